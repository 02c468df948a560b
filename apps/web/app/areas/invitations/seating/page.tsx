import type { SeatedGuest } from "@jdj/contract/invitations/seating";
import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";
import { useMemo, useRef } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { LoadFailed } from "#app/areas/notebook/load-failed.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { changeSeating } from "./change-seating.ts";
import {
  afterSeating,
  declinedOf,
  familiesOf,
  familyValue,
  laidTables,
  nameOf,
  seatingFigures,
} from "./families.ts";
import { apartOf } from "./kept-apart.ts";
import { type LoadedPlan, loadSeating, usePackedGuests } from "./load-seating.ts";
import { SeatLists } from "./seat-lists.tsx";
import styles from "./seating.module.css";
import { SeatingTabs } from "./seating-tabs.tsx";
import { TableButtons } from "./table-buttons.tsx";
import { useSeatDrag } from "./use-seat-drag.ts";
import { useSeatKeys } from "./use-seat-keys.ts";

export const handle: PageHandle = { page: "hydrated" };

export function loader({ context }: Route.LoaderArgs) {
  return loadSeating(context);
}

/** Also after a refusal: another host may have seated somebody. */
export const shouldRevalidate = () => true;

const addressOf = (search: string) =>
  new URLSearchParams(search).get("vue") === "tables"
    ? `${at("seating")}?vue=tables`
    : at("seating");

export function action({ context, request, url }: Route.ActionArgs) {
  return changeSeating(context, request, addressOf(url.search));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** « Plan de table »: who sits at which table; a family is chosen, then its table. */
export default function SeatingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { eventId, seed, plan, packed } = loaderData;
  const guests = usePackedGuests(packed);
  return (
    <>
      <Title>Plan de table</Title>
      <BackButton to={at("guests")}>Invités</BackButton>
      <h1>Plan de table</h1>
      {plan === null ? (
        <LoadFailed address={at("seating")} />
      ) : guests.length === 0 || plan.tables.length === 0 ? (
        <EmptyState
          seed={seed}
          sentence={
            guests.length === 0
              ? "Ajoutez d’abord vos invités\u00a0: vous les placerez ensuite à leur table."
              : "Quelles tables y aura-t-il dans la salle\u00a0? Ajoutez-les, puis placez vos invités."
          }
          action={
            plan.can.write ? (
              guests.length === 0 ? (
                <LinkButton to={at("createGuests", { eventId })}>Ajouter des invités</LinkButton>
              ) : (
                <LinkButton to={at("seatingRoom")}>Ajouter les tables</LinkButton>
              )
            ) : null
          }
        />
      ) : (
        <Seats {...{ eventId, plan, guests }} state={actionData ?? undefined} />
      )}
    </>
  );
}

type SeatsProps = {
  eventId: number;
  plan: LoadedPlan;
  guests: readonly SeatedGuest[];
  state: FormState | undefined;
};

function Seats({ eventId, plan, guests, state }: SeatsProps) {
  const view =
    new URLSearchParams(useLocation().search).get("vue") === "tables" ? "tables" : "families";
  const { formData: sent, state: pace } = useNavigation();
  const shown = useMemo(() => afterSeating(guests, sent), [guests, sent]);
  const families = useMemo(() => familiesOf(shown), [shown]);
  const laid = useMemo(() => laidTables(plan.tables, families), [plan.tables, families]);
  const apart = useMemo(() => apartOf(families, plan.rules), [families, plan.rules]);
  const form = useRef<HTMLFormElement>(null);
  const drag = useSeatDrag(form, styles.ghost);
  const { people, ...keys } = useSeatKeys(form, { seats: families, isBusy: pace !== "idle" });
  const { write: mayWrite } = plan.can;
  const figures = seatingFigures({ tables: plan.tables, guests: shown });
  const open = figures.people - figures.seated;
  return (
    <>
      <p className={kit.facts}>
        <span>
          <strong>{figures.seated}</strong> sur {count(figures.people, "personne")} à table
        </span>
        <span className={`${words.note} hidden-on-phone`}>
          {count(plan.tables.length, "table")}, {count(figures.places, "place")}
        </span>
      </p>
      <SeatingTabs current={view} open={open} />
      <Declined eventId={eventId} declined={declinedOf(shown)} mayWrite={mayWrite} />
      {figures.people > figures.places ? (
        <Note tone="warning">
          Il manque {count(figures.people - figures.places, "place")} pour que tous soient assis.{" "}
          <Link to={at("seatingRoom")}>Ajouter des tables</Link>
        </Note>
      ) : null}
      <Form
        ref={form}
        method="post"
        preventScrollReset
        noValidate
        className={styles.seats}
        data-view={view}
        {...keys}
        {...drag}
      >
        <HiddenInputs values={{ intent: "seat", event_id: eventId }} />
        {/* Enter in a checkbox would press the first button: this one does nothing. */}
        <button type="submit" disabled hidden />
        <SeatLists {...{ families, laid, apart, mayWrite }} refused={state?.values.family} />
        {mayWrite ? (
          <TableButtons
            tables={laid}
            people={people}
            state={state?.values.intent === "seat" ? state : undefined}
          />
        ) : null}
      </Form>
    </>
  );
}

type DeclinedProps = {
  eventId: number;
  declined: ReturnType<typeof declinedOf>;
  mayWrite: boolean;
};

/** Who declined after they were seated: their places are free, and they leave the plan with one press. */
function Declined({ eventId, declined, mayWrite }: DeclinedProps) {
  if (declined.length === 0) return null;
  const places = declined.reduce((sum, { people }) => sum + people, 0);
  return (
    <Note tone="warning">
      <p>
        {declined.map(nameOf).join(", ")} {declined.length > 1 ? "ont répondu" : "a répondu"} non
        {"\u00a0"}: {count(places, "place libérée", "places libérées")}.
      </p>
      {mayWrite ? (
        <Form method="post" preventScrollReset>
          <HiddenInputs values={{ intent: "seat", event_id: eventId, table_id: "" }} />
          {declined.map((guest) => (
            <input
              key={guest.id}
              type="hidden"
              name="family"
              value={familyValue({ members: [guest], tableId: guest.table_id })}
            />
          ))}
          <Button variant="plain">Retirer du plan</Button>
        </Form>
      ) : null}
    </Note>
  );
}
