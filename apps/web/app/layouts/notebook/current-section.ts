import { at, patterns } from "@jdj/contract/paths/addresses";
import { useLocation } from "react-router";

/** The pages of a section whose addresses do not begin with its own. */
const alsoOf: Record<string, readonly string[]> = {
  [at("couple")]: [patterns.photo],
  [at("planning")]: [patterns.civilFile],
  [at("ceremonies")]: [patterns.editCeremony, patterns.runningOrder, patterns.dowry],
  [at("guests")]: [
    patterns.createGuests,
    patterns.guest,
    patterns.editGuest,
    patterns.importGuests,
    patterns.groupLinks,
    patterns.seating,
  ],
  [at("eventPage")]: [patterns.album],
  [at("cards")]: [patterns.newCard, patterns.cardSent],
  [at("events")]: [patterns.createEvent, patterns.editEvent],
};

/** Whether a page belongs to the section of an address. @param path the page's own */
export function isWithin(section: string, path: string): boolean {
  return [section, ...(alsoOf[section] ?? [])].some((pattern) => {
    const [start] = pattern.split("/:");
    return path === start || path.startsWith(`${start}/`);
  });
}

/** Returns whether a link's section is the current one. */
export function useSection(): (section: string) => "page" | undefined {
  const { pathname } = useLocation();
  return (section) => (isWithin(section, pathname) ? "page" : undefined);
}
