import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { Link, useLocation } from "react-router";
import { seatingFigures } from "#app/areas/invitations/seating/families.ts";
import { loadSeating, usePackedGuests } from "#app/areas/invitations/seating/load-seating.ts";
import { SeatingTabs } from "#app/areas/invitations/seating/seating-tabs.tsx";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { LoadFailed } from "#app/areas/notebook/load-failed.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import kit from "#app/ui/kit.module.css";
import { PrintButton } from "#app/ui/print-button.tsx";
import blocks from "#app/ui/text-blocks.module.css";
import type { Route } from "./+types/page";
import styles from "./lists.module.css";
import { Meals } from "./meals.tsx";
import { DoorSheet, TableCards, TableSheet } from "./sheets.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  return { ...(await loadSeating(context)), today: new Date().toISOString().slice(0, 10) };
}

/** The lists by the value of the address, each with its name. */
const lists = [
  ["accueil", "À l’accueil"],
  ["tables", "Par table"],
  ["chevalets", "Chevalets"],
  ["repas", "Repas"],
] as const;

/** « Listes »: what is printed for the door and the tables, and how many meals each table gets. */
export default function ListsPage({ loaderData }: Route.ComponentProps) {
  const { name, plan, packed, today } = loaderData;
  const guests = usePackedGuests(packed);
  const asked = new URLSearchParams(useLocation().search).get("liste");
  const [list] = lists.find(([value]) => value === asked) ?? lists[0];
  const coming = guests.filter(({ answer }) => answer !== "no");
  const figures = plan ? seatingFigures({ tables: plan.tables, guests }) : null;
  return (
    <>
      <Title>Listes du plan de table</Title>
      <div className={`${kit.cluster2} ${kit.between} ${kit.notPrinted}`}>
        <BackButton to={at("guests")}>Invités</BackButton>
        <PrintButton />
      </div>
      <h1 className={list === "chevalets" ? kit.notPrinted : undefined}>Plan de table</h1>
      {plan === null || figures === null ? (
        <LoadFailed address={at("seatingLists")} />
      ) : (
        <>
          <div className={kit.notPrinted}>
            <SeatingTabs current="lists" open={figures.people - figures.seated} />
          </div>
          <nav className={`${kit.cluster2} ${kit.notPrinted}`} aria-label="Listes">
            {lists.map(([value, label]) => (
              <Link
                key={value}
                to={`?liste=${value}`}
                replace
                preventScrollReset
                className={styles.choice}
                aria-current={value === list ? "page" : undefined}
              >
                {label}
              </Link>
            ))}
          </nav>
          {list === "chevalets" ? null : (
            <p className={blocks.onlyPrinted}>
              {name}, imprimé le {longDate(today)}
            </p>
          )}
          {list === "accueil" ? <DoorSheet guests={coming} tables={plan.tables} /> : null}
          {list === "tables" ? <TableSheet guests={coming} tables={plan.tables} /> : null}
          {list === "chevalets" ? <TableCards guests={coming} tables={plan.tables} /> : null}
          {list === "repas" ? (
            <Meals guests={coming} tables={plan.tables} questions={plan.questions} />
          ) : null}
        </>
      )}
    </>
  );
}
