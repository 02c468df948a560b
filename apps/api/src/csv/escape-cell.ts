/**
 * A text made harmless for a spreadsheet that would run it as a formula: an apostrophe is put
 * before a leading `=`, `+`, `-`, `@`, tab or carriage return. An international phone number
 * (`+` and digits alone) stays as it is.
 */
export function escapeCell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^\+\d+$/.test(text) ? `'${text}` : text;
}
