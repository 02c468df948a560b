import type { guests } from "@jdj/contract/notebook/guests";
import { displayPhone } from "@jdj/french/phone";
import { count } from "@jdj/french/plural";
import type { InferContractRouterOutputs } from "@orpc/contract";

/** A line of the file; of an invalid cell also its column and what is written in it. */
export type CheckedLine = {
  key: string;
  line: number;
  title: string;
  detail: string;
  cell?: { column: string; label: string; value: string };
};

/** What is written in place of a cell of the file. */
export type Correction = { line: number; column: string; value: string };

/** The preview of an import, line by line. */
export type SheetCheck = {
  total: number;
  valid: CheckedLine[];
  /** Who is in the list already, by name and phone. */
  known: CheckedLine[];
  /** Whose phone is that of somebody else, in the list or further up in the file. */
  different: CheckedLine[];
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
    known: duplicates.filter(({ kind }) => kind === "known").map(duplicateLine),
    different: duplicates.filter(({ kind }) => kind !== "known").map(duplicateLine),
    lineErrors: faults.map(errorLine),
  };
}

/** « 30 lignes lues : 24 déjà dans votre liste, 3 prêts, 1 différent, 2 à corriger. » */
export function sheetSentence({ total, known, valid, different, lineErrors }: SheetCheck): string {
  const wrong = new Set(lineErrors.map(({ line }) => line)).size;
  const parts = [
    known.length > 0 ? `${known.length}\u00a0déjà dans votre liste` : "",
    valid.length > 0 ? count(valid.length, "prêt") : "",
    different.length > 0 ? count(different.length, "différent") : "",
    wrong > 0 ? `${wrong}\u00a0à corriger` : "",
  ];
  return `${count(total, "ligne lue", "lignes lues")}\u00a0: ${parts.filter(Boolean).join(", ")}.`;
}

function duplicateLine({ line, kind, reason }: Preview["duplicates"][number]): CheckedLine {
  const titles = { known: "Déjà invité", different: "Même numéro", repeated: "Répété" };
  return { key: String(line), line, title: titles[kind], detail: reason };
}

/** « Contact 1 : 07 01 » and why it is refused. */
export function errorLine({ line, column, value, reason }: Error): CheckedLine {
  const label = columnLabels.get(column) ?? column;
  return {
    key: `${line} ${column}`,
    line,
    title: `${label}\u00a0: ${value === "" ? "vide" : value}`,
    detail: reason,
    cell: { column, label, value },
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
