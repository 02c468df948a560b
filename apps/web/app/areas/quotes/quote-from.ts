import { quoteSums } from "@jdj/contract/quotes/quote-sums";
import { textFrom } from "#app/forms/form-fields.ts";
import type { QuoteOffer } from "./quote-table.tsx";

/** The most lines and instalments that the form of a quote shows. */
export const FORM_LINES = 12;
export const FORM_INSTALMENTS = 4;

/** A typed amount as a number's text: without the spaces that people put in it. */
function digits(text: string): string {
  return text.replace(/[\s\u00a0\u202f%]|FCFA/gi, "");
}

/** A line's words: what is typed on several lines is one. */
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** The lines of a form; those without any text are left out. */
export function linesFrom(form: FormData) {
  const lines = [];
  for (let line = 0; line < FORM_LINES; line += 1) {
    const label = oneLine(textFrom(form, `lines.${line}.label`));
    const quantity = digits(textFrom(form, `lines.${line}.quantity`));
    const unit_price = digits(textFrom(form, `lines.${line}.unit_price`));
    if (label === "" && unit_price === "") continue;
    lines.push({ label, quantity: quantity || "1", unit_price });
  }
  return lines;
}

/** What the form of a quote says. */
export function quoteFrom(form: FormData) {
  const instalments = [];
  for (let part = 0; part < FORM_INSTALMENTS; part += 1) {
    const amount = digits(textFrom(form, `instalments.${part}.amount`));
    const due_on = textFrom(form, `instalments.${part}.due_on`);
    if (amount !== "" || due_on !== "") instalments.push({ amount, due_on });
  }
  return {
    lines: linesFrom(form),
    discount: digits(textFrom(form, "discount")),
    tax_percent: digits(textFrom(form, "tax_percent")),
    valid_until: textFrom(form, "valid_until"),
    service_day: textFrom(form, "service_day") || undefined,
    deposit: digits(textFrom(form, "deposit")),
    terms: textFrom(form, "terms"),
    instalments,
  };
}

const whole = (text: string) => (/^\d{1,12}$/.test(text) ? Number(text) : 0);

/** The same as the customer will see it; what is no number counts as 0, which the server refuses. */
export function offerFrom(form: FormData): QuoteOffer {
  const typed = quoteFrom(form);
  const lines = typed.lines.map(({ label, quantity, unit_price }) => ({
    label,
    quantity: whole(quantity),
    unit_price: whole(unit_price),
  }));
  const [discount, taxPercent] = [whole(typed.discount), whole(typed.tax_percent)];
  return {
    ...quoteSums({ lines, discount, taxPercent }),
    ...{ lines, discount, tax_percent: taxPercent },
    deposit: whole(typed.deposit),
    terms: typed.terms,
    valid_until: typed.valid_until,
    service_day: typed.service_day ?? null,
    instalments: typed.instalments.map(({ amount, due_on }) => ({
      ...{ amount: whole(amount), due_on, received_at: null },
    })),
  };
}
