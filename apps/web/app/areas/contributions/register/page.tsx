import { at } from "@jdj/contract/paths/addresses";
import { type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { foundOrError } from "#app/areas/notebook/found-or-error.ts";
import itemList from "#app/areas/notebook/item-list.module.css";
import { LoadFailed } from "#app/areas/notebook/load-failed.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/page";
import { changeRegister } from "./change-register.ts";
import { ClosedNote, Closing } from "./closing.tsx";
import { People, WaitingCash } from "./people.tsx";
import { PersonForm } from "./person-form.tsx";
import { asks, registerAddress } from "./register-address.ts";
import { ShareList } from "./share-list.tsx";
import { Summary } from "./summary.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { contributions } = context.get(apiContext);
  return {
    eventId: event.id,
    seed: event.seed,
    name: event.name,
    register: await foundOrError(contributions.register.register({ eventId: event.id })),
    today: new Date().toISOString().slice(0, 10),
  };
}

/** Whether the register is read again: after a form, not for what the address alone opens, also without a network. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = asked;
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  const isMoved = currentUrl.search !== nextUrl.search || currentUrl.hash !== nextUrl.hash;
  return formMethod !== "POST" && isSamePage && isMoved ? false : defaultShouldRevalidate;
}

export function action({ context, request }: Route.ActionArgs) {
  return changeRegister(context, request);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** « Cotisations »: who pledged, who paid what, and by whose word. */
export default function ContributionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { eventId, seed, name, register, today } = loaderData;
  const asked = new URLSearchParams(useLocation().search);
  const mayName = useMayWrite("money");
  const state = actionData ?? undefined;
  const stateOf = (...intents: string[]) =>
    intents.includes(state?.values.intent ?? "") ? state : undefined;
  if (register === null)
    return (
      <>
        <Title>Cotisations</Title>
        <h1>Cotisations</h1>
        <LoadFailed address={at("contributions")} />
      </>
    );
  const isFilled = register.contributors.length > 0;
  const groups = register.groups.flatMap((group) => group.name ?? []);
  const isAdding = !isFilled || stateOf("add") !== undefined || asked.get(asks.person) === "";
  const failed = stateOf("confirm", "cancel", "remove");
  return (
    <>
      <Title>Cotisations</Title>
      <div className={`${kit.cluster2} ${kit.between}`}>
        <h1>Cotisations</h1>
        {isFilled ? (
          <div className={`${kit.cluster2} ${kit.notPrinted}`}>
            <LinkButton
              to={at("contributionsPrint")}
              variant="quiet"
              icon={<Icon name="printer" size={20} />}
            >
              <span className="hidden-on-phone">Registre</span>
            </LinkButton>
            {register.can.write && !isAdding ? (
              <LinkButton
                to={registerAddress({ [asks.person]: "" }, "nouvelle")}
                icon={<Icon name="plus" size={20} />}
                preventScrollReset
              >
                Ajouter<span className="visually-hidden"> une personne</span>
              </LinkButton>
            ) : null}
          </div>
        ) : null}
      </div>
      {failed ? <ErrorNote>{failed.message}</ErrorNote> : null}
      <ClosedNote {...{ eventId, register }} state={stateOf("reopen")} />
      {isFilled ? (
        <Summary {...{ register, seed }} />
      ) : (
        <p className={kit.narrow}>
          Qui a promis, qui a payé quoi{"\u00a0"}: par groupe, en plusieurs fois, en espèces avec la
          parole d’une deuxième personne.
        </p>
      )}
      {register.can.write ? (
        isAdding ? (
          <section
            className={`${kit.card} ${kit.pad4} ${itemList.form}`}
            id="nouvelle"
            aria-label="Ajouter une personne"
          >
            <PersonForm
              key={register.contributors.length}
              {...{ eventId, groups }}
              person={null}
              state={stateOf("add")}
            />
          </section>
        ) : null
      ) : isFilled ? null : (
        <p>Personne n’est encore au registre.</p>
      )}
      <WaitingCash {...{ eventId, register }} />
      <People {...{ eventId, register, today, asked, stateOf }} />
      {isFilled ? (
        <>
          <ShareList {...{ register, today, asked, mayName }} event={name} />
          <Closing {...{ eventId, register }} state={stateOf("close")} />
        </>
      ) : null}
    </>
  );
}
