import { type AddressName, at, patterns } from "./addresses.ts";

/** The pages that an SMS names, and the short address that leads to each. */
const pages = [
  ["request", "shortRequest"],
  ["reservation", "shortReservation"],
  ["fabricMoney", "shortFabricMoney"],
] as const satisfies readonly (readonly [AddressName, AddressName])[];

/** A link of the site with the short address of its page; the same link where the page has none. */
export function shortLink(link: string): string {
  for (const [page, short] of pages) {
    const [before = "", after = ""] = patterns[page].split(":id");
    const start = link.indexOf(before);
    const id = link.slice(start + before.length, link.length - after.length);
    if (start !== -1 && link.endsWith(after) && /^\d+$/.test(id))
      return link.slice(0, start) + at(short, { id });
  }
  return link;
}

/** The page to which a short address leads; null for another address. */
export function pageOfShort(path: string): string | null {
  for (const [page, short] of pages) {
    const before = patterns[short].replace(":id", "");
    const id = path.slice(before.length);
    if (path.startsWith(before) && /^\d{1,15}$/.test(id)) return at(page, { id });
  }
  return null;
}
