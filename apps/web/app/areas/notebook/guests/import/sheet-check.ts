import type { guests } from "@jdj/contract/notebook/guests";
import { displayPhone } from "@jdj/french/phone";
import type { InferContractRouterOutputs } from "@orpc/contract";

/** A line of the file, with its errors. */
export type CheckedLine = { key: string; line: number; title: string; detail: string };

/** The preview of an import, line by line. */
export type SheetCheck = {
  total: number;
  valid: CheckedLine[];
  duplicates: CheckedLine[];
  lineErrors: CheckedLine[];
  /** The columns that the file does not have, as the template names them. */
  missing: string[];
  /** How many numbers have eight digits. */
  oldPhones: number;
};

/** An invalid cell. */
export type Error = { line: number; column: string; value: string; reason: string };

type Preview = InferContractRouterOutputs<typeof guests>["previewImport"];

/** The columns as the template names them. */
const columnLabels = new Map([
  ["civility", "Civilité"],
  ["category", "Catégorie"],
  ["last_name", "Nom"],
  ["given_names", "Prénoms"],
  ["email", "E-mail"],
  ["phone_number_1", "Contact 1"],
  ["phone_number_2", "Contact 2"],
]);

export function checkOf({ total, valid, duplicates, faults, ...read }: Preview): SheetCheck {
  return {
    total,
    missing: read.missing.map((column) => columnLabels.get(column) ?? column),
    oldPhones: read.old_phones,
    valid: valid.map((row) => ({
      key: String(row.line),
      line: row.line,
      title: `${row.last_name} ${row.given_names}`.trim(),
      detail: [displayPhone(row.phone_number_1), row.category].filter(Boolean).join(" · "),
    })),
    duplicates: duplicates.map(({ line, reason }) => ({
      key: String(line),
      line,
      title: "Doublon",
      detail: reason,
    })),
    lineErrors: faults.map(errorLine),
  };
}

/** « Contact 1 : 07 01 » and why it is refused. */
export function errorLine({ line, column, value, reason }: Error): CheckedLine {
  const label = columnLabels.get(column) ?? column;
  return {
    key: `${line} ${column}`,
    line,
    title: `${label}\u00a0: ${value === "" ? "vide" : value}`,
    detail: reason,
  };
}

/** The lines that a refused import names in its error, or none. */
export function errorsOf(error: unknown): Error[] {
  if (typeof error !== "object" || error === null || !("data" in error)) return [];
  const { data } = error;
  if (typeof data !== "object" || data === null || !("rows" in data)) return [];
  return Array.isArray(data.rows) ? data.rows.filter(isError) : [];
}

function isError(row: unknown): row is Error {
  return typeof row === "object" && row !== null && "line" in row && "reason" in row;
}
