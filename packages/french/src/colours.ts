import { fold } from "./fold.ts";

/** What people call colours, by how their slug begins; the longer words first. */
const named: readonly (readonly [word: string, hex: string])[] = [
  ["bleu-nuit", "#1f2a5c"],
  ["vert-bouteille", "#1d5a41"],
  ["vert-sauge", "#9db596"],
  ["rose-poudr", "#e9bfc2"],
  ["bleu-ciel", "#8fbde0"],
  ["bordeaux", "#7a1733"],
  ["indigo", "#2b2f8f"],
  ["turquoise", "#1fa3a0"],
  ["multicolore", "#d9483b"],
  ["transparent", "#d8e8ee"],
  ["champagne", "#ecd8b4"],
  ["poudr", "#eac9c6"],
  ["ivoire", "#f6ecd6"],
  ["nacre", "#f1e6e4"],
  ["bissap", "#a1164f"],
  ["orange", "#e0772a"],
  ["violet", "#6b2f91"],
  ["marron", "#7b4526"],
  ["argent", "#c9cedb"],
  ["corail", "#ec6f5b"],
  ["beige", "#e2cba6"],
  ["jaune", "#f2b92e"],
  ["rouge", "#c02a2f"],
  ["blanc", "#fbf8f1"],
  ["creme", "#f6ecd6"],
  ["kaki", "#7d7a45"],
  ["prune", "#5c2350"],
  ["terre", "#a9582f"],
  ["noir", "#29273a"],
  ["vert", "#1f7d53"],
  ["bleu", "#2c55b8"],
  ["rose", "#e08aa4"],
  ["nude", "#d3a083"],
  ["gris", "#8d8fa3"],
  ["dore", "#e5b143"],
  ["or", "#e5b143"],
];

/** A name of a colour as it stands in an address: `Bleu nuit` is `bleu-nuit`. */
export function colourSlug(name: string): string {
  return fold(name)
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40);
}

/** The colour that a slug (`blanc-et-or`) means, and a second one where it names two; null for none. */
export function colourOf(slug: string): { main: string; second: string | null } | null {
  const found = slug.split(/-et-/).map((part) => named.find(([start]) => part.startsWith(start)));
  const main = found[0]?.[1];
  return main === undefined ? null : { main, second: found[1]?.[1] ?? null };
}
