import type { Quote } from "@jdj/contract/quotes/shapes";
import { longDate } from "@jdj/french/dates";
import { fcfa, grouped } from "@jdj/french/money";
import type { ReactNode } from "react";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./quote-card.module.css";

/** What a quote says before and after it is sent. */
export type QuoteOffer = Pick<
  Quote,
  | "lines"
  | "subtotal"
  | "discount"
  | "tax"
  | "tax_percent"
  | "total"
  | "deposit"
  | "terms"
  | "valid_until"
  | "service_day"
> & { instalments: readonly { amount: number; due_on: string; received_at: string | null }[] };

type QuoteTableProps = {
  quote: QuoteOffer;
  /** The amount of the deposit that was opened, and what became of it. */
  deposit?: { amount: number; state: string } | undefined;
  /** What stands beside an instalment. */
  beside?: (index: number) => ReactNode;
};

/** The lines of a quote, its sums, how it is paid, and its conditions. */
export function QuoteTable({ quote, deposit, beside }: QuoteTableProps) {
  const { discount, tax } = quote;
  return (
    <>
      <table className={styles.lines}>
        <thead className="visually-hidden">
          <tr>
            <th>Prestation</th>
            <th>Montant</th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line) => (
            <tr key={JSON.stringify(line)}>
              <td className={words.breakAnywhere}>
                {line.label}
                {line.quantity > 1 ? (
                  <small className={kit.block}>
                    {grouped(line.quantity)} × {fcfa(line.unit_price)}
                  </small>
                ) : null}
              </td>
              <td>{fcfa(line.quantity * line.unit_price)}</td>
            </tr>
          ))}
          {discount > 0 || tax > 0 ? <Sum label="Sous-total" amount={quote.subtotal} /> : null}
          {discount > 0 ? <Sum label="Remise" amount={-discount} /> : null}
          {tax > 0 ? <Sum label={`Taxe de ${quote.tax_percent}\u00a0%`} amount={tax} /> : null}
        </tbody>
        <tfoot>
          <Sum label="Total" amount={quote.total} />
          {quote.deposit > 0 ? (
            <Sum
              label={`Acompte${deposit ? `, ${deposit.state}` : " à l’acceptation"}`}
              amount={deposit?.amount ?? quote.deposit}
            />
          ) : null}
          {quote.instalments.map(({ amount, due_on: due, received_at: received }, index) => (
            <Sum
              key={`${due} ${amount}`}
              label={`Échéance du ${longDate(due)}${received ? ", reçue" : ""}`}
              amount={amount}
              beside={beside?.(index)}
            />
          ))}
        </tfoot>
      </table>
      {quote.terms === "" ? null : (
        <div>
          <h4>Conditions</h4>
          <p className={`${words.preLine} ${words.breakAnywhere}`}>{quote.terms}</p>
        </div>
      )}
      {quote.instalments.length > 0 ? (
        <p className={words.note}>Les échéances se règlent au prestataire directement.</p>
      ) : null}
    </>
  );
}

function Sum({ label, amount, beside }: { label: string; amount: number; beside?: ReactNode }) {
  return (
    <tr>
      <th scope="row">
        {label}
        {beside}
      </th>
      <td>{fcfa(amount)}</td>
    </tr>
  );
}
