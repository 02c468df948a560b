import { TAX_PERCENT } from "@jdj/contract/payments/price";

/** A line of an invoice. */
export interface InvoiceLine {
  reference: string;
  description: string;
  quantity: number;
  /** The price of one without tax, in FCFA, with two decimals at most. */
  unitFcfa: number;
  /** The tax office's number of the line; null until it is signed. */
  officeId: string | null;
}

/** An amount that contains the tax, without it: two decimals. */
export function withoutTax(fcfa: number): number {
  return Math.round((fcfa * 10_000) / (100 + TAX_PERCENT)) / 100;
}

/** A line of one unit whose price contains the tax, in whole FCFA. */
export function wholeLine(reference: string, description: string, fcfa: number): InvoiceLine {
  return { reference, description, quantity: 1, unitFcfa: withoutTax(fcfa), officeId: null };
}

/**
 * The lines of units of a channel: what was bought, and what was paid beyond it, which is kept as credit.
 * @param paid `totalFcfa` is the price of the units with tax; what is left of `paidFcfa` became credit
 */
export function unitLines(
  {
    reference,
    units,
    unitFcfa,
    totalFcfa,
  }: {
    reference: string;
    units: number;
    unitFcfa: number;
    totalFcfa: number;
  },
  name: string,
  paidFcfa: number,
): InvoiceLine[] {
  const remainderFcfa = paidFcfa - totalFcfa;
  return [
    { reference, description: name, quantity: units, unitFcfa, officeId: null },
    ...(remainderFcfa > 0 ? [wholeLine(reference, "Avance portée au crédit", remainderFcfa)] : []),
  ];
}

/** Quantities are sent with four decimals. */
const rounded = (quantity: number) => Math.round(quantity * 10_000) / 10_000;

/**
 * What of a sale's lines a refund takes back: its share of each, in quantity; all that is left with the
 * last of the money.
 * @param earlier the lines of the earlier credit notes of that sale
 */
export function returnedLines(
  sale: { lines: readonly InvoiceLine[]; totalFcfa: number },
  earlier: readonly { lines: readonly InvoiceLine[]; totalFcfa: number }[],
  amountFcfa: number,
): InvoiceLine[] {
  const before = earlier.reduce((sum, { totalFcfa }) => sum + totalFcfa, 0);
  const isLast = before + amountFcfa >= sale.totalFcfa;
  return sale.lines.map((line, place) => {
    const back = earlier.reduce((sum, { lines }) => sum + (lines[place]?.quantity ?? 0), 0);
    const left = rounded(line.quantity - back);
    const share = rounded((line.quantity * amountFcfa) / sale.totalFcfa);
    return { ...line, quantity: isLast ? left : Math.min(left, share) };
  });
}
