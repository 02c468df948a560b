import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";
import { useLocation } from "react-router";
import { changeSeating } from "#app/areas/invitations/seating/change-seating.ts";
import { familiesOf, laidTables, seatingFigures } from "#app/areas/invitations/seating/families.ts";
import { loadSeating, usePackedGuests } from "#app/areas/invitations/seating/load-seating.ts";
import { SeatingTabs } from "#app/areas/invitations/seating/seating-tabs.tsx";
import { leftAt } from "#app/areas/invitations/seating/table-card.tsx";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { LoadFailed } from "#app/areas/notebook/load-failed.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { OpenedRow } from "#app/ui/opened-row.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { Plan } from "./plan.tsx";
import styles from "./room.module.css";
import { AddTables, TableForm } from "./table-form.tsx";
import { TellTableForm } from "./tell-table-form.tsx";

export const handle: PageHandle = { page: "hydrated" };

export function loader({ context }: Route.LoaderArgs) {
  return loadSeating(context);
}

export function action({ context, request }: Route.ActionArgs) {
  return changeSeating(context, request, at("seatingRoom"));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** « Salle »: which tables there are, and where they stand. */
export default function RoomPage({ loaderData, actionData }: Route.ComponentProps) {
  const { eventId, plan, packed } = loaderData;
  const guests = usePackedGuests(packed);
  const state = actionData ?? undefined;
  const stateOf = (intent: string) => (state?.values.intent === intent ? state : undefined);
  const opened = Number(new URLSearchParams(useLocation().search).get("table"));
  const laid = plan ? laidTables(plan.tables, familiesOf(guests)) : [];
  const figures = plan ? seatingFigures({ tables: plan.tables, guests }) : null;
  return (
    <>
      <Title>Tables de la salle</Title>
      <BackButton to={at("guests")}>Invités</BackButton>
      <h1>Plan de table</h1>
      {plan === null || figures === null ? (
        <LoadFailed address={at("seatingRoom")} />
      ) : (
        <>
          <p className={kit.facts}>
            <span>
              {count(plan.tables.length, "table")}, {count(figures.places, "place")}
            </span>
            <span className={words.note}>pour {count(figures.people, "personne")}</span>
          </p>
          <SeatingTabs current="room" open={figures.people - figures.seated} />
          {plan.can.write ? (
            <AddTables
              eventId={eventId}
              isOpen={plan.tables.length === 0}
              state={stateOf("table-add")}
            />
          ) : null}
          {laid.length > 0 ? (
            <Plan eventId={eventId} laid={laid} mayWrite={plan.can.write} />
          ) : null}
          <ul className={`${kit.card} ${kit.listReset}`} aria-label="Tables">
            {laid.map((one) => (
              <li
                key={one.table.id}
                id={`table-${one.table.id}`}
                className={`${kit.ruled} ${styles.row}`}
              >
                <strong className={words.breakAnywhere}>{one.table.name}</strong>
                {opened === one.table.id && plan.can.write ? (
                  <OpenedRow className={styles.opened}>
                    <TableForm
                      eventId={eventId}
                      table={one.table}
                      seated={guests.filter(({ table_id }) => table_id === one.table.id).length}
                      people={one.people}
                      saved={stateOf("table-save")}
                      removed={stateOf("table-remove")}
                    />
                  </OpenedRow>
                ) : (
                  <>
                    <span className={words.note}>
                      {one.people} sur {one.table.places}, {leftAt(one.left)}
                    </span>
                    {plan.can.write ? (
                      <LinkButton
                        variant="quiet"
                        to={`?table=${one.table.id}#table-${one.table.id}`}
                        preventScrollReset
                        aria-label={`Modifier ${one.table.name}`}
                      >
                        Modifier
                      </LinkButton>
                    ) : null}
                  </>
                )}
              </li>
            ))}
          </ul>
          <TellTableForm
            eventId={eventId}
            day={plan.day}
            tellsOnEve={plan.tells_on_eve}
            mayWrite={plan.can.write}
          />
        </>
      )}
    </>
  );
}
