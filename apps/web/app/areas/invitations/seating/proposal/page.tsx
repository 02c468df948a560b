import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";
import { Link, useNavigation } from "react-router";
import { changeSeating } from "#app/areas/invitations/seating/change-seating.ts";
import { familiesOf, familyName } from "#app/areas/invitations/seating/families.ts";
import { loadSeating, usePackedGuests } from "#app/areas/invitations/seating/load-seating.ts";
import { refusedSentence } from "#app/areas/invitations/seating/refused-sentence.ts";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { foundOrError } from "#app/areas/notebook/found-or-error.ts";
import { LoadFailed } from "#app/areas/notebook/load-failed.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { Form } from "#app/forms/form.tsx";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./proposal.module.css";
import { Rules } from "./rules.tsx";
import { Unseated } from "./unseated.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const seating = await loadSeating(context);
  const keep = url.searchParams.get("garder") === "main" ? "by-hand" : "all";
  const { propose } = context.get(apiContext).invitations.seating;
  const proposal = await foundOrError(propose({ event_id: seating.eventId, keep }));
  return { ...seating, keep, proposal };
}

/** Also after a refusal: the proposal may be another by now. */
export const shouldRevalidate = () => true;

export function action({ context, request }: Route.ActionArgs) {
  return changeSeating(context, request, at("seatingProposal"), at("seating"));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** « Proposition »: who is kept apart, and a seating that respects it, shown before it is accepted. */
export default function ProposalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { eventId, plan, packed, keep, proposal } = loaderData;
  const guests = usePackedGuests(packed);
  const state = actionData ?? undefined;
  const busy = useNavigation().formData?.get("intent") === "accept";
  if (plan === null || proposal === null) return <LoadFailed address={at("seatingProposal")} />;
  const tableOf = new Map(
    proposal.placements.map(({ guest_id, table_id }) => [guest_id, table_id]),
  );
  const placed = familiesOf(
    guests.flatMap((guest) => {
      const table_id = tableOf.get(guest.id);
      return table_id === undefined ? [] : [{ ...guest, table_id }];
    }),
  );
  const people = placed.reduce((sum, family) => sum + family.people, 0);
  return (
    <>
      <Title>Proposition de placement</Title>
      <BackButton to={at("seating")}>Plan de table</BackButton>
      <h1>Proposition</h1>
      <p className={kit.narrow}>
        Les foyers restent ensemble, les catégories aussi autant que possible. Rien ne change avant
        que vous ne l’acceptiez.
      </p>
      <nav className={kit.cluster2} aria-label="Qui garde sa place">
        <Link
          to={at("seatingProposal")}
          replace
          preventScrollReset
          className={styles.choice}
          aria-current={keep === "all" ? "page" : undefined}
        >
          Placer les autres
        </Link>
        <Link
          to="?garder=main"
          replace
          preventScrollReset
          className={styles.choice}
          aria-current={keep === "by-hand" ? "page" : undefined}
        >
          Tout refaire, sauf ce que nous avons placé
        </Link>
      </nav>
      {state?.values.intent === "accept" ? <ErrorNote>{refusedSentence(state)}</ErrorNote> : null}
      <section className={`${kit.card} ${kit.pad4} ${kit.stack3}`} aria-label="Proposition">
        {placed.length === 0 ? (
          <p>Personne à placer de plus.</p>
        ) : (
          <>
            <h2 className={words.text18}>
              {count(people, "personne trouve sa place", "personnes trouvent leur place")}
            </h2>
            {plan.can.write ? (
              <Form method="post" preventScrollReset>
                <HiddenInputs
                  values={{
                    ...{ intent: "accept", event_id: eventId, keep, digest: proposal.digest },
                  }}
                />
                <Button busy={busy}>Accepter cette proposition</Button>
              </Form>
            ) : null}
            <dl className={styles.tables}>
              {plan.tables.map(({ id, name }) => {
                const here = placed.filter(({ tableId }) => tableId === id);
                return here.length === 0 ? null : (
                  <div key={id} className={styles.table}>
                    <dt className={words.bold}>{name}</dt>
                    {here.map((family) => (
                      <dd key={family.key}>
                        {familyName(family)}
                        {family.people > 1 ? ` (${family.people})` : ""}
                      </dd>
                    ))}
                  </div>
                );
              })}
            </dl>
          </>
        )}
      </section>
      <Unseated unseated={proposal.unseated} guests={guests} />
      <Rules
        {...{ eventId, guests, rules: plan.rules, mayWrite: plan.can.write }}
        state={state?.values.intent?.startsWith("rule-") ? state : undefined}
      />
    </>
  );
}
