import type { CashBookEntry } from "@jdj/contract/notebook/cash-book";
import { paymentMeansLabels } from "@jdj/contract/notebook/cash-book-sums";
import { at } from "@jdj/contract/paths/addresses";
import type { Choice } from "#app/ui/select-field.tsx";

/** Which payments are shown; an empty text is all. */
export interface BookFilter {
  /** The number of a line of the budget. */
  line: string;
  /** Who paid, as it is written. */
  who: string;
  means: string;
  /** A value of `stateChoices`. */
  state: string;
}

/** The names of the filters in the page's address. */
export const filterNames = { line: "poste", who: "qui", means: "moyen", state: "etat" } as const;

const fields = ["line", "who", "means", "state"] as const;

export const stateChoices: readonly Choice[] = [
  { value: "a-payer", label: "À payer" },
  { value: "en-retard", label: "En retard" },
  { value: "paye", label: "Payé" },
  { value: "rendu", label: "Rendu" },
];

/** The filter that an address asks for. */
export function filterFrom(params: URLSearchParams): BookFilter {
  const [line = "", who = "", means = "", state = ""] = fields.map(
    (field) => params.get(filterNames[field]) ?? "",
  );
  return { line, who, means, state };
}

/** What a filter is in an address: names and values, also empty ones. */
export function filterFields(filter: BookFilter): [name: string, value: string][] {
  return fields.map((field) => [filterNames[field], filter[field]]);
}

/** How many filters are set. */
export function countFilters(filter: BookFilter): number {
  return fields.filter((field) => filter[field] !== "").length;
}

/** The address of the page with a filter, and what else it asks for. */
export function bookAddress(
  filter: BookFilter,
  more: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams();
  for (const [name, value] of filterFields(filter)) if (value) params.set(name, value);
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  const search = params.toString();
  return search === "" ? at("cashBook") : `${at("cashBook")}?${search}`;
}

/** The payments that a filter leaves. */
export function filterEntries(
  entries: readonly CashBookEntry[],
  { line, who, means, state }: BookFilter,
): CashBookEntry[] {
  return entries.filter(
    (entry) =>
      (line === "" || String(entry.budget_id) === line) &&
      (who === "" || entry.paid_by === who) &&
      (means === "" || entry.means === means) &&
      (state === "" || isIn(state, entry)),
  );
}

function isIn(state: string, { paid_on, returned, state: own }: CashBookEntry): boolean {
  if (state === "a-payer") return paid_on === null;
  if (state === "en-retard") return own === "late";
  if (state === "rendu") return returned > 0;
  return state !== "paye" || own === "paid";
}

/** Who paid, and by what means: what the payments of a book have, to choose from. */
export function filterChoices(entries: readonly CashBookEntry[]): {
  who: Choice[];
  means: Choice[];
} {
  const who = [...new Set(entries.flatMap(({ paid_by }) => paid_by ?? []))];
  const means = [...new Set(entries.flatMap((entry) => entry.means ?? []))];
  return {
    who: who.sort((a, b) => a.localeCompare(b, "fr")).map((name) => ({ value: name, label: name })),
    means: means.map((value) => ({ value, label: paymentMeansLabels[value] })),
  };
}
