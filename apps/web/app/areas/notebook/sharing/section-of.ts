import type { Section } from "@jdj/contract/notebook/sharing-policy";
import { matchPath } from "react-router";
import { type AddressName, patterns } from "../../../addresses.ts";

/**
 * The section that a page of the notebook writes in. On a `form` all that is written stands in one
 * form; a `page` also has controls for reading, and closes those that write by itself.
 */
const writing: { address: AddressName; section: Section; kind: "form" | "page" }[] = [
  { address: "couple", section: "couple", kind: "form" },
  { address: "summary", section: "summary", kind: "form" },
  { address: "committee", section: "committee", kind: "form" },
  { address: "editCeremony", section: "ceremonies", kind: "form" },
  { address: "editGuest", section: "guests", kind: "form" },
  { address: "createGuests", section: "guests", kind: "form" },
  { address: "importGuests", section: "guests", kind: "form" },
  { address: "budget", section: "budget", kind: "page" },
  { address: "planning", section: "planning", kind: "page" },
  { address: "ceremonies", section: "ceremonies", kind: "page" },
  { address: "guests", section: "guests", kind: "page" },
  { address: "cards", section: "cards", kind: "page" },
  { address: "card", section: "cards", kind: "page" },
  { address: "newCard", section: "cards", kind: "form" },
  { address: "payCard", section: "cards", kind: "form" },
  { address: "responses", section: "guests", kind: "page" },
  { address: "responsesSettings", section: "guests", kind: "form" },
];

/** What the page at a path writes in, or null for a page that is no section of the notebook. */
export function sectionOf(path: string): { section: Section; kind: "form" | "page" } | null {
  return writing.find(({ address }) => matchPath(patterns[address], path)) ?? null;
}
