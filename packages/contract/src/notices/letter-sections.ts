import type { AddressName } from "../paths/addresses.ts";

/** Where the links of a weekly letter and of a reminder lead, by the last part of their address. */
export const letterSections = {
  reponses: "responses",
  planning: "planning",
  budget: "budget",
  caisse: "cashBook",
  invites: "guests",
  cartes: "cards",
  prestataires: "providers",
  mairies: "townHalls",
  dossier: "civilFile",
} as const satisfies Record<string, AddressName>;

export type LetterSection = keyof typeof letterSections;

/** The section that an address names, or null. */
export function letterSectionOf(name: string): LetterSection | null {
  const isSection = (one: string): one is LetterSection => Object.hasOwn(letterSections, one);
  return isSection(name) ? name : null;
}
