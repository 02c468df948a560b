import { csvText } from "@jdj/french/csv";

/** Rows as a file of CSV that a French spreadsheet opens. */
export function csvFile(name: string, rows: readonly (readonly (string | number)[])[]): File {
  return new File([csvText(rows)], name, { type: "text/csv;charset=utf-8" });
}
