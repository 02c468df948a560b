import { escapeCell } from "../../../../csv/escape-cell.ts";

function csvLine(cells: readonly (string | number)[]): string {
  const quoted = cells.map((cell) => {
    const text = typeof cell === "number" ? String(cell) : escapeCell(cell);
    return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return quoted.join(";");
}

/** Rows as CSV with semicolons and a byte order mark: a French spreadsheet opens it. */
export function csvFile(name: string, rows: readonly (readonly (string | number)[])[]): File {
  const text = `\uFEFF${rows.map(csvLine).join("\r\n")}\r\n`;
  return new File([text], name, { type: "text/csv;charset=utf-8" });
}
