import type { CashBookEntry } from "@jdj/contract/notebook/cash-book";
import { paymentMeansLabels } from "@jdj/contract/notebook/cash-book-sums";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { type ReactNode, useId } from "react";
import itemList from "#app/areas/notebook/item-list.module.css";
import { Badge } from "#app/ui/badge.tsx";
import kit from "#app/ui/kit.module.css";
import { OpenedRow } from "#app/ui/opened-row.tsx";
import words from "#app/ui/words.module.css";
import type { BookFilter } from "./book-filter.ts";
import { EntryActions } from "./entry-actions.tsx";
import { lineName } from "./line-choices.ts";
import styles from "./page.module.css";

type EntriesProps = {
  title: string;
  entries: readonly CashBookEntry[];
  names: ReadonlyMap<number, string>;
  filter: BookFilter;
  mayWrite: boolean;
  /** The entry that is changed, and its form in place of its row. */
  editing: { id: number; form: ReactNode } | null;
  /** The entry of which something is removed, and the question in place of its actions. */
  removing: { id: number; question: ReactNode } | null;
};

/** A list of payments with what they come to; nothing without any. */
export function Entries(props: EntriesProps) {
  const { title, entries, names, filter, mayWrite, editing, removing } = props;
  const heading = useId();
  if (entries.length === 0) return null;
  const sum = entries.reduce((total, { amount, returned }) => total + amount - returned, 0);
  return (
    <section
      className={`${kit.stack3} ${kit.oneColumn} ${itemList.list}`}
      aria-labelledby={heading}
    >
      <div className={`${kit.row3} ${kit.between} ${styles.head}`}>
        <h2 id={heading}>{title}</h2>
        <strong className={words.nowrap}>{fcfa(sum)}</strong>
      </div>
      <ul className={`${kit.card} ${kit.listReset}`}>
        {entries.map((entry) => {
          const name = lineName(entry.budget_id, names);
          return (
            <li
              key={entry.id}
              id={`paiement-${entry.id}`}
              className={`${kit.ruled} ${styles.entry} ${entry.paid_on === null ? styles.due : ""}`}
            >
              {editing?.id === entry.id ? (
                <OpenedRow className={styles.opened}>{editing.form}</OpenedRow>
              ) : (
                <>
                  <strong className={words.breakAnywhere}>{name}</strong>
                  <strong className={`${words.nowrap} ${styles.amount}`}>
                    {fcfa(entry.amount)}
                  </strong>
                  <div className={`${kit.stack1} ${kit.oneColumn} ${styles.facts}`}>
                    <Facts entry={entry} />
                    <Marks entry={entry} name={name} />
                  </div>
                  {removing?.id === entry.id ? (
                    <OpenedRow className={styles.opened}>{removing.question}</OpenedRow>
                  ) : mayWrite ? (
                    <div className={`${kit.row2} ${kit.notPrinted} ${styles.actions}`}>
                      <EntryActions entry={entry} name={name} filter={filter} />
                    </div>
                  ) : null}
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Facts({ entry }: { entry: CashBookEntry }) {
  const { paid_on, due_on, means, paid_by, note } = entry;
  const facts =
    paid_on === null
      ? [due_on && `À payer le ${longDate(due_on)}`, paid_by && `par ${paid_by}`]
      : [
          `Payé le ${longDate(paid_on)}`,
          means && paymentMeansLabels[means],
          paid_by && `par ${paid_by}`,
        ];
  return (
    <>
      <p className={`${words.note} ${words.breakAnywhere}`}>{facts.filter(Boolean).join(" · ")}</p>
      {note ? <p className={`${words.note} ${words.breakAnywhere}`}>{note}</p> : null}
    </>
  );
}

type MarksProps = { entry: CashBookEntry; name: string };

/** Its state where that is not plain, its receipt, and the page of the deposit that it is. */
function Marks({ entry: { state, returned, deposit, receipt }, name }: MarksProps) {
  const of = <span className="visually-hidden">{`\u00a0: ${name}`}</span>;
  return (
    <p className={`${kit.cluster2} ${styles.marks}`}>
      {state === "late" ? <Badge tone="bad">En retard</Badge> : null}
      {deposit ? <Badge>Acompte payé ici</Badge> : null}
      {returned > 0 ? (
        <Badge tone="waiting">{state === "returned" ? "Rendu" : `${fcfa(returned)} rendus`}</Badge>
      ) : null}
      {deposit?.page ? (
        <a
          className={`${kit.iconLink} ${kit.notPrinted}`}
          href={pageOf(deposit.kind, deposit.page)}
        >
          {deposit.kind === "booking" ? "Voir la réservation" : "Voir le devis"}
          {of}
        </a>
      ) : null}
      {receipt ? (
        <a
          className={`${kit.iconLink} ${kit.notPrinted}`}
          href={receipt}
          target="_blank"
          rel="noreferrer"
        >
          Voir le reçu{of}
        </a>
      ) : null}
    </p>
  );
}

/** The page of a booking, or of the request of a quote: there its payment and receipt are. */
function pageOf(kind: "booking" | "quote", id: number): string {
  return kind === "booking" ? at("reservation", { id }) : at("request", { id });
}
