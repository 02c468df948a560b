/** What a cell of a CSV holds; nothing is an empty cell. */
type Cell = string | number | null;

/**
 * A text made harmless for a spreadsheet that would run it as a formula: an apostrophe is put
 * before a leading `=`, `+`, `-`, `@`, tab or carriage return. An international phone number
 * (`+` and digits alone) stays as it is.
 */
export function escapeCell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^\+\d+$/.test(text) ? `'${text}` : text;
}

/** One line of a CSV, with semicolons; no text of it can be run as a formula. */
export function csvLine(cells: readonly Cell[]): string {
  const quoted = cells.map((cell) => {
    const text = typeof cell === "string" ? escapeCell(cell) : String(cell ?? "");
    return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return quoted.join(";");
}

/** Rows as CSV that a French spreadsheet opens without settings: byte order mark, semicolons. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map(csvLine).join("\r\n")}\r\n`;
}
