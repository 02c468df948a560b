import { at } from "@jdj/contract/paths/addresses";

/** What the address of the page opens. */
export const asks = {
  /** The form of cash, of a contributor. */
  cash: "especes",
  /** The form of a contributor; of a new one without a number. */
  person: "personne",
  removed: "retirer",
  /** The personal link of a contributor, and their reminder. */
  link: "lien",
  /** The question before cash is set aside. */
  refused: "ecarter",
  /** The list to share; with the names, and with the sums. */
  list: "liste",
  names: "noms",
  sums: "sommes",
} as const;

/** The address of the page with what it opens, and the contributor to whom it leads. */
export function registerAddress(
  opened: Readonly<Record<string, string>> = {},
  place?: number | string,
): string {
  const query = new URLSearchParams(opened).toString();
  const anchor =
    place === undefined ? "" : typeof place === "number" ? `#personne-${place}` : `#${place}`;
  return `${at("contributions")}${query ? `?${query}` : ""}${anchor}`;
}
