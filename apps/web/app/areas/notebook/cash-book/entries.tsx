import type { CashBookEntry } from "@jdj/contract/notebook/cash-book";
import { paymentMeansLabels } from "@jdj/contract/notebook/cash-book-sums";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { type ReactNode, useId } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

type EntriesProps = {
  title: string;
  entries: readonly CashBookEntry[];
  names: ReadonlyMap<number, string>;
  eventId: number;
  mayWrite: boolean;
  /** The entry that is changed, and its form in place of its row. */
  editing: { id: number; form: ReactNode } | null;
};

/** A list of payments; nothing without any. */
export function Entries({ title, entries, names, eventId, mayWrite, editing }: EntriesProps) {
  const heading = useId();
  if (entries.length === 0) return null;
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul className={`${kit.card} ${kit.listReset}`}>
        {entries.map((entry) => {
          const name = nameOf(entry, names);
          return (
            <li
              key={entry.id}
              id={`paiement-${entry.id}`}
              className={`${kit.ruled} ${styles.entry}`}
            >
              {editing?.id === entry.id ? (
                editing.form
              ) : (
                <>
                  <Facts entry={entry} name={name} />
                  {mayWrite ? <Actions entry={entry} name={name} eventId={eventId} /> : null}
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function nameOf({ budget_id }: CashBookEntry, names: ReadonlyMap<number, string>): string {
  return (budget_id === null ? undefined : names.get(budget_id)) ?? "Sans poste";
}

function Facts({ entry, name }: { entry: CashBookEntry; name: string }) {
  const { amount, returned, paid_on, due_on, means, paid_by, note, state, receipt } = entry;
  const when =
    paid_on === null
      ? due_on && `À payer le ${longDate(due_on)}`
      : [
          `Payé le ${longDate(paid_on)}`,
          means && paymentMeansLabels[means],
          paid_by && `par ${paid_by}`,
        ]
          .filter(Boolean)
          .join(" · ");
  return (
    <>
      <div className={`${kit.row3} ${kit.between} ${styles.head}`}>
        <strong className={words.breakAnywhere}>{name}</strong>
        <strong className={words.nowrap}>{fcfa(amount)}</strong>
      </div>
      <p className={`${words.note} ${words.breakAnywhere}`}>{when}</p>
      {note ? <p className={`${words.note} ${words.breakAnywhere}`}>{note}</p> : null}
      <p className={kit.cluster2}>
        {state === "late" ? <Badge tone="bad">En retard</Badge> : null}
        {entry.deposit ? <Badge>Payé par Joie du Jour</Badge> : null}
        {returned > 0 ? (
          <Badge tone="waiting">
            {state === "returned" ? "Rendu" : `${fcfa(returned)} rendus`}
          </Badge>
        ) : null}
        {receipt ? (
          <a href={receipt} target="_blank" rel="noreferrer">
            Voir le reçu<span className="visually-hidden">{`\u00a0: ${name}`}</span>
          </a>
        ) : null}
      </p>
    </>
  );
}

type ActionsProps = { entry: CashBookEntry; name: string; eventId: number };

function Actions({ entry: { id, version, amount, state, deposit }, name, eventId }: ActionsProps) {
  const removal = `retirer-${id}`;
  const isDue = state === "due" || state === "late";
  return (
    <div className={kit.cluster2}>
      <LinkButton
        variant={isDue ? "plain" : "quiet"}
        to={`${at("cashBook")}?paiement=${id}${isDue ? "&paye=1" : ""}#paiement-${id}`}
        preventScrollReset
      >
        {isDue ? "C’est payé" : "Modifier"}
        <span className="visually-hidden">{`\u00a0: ${name}`}</span>
      </LinkButton>
      {isDue ? (
        <LinkButton
          variant="quiet"
          to={`${at("cashBook")}?paiement=${id}#paiement-${id}`}
          preventScrollReset
        >
          Modifier<span className="visually-hidden">{`\u00a0: ${name}`}</span>
        </LinkButton>
      ) : null}
      {deposit ? null : (
        <>
          <Button type="button" variant="quiet" data-opens={removal}>
            Retirer<span className="visually-hidden">{`\u00a0: ${name}`}</span>
          </Button>
          <ConfirmDialog
            id={removal}
            title="Retirer ce paiement"
            fields={{ intent: "remove", event_id: eventId, id, version }}
            yes="Retirer"
            keepsScroll
          >
            <p>
              Retirer {fcfa(amount)} pour «{"\u00a0"}
              {name}
              {"\u00a0"}», avec le reçu{"\u00a0"}?
            </p>
          </ConfirmDialog>
        </>
      )}
    </div>
  );
}
