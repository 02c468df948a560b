import { at, patterns } from "@jdj/contract/paths/addresses";

/**
 * The precache list: pages that a signed-in person's phone fetches ahead for use without a network. A
 * page is added by a line here: it must be a hydrated page, and harmless when it is old.
 */
export const precachedPages: readonly string[] = [
  at("summary"),
  at("couple"),
  at("committee"),
  at("budget"),
  at("cashBook"),
  at("planning"),
  at("ceremonies"),
  at("runningOrder"),
  at("guests"),
];

/** Pages cached once they were opened: they have parameters. Of most there are too many to fetch ahead. */
const expressions = [
  patterns.createGuests,
  patterns.editGuest,
  patterns.editCeremony,
  patterns.checkIn,
].map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`));

const ceremonyForm = new RegExp(patterns.editCeremony.replace(/:\w+/g, "\\d+"), "g");

/** The forms of the ceremonies to which the page of dates and places links: few, so they are fetched ahead. */
export function ceremonyFormsIn(html: string): string[] {
  return [...new Set(html.match(ceremonyForm))];
}

/**
 * Whether a phone caches the page of a path. The check-in is opened by its key, also by people without an account.
 * @param search of its address: the lists of guests and of payments are cached without their filters, which they apply themselves
 */
export function isCachedOffline(path: string, search = ""): boolean {
  if ((path === at("guests") || path === at("cashBook")) && search !== "") return false;
  return precachedPages.includes(path) || expressions.some((expression) => expression.test(path));
}
