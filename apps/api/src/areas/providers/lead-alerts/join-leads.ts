import { at } from "@jdj/contract/paths/addresses";
import { type LeadKind, leadKinds } from "@jdj/contract/providers/lead-alerts";
import { count } from "@jdj/french/plural";

/** What is said of one lead: without our name, and the page that it opens. */
export interface LeadText {
  sentence: string;
  path: string;
}

const counted: Record<LeadKind, (number: number) => string> = {
  request: (number) => count(number, "nouvelle demande", "nouvelles demandes"),
  booking: (number) => count(number, "nouvelle réservation", "nouvelles réservations"),
  message: (number) => count(number, "nouveau message", "nouveaux messages"),
};

const pages = { request: "proRequests", message: "proRequests", booking: "proBookings" } as const;

/** A list as French reads it: « un, deux et trois ». */
function inWords(parts: readonly string[]): string {
  const before = parts.slice(0, -1).join(", ");
  return before === "" ? parts.join("") : `${before} et ${parts.at(-1)}`;
}

/**
 * One message about all leads that wait: one alone is told as it is, several are counted. It opens
 * the list of what they are, or the home page of several kinds.
 */
export function joinLeads(leads: readonly (LeadText & { kind: LeadKind })[]): LeadText | null {
  const [first, ...others] = leads;
  if (first === undefined) return null;
  if (others.length === 0) return { sentence: first.sentence, path: first.path };
  const parts = leadKinds.flatMap((kind) => {
    const number = leads.filter((lead) => lead.kind === kind).length;
    return number === 0 ? [] : [counted[kind](number)];
  });
  const lists = [...new Set(leads.map(({ kind }) => pages[kind]))];
  const [list] = lists;
  const path = lists.length === 1 && list !== undefined ? at(list) : at("pro");
  return { sentence: `${inWords(parts)}.`, path };
}
