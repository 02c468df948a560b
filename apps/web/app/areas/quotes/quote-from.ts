import { textFrom } from "#app/forms/form-fields.ts";

/** The most lines that the form of a quote shows. */
export const FORM_LINES = 12;

/** A typed amount as a number's text: without the spaces that people put in it. */
function digits(text: string): string {
  return text.replace(/[\s\u00a0\u202f]|FCFA/gi, "");
}

/** What the form of a quote says; lines without any text are left out. */
export function quoteFrom(form: FormData) {
  const lines = [];
  for (let line = 0; line < FORM_LINES; line += 1) {
    const label = textFrom(form, `lines.${line}.label`);
    const quantity = digits(textFrom(form, `lines.${line}.quantity`));
    const unit_price = digits(textFrom(form, `lines.${line}.unit_price`));
    if (label === "" && unit_price === "") continue;
    lines.push({ label, quantity: quantity || "1", unit_price });
  }
  return {
    lines,
    valid_until: textFrom(form, "valid_until"),
    service_day: textFrom(form, "service_day") || undefined,
    deposit: digits(textFrom(form, "deposit")),
  };
}
