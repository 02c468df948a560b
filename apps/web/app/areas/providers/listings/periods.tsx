import type { ListingPeriod } from "@jdj/contract/providers/listings";
import { shortDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { CreditNoteLinks } from "#app/areas/payments/credit-note-links.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import pro from "#app/ui/pro.module.css";
import words from "#app/ui/words.module.css";

const states = {
  coming: { label: "À venir", tone: "waiting" },
  running: { label: "En cours", tone: "good" },
  over: { label: "Terminée", tone: "neutral" },
  withdrawn: { label: "Annulée", tone: "bad" },
} as const;

function paidFor({ payment, reason }: ListingPeriod): string {
  if (payment === null) return reason === null ? "Offerte" : `Offerte\u00a0: ${reason}`;
  const amount = fcfa(payment.amount_fcfa);
  if (payment.state === "refunded") return `${amount}, remboursés`;
  if (payment.state === "refunding") return `${amount}, remboursement en cours`;
  return `${amount}, payés${payment.paid_at === null ? "" : ` le ${shortDate(payment.paid_at.slice(0, 10))}`}`;
}

type PeriodsProps<P extends ListingPeriod> = {
  periods: readonly P[];
  /** What else is said of a period. */
  note?: (period: P) => string;
};

/** The periods of the shop with their receipts; nothing before the first. */
export function Periods<P extends ListingPeriod>({ periods, note }: PeriodsProps<P>) {
  if (periods.length === 0) return null;
  return (
    <section className={kit.stack4} aria-labelledby="historique">
      <h2 id="historique">Historique</h2>
      <ul className={`${kit.card} ${kit.grid}`}>
        {periods.map((period) => (
          <li key={period.id} className={`${kit.cluster} ${pro.row}`}>
            <div className={pro.who}>
              <p className={words.bold}>
                Du {shortDate(period.starts_on)} au {shortDate(period.ends_on)}
              </p>
              {note ? <p>{note(period)}</p> : null}
              <p className={words.note}>{paidFor(period)}</p>
              <CreditNoteLinks notes={period.payment?.credit_notes ?? []} />
            </div>
            <div className={kit.cluster2}>
              {period.payment?.receipt_url ? (
                <a href={period.payment.receipt_url} download>
                  <Icon name="download" size={20} /> Reçu (PDF)
                </a>
              ) : null}
              <Badge tone={states[period.state].tone}>{states[period.state].label}</Badge>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
