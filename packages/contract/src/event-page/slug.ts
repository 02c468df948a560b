import { withoutAccents } from "../person/without-accents.ts";

/** The longest readable part of an address. */
export const SLUG_MAX = 60;

/** A text as the readable part of an address: « Mariage d’Awa & Yann » is `mariage-d-awa-et-yann`; empty without letters and digits. */
export function slugFrom(text: string): string {
  return withoutAccents(text.replaceAll("&", " et ").replaceAll("œ", "oe").replaceAll("Œ", "oe"))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, SLUG_MAX)
    .replace(/-$/, "");
}
