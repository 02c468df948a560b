import { at, patterns } from "@jdj/contract/paths/addresses";

/**
 * The pages that a signed-in person's phone keeps for when there is no network, fetched ahead. A
 * page joins by its line here: it must be a hydrated page, and do no harm when it is old.
 */
export const keptPages: readonly { path: string; label: string }[] = [
  { path: at("summary"), label: "En bref" },
  { path: at("couple"), label: "Le couple" },
  { path: at("committee"), label: "Comité restreint" },
  { path: at("budget"), label: "Budget" },
  { path: at("planning"), label: "Planning" },
  { path: at("ceremonies"), label: "Dates et lieux" },
  { path: at("guests"), label: "Liste des invités" },
];

/** Pages kept once they were opened: they have parameters, and there are too many to fetch ahead. */
const expressions = [patterns.editGuest, patterns.editCeremony, patterns.checkIn].map(
  (pattern) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`),
);

/** Whether the page of a path is kept by the phone that opened it. The door is opened by its key, by people without an account too. */
export function isKeptOffline(path: string): boolean {
  return (
    keptPages.some((page) => page.path === path) ||
    expressions.some((expression) => expression.test(path))
  );
}
