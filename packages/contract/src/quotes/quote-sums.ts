/** What a quote asks for, before its sums. Amounts in FCFA. */
export interface QuoteParts {
  lines: readonly { quantity: number; unit_price: number }[];
  /** What is taken off the lines. */
  discount: number;
  /** The tax on what is left, in whole percent; 0 where the prices contain it, or none is due. */
  taxPercent: number;
}

/** The sums of a quote in FCFA: its lines, the tax on what the discount leaves, and what is to be paid. */
export function quoteSums({ lines, discount, taxPercent }: QuoteParts) {
  const subtotal = lines.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
  // A tax is rounded to the whole franc, half a franc up.
  const tax = Math.round(((subtotal - discount) * taxPercent) / 100);
  return { subtotal, tax, total: subtotal - discount + tax };
}

/** The most lines, instalments and characters of terms of a quote, and its highest tax in percent. */
export const INSTALMENTS_MAX = 6;
export const TERMS_MAX = 2000;
export const TAX_MAX = 30;
