import type { Section } from "@jdj/contract/call/sharing-policy";
import { patterns } from "@jdj/contract/paths/addresses";
import { matchPath } from "react-router";

/**
 * The section that a page of the notebook edits. On a `form` all fields are in one
 * form; a `page` also has controls for reading, and disables those that write itself.
 */
const writing: { path: string; section: Section; kind: "form" | "page" }[] = [
  { path: patterns.couple, section: "couple", kind: "form" },
  { path: patterns.summary, section: "summary", kind: "form" },
  { path: patterns.committee, section: "committee", kind: "form" },
  { path: patterns.eventPage, section: "ceremonies", kind: "page" },
  { path: patterns.album, section: "ceremonies", kind: "page" },
  { path: patterns.editCeremony, section: "ceremonies", kind: "form" },
  { path: patterns.editGuest, section: "guests", kind: "form" },
  { path: patterns.createGuests, section: "guests", kind: "form" },
  { path: patterns.importGuests, section: "guests", kind: "form" },
  { path: patterns.groupLinks, section: "guests", kind: "page" },
  { path: patterns.newGroupLink, section: "guests", kind: "form" },
  { path: patterns.groupLink, section: "guests", kind: "page" },
  { path: patterns.guest, section: "cards", kind: "page" },
  { path: patterns.budget, section: "budget", kind: "page" },
  { path: patterns.cashBook, section: "budget", kind: "page" },
  { path: patterns.planning, section: "planning", kind: "page" },
  { path: patterns.civilFile, section: "planning", kind: "page" },
  { path: patterns.ceremonies, section: "ceremonies", kind: "page" },
  { path: patterns.dowry, section: "ceremonies", kind: "page" },
  { path: patterns.guests, section: "guests", kind: "page" },
  { path: patterns.cards, section: "cards", kind: "page" },
  { path: patterns.card, section: "cards", kind: "page" },
  { path: patterns.newCard, section: "cards", kind: "form" },
  { path: patterns.payCard, section: "cards", kind: "form" },
  { path: patterns.newGuestMessage, section: "cards", kind: "form" },
  { path: patterns.editGuestMessage, section: "cards", kind: "form" },
  { path: patterns.guestMessages, section: "cards", kind: "page" },
  { path: patterns.guestMessage, section: "cards", kind: "page" },
  { path: patterns.fabricOrders, section: "fabric", kind: "page" },
  { path: patterns.fabricOrder, section: "fabric", kind: "page" },
  { path: patterns.fabricPurchase, section: "fabric", kind: "page" },
  { path: patterns.fabricMoney, section: "money", kind: "page" },
  { path: patterns.contributionsMoney, section: "money", kind: "page" },
  { path: patterns.contributions, section: "contributions", kind: "page" },
  { path: patterns.gifts, section: "gifts", kind: "page" },
  { path: `${patterns.seating}/*`, section: "guests", kind: "page" },
  { path: patterns.responses, section: "guests", kind: "page" },
  { path: patterns.responsesSettings, section: "guests", kind: "form" },
];

/** The section that the page at a path edits, or null for a page without a section. */
export function sectionOfPath(
  pathname: string,
): { section: Section; kind: "form" | "page" } | null {
  return writing.find(({ path }) => matchPath(path, pathname)) ?? null;
}
