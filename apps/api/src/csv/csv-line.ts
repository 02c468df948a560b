/** One line of a CSV that a French spreadsheet opens by itself. */
export function csvLine(line: readonly (string | number)[]): string {
  const quoted = line.map((cell) =>
    /[";\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell),
  );
  return quoted.join(";");
}
