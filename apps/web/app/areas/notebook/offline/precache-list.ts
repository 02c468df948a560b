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

/** Pages that are cached without their queries, which they apply themselves. */
const whole: readonly string[] = [
  at("guests"),
  at("cashBook"),
  at("civilFile"),
  at("contributions"),
  at("dowry"),
  at("seating"),
];

/**
 * Pages cached once they were opened. Those with parameters are mostly too many to fetch ahead, and few
 * events have a civil file or a dot.
 */
const expressions = [
  patterns.createGuests,
  patterns.editGuest,
  patterns.editCeremony,
  patterns.checkIn,
  patterns.civilFile,
  patterns.contributions,
  patterns.contributionsPrint,
  patterns.dowry,
  patterns.seating,
].map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`));

const ceremonyForm = new RegExp(patterns.editCeremony.replace(/:\w+/g, "\\d+"), "g");

/** The forms of the ceremonies to which the page of dates and places links: few, so they are fetched ahead. */
export function ceremonyFormsIn(html: string): string[] {
  return [...new Set(html.match(ceremonyForm))];
}

/**
 * Whether a phone caches the page of a path. The check-in is opened by its key, also by people without an account.
 * @param search of its address
 */
export function isCachedOffline(path: string, search = ""): boolean {
  if (whole.includes(path) && search !== "") return false;
  return precachedPages.includes(path) || expressions.some((expression) => expression.test(path));
}
