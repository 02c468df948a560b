import { at } from "@jdj/contract/paths/addresses";
import type { Quote } from "@jdj/contract/quotes/shapes";
import { dateIn, longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { cancellationTerms } from "#app/areas/payments/cancellation-terms.ts";
import { CreditNoteLinks } from "#app/areas/payments/credit-note-links.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { MarkInstalment } from "./mark-instalment.tsx";
import styles from "./quote-card.module.css";
import { QuoteTable } from "./quote-table.tsx";

const depositStates = {
  "to-pay": "à payer",
  pending: "paiement en cours",
  paid: "payé",
  closed: "annulé",
  refunding: "remboursement en cours",
  refunded: "remboursé",
} as const;

const isUnpaid = (state: keyof typeof depositStates) => state === "to-pay" || state === "pending";

/** The quote of a request: its lines, total, deposit and validity, and its PDF. */
export function QuoteCard({
  quote,
  mayPay,
  mayMark = false,
}: {
  quote: Quote;
  mayPay: boolean;
  /** Whether the reader notes which instalments they received. */
  mayMark?: boolean;
}) {
  const order = quote.deposit_order;
  const today = dateIn(new Date());
  return (
    <section className={`${kit.card} ${kit.stack3} ${styles.card}`} aria-labelledby="devis">
      <h3 id="devis">Devis</h3>
      <QuoteTable
        quote={quote}
        deposit={
          order ? { amount: order.amount_fcfa, state: depositStates[order.state] } : undefined
        }
        beside={(index) =>
          mayMark ? <MarkInstalment instalment={quote.instalments[index]} /> : null
        }
      />
      <p className={quote.expired ? words.errorText : words.note}>
        {quote.expired ? "N’est plus valable depuis le " : "Valable jusqu’au "}
        {longDate(quote.valid_until)}
      </p>
      {quote.service_day === null ? null : (
        <p className={words.note}>Prestation le {longDate(quote.service_day)}</p>
      )}
      {mayPay && quote.deposit > 0 && (order === null || isUnpaid(order.state)) ? (
        <p className={words.note}>{cancellationTerms(quote.service_day, today)}</p>
      ) : null}
      <div className={`${kit.wrap} ${styles.links}`}>
        <a className={kit.iconLink} href={quote.pdf_url} download>
          <Icon name="download" size={18} /> Devis en PDF
        </a>
        {order?.receipts.map(({ url, amount_fcfa }, _, all) => (
          <a className={kit.iconLink} key={url} href={url}>
            <Icon name="file-text" size={18} />{" "}
            {all.length === 1 ? "Reçu de l’acompte" : `Reçu de ${fcfa(amount_fcfa)}`}
          </a>
        ))}
      </div>
      <CreditNoteLinks notes={order?.credit_notes ?? []} />
      {mayPay && order && isUnpaid(order.state) ? (
        <LinkButton to={at("pay", { reference: order.reference })} reloadDocument wide>
          {order.state === "pending"
            ? "Suivre le paiement"
            : `Payer l’acompte de ${fcfa(order.amount_fcfa)}`}
        </LinkButton>
      ) : null}
    </section>
  );
}
