import type { QuoteLine } from "@jdj/contract/quotes/shapes";
import type { QuoteTemplate } from "@jdj/contract/quotes/templates";
import { FORM_LINES } from "./quote-from.ts";
import type { ShownRequest } from "./quote-side.ts";

const lineValues = (lines: readonly QuoteLine[]) =>
  Object.fromEntries(
    Array.from({ length: FORM_LINES }, (_, index) => index).flatMap((index) => {
      const line = lines[index];
      return [
        [`lines.${index}.label`, line?.label ?? ""],
        [`lines.${index}.quantity`, line ? String(line.quantity) : ""],
        [`lines.${index}.unit_price`, line ? String(line.unit_price) : ""],
      ];
    }),
  );

const amount = (fcfa: number) => (fcfa > 0 ? String(fcfa) : "");

/** What the last quote of a request puts into the form; before one, the day of the event. */
export function savedQuote({ quote, event }: ShownRequest): Record<string, string> {
  if (!quote) return { service_day: event?.date ?? "" };
  return {
    ...lineValues(quote.lines),
    discount: amount(quote.discount),
    tax_percent: amount(quote.tax_percent),
    service_day: quote.service_day ?? "",
    valid_until: quote.expired ? "" : quote.valid_until,
    deposit: amount(quote.deposit),
    terms: quote.terms,
    ...Object.fromEntries(
      quote.instalments.flatMap(({ amount: part, due_on: due }, index) => [
        [`instalments.${index}.amount`, String(part)],
        [`instalments.${index}.due_on`, due],
      ]),
    ),
  };
}

/** What a template puts into the form. */
export function templateValues({ name, lines, text }: QuoteTemplate): Record<string, string> {
  return { ...lineValues(lines), terms: text, name };
}
