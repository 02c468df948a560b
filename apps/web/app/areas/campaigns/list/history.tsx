import { at } from "@jdj/contract/paths/addresses";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import kit from "#app/ui/kit.module.css";
import { Pagination } from "#app/ui/pagination.tsx";
import words from "#app/ui/words.module.css";
import { CampaignCards } from "./campaign-cards.tsx";
import styles from "./page.module.css";
import type { CampaignRow } from "./present-campaign.ts";

const columns: Column<CampaignRow>[] = [
  {
    heading: "Date",
    names: true,
    cell: ({ date, state, isReminder }) => (
      <>
        <span className={styles.whole}>{date}</span> {isReminder ? <Badge>Rappel</Badge> : null}{" "}
        {state === null ? null : <Badge tone="waiting">{state}</Badge>}
      </>
    ),
  },
  { heading: "Expéditeur", cell: ({ sender }) => sender },
  { heading: "Canal", cell: ({ channel }) => <span className={styles.whole}>{channel}</span> },
  { heading: "Cible", cell: ({ target }) => target },
  {
    heading: "Objet",
    cell: ({ subject }) => subject ?? <span className={words.tertiary}>Sans objet</span>,
  },
  {
    heading: "Succès",
    numeric: true,
    cell: ({ success }) => (
      <span className={success > 0 ? `${words.bold} ${words.green}` : undefined}>{success}</span>
    ),
  },
  {
    heading: "Échecs",
    numeric: true,
    cell: ({ error }) => <span className={error > 0 ? words.errorText : undefined}>{error}</span>,
  },
  { heading: "Total", numeric: true, cell: ({ total }) => total },
  {
    heading: "Action",
    cell: ({ id, date }) => (
      <Link to={at("card", { id })} className={`${kit.tapTarget} ${words.bold}`}>
        Détail<span className="visually-hidden"> de l’envoi du {date}</span>
      </Link>
    ),
  },
];

interface HistoryProps {
  campaigns: readonly CampaignRow[];
  page: number;
  lastPage: number;
  /** Whether all nine columns are asked for. */
  isTable: boolean;
  mayWrite: boolean;
}

/** Address of a page of the list, as cards or as a table. */
export function historyAddress(isTable: boolean, page = 1): string {
  const query = new URLSearchParams();
  if (isTable) query.set("vue", "tableau");
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${at("cards")}?${query}` : at("cards");
}

/** The campaigns, newest first and a page at a time: as cards, or as a table of nine columns. */
export function History({ campaigns, page, lastPage, isTable, mayWrite }: HistoryProps) {
  return (
    <section aria-labelledby="historique" className={`${kit.stack3} ${kit.oneColumn}`}>
      <h2 id="historique" className="visually-hidden">
        Historique
      </h2>
      {isTable ? (
        <DataTable caption="Envois" columns={columns} rows={campaigns} rowKey={({ id }) => id} />
      ) : (
        <CampaignCards campaigns={campaigns} mayWrite={mayWrite} />
      )}
      <Pagination
        page={page}
        lastPage={lastPage}
        to={(number) => historyAddress(isTable, number)}
        label="Envois"
      />
    </section>
  );
}
