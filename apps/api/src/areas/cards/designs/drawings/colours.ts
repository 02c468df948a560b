import type { Dyes } from "@jdj/weave/dyes";

/** The paper of every card. */
export const paper = "#fbfaf7";
const ink = "#17173b";

/** How far two colours stand apart, 1 to 21, as WCAG 2 computes it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What is written upon a surface in the dyes of a cloth. */
export interface Inks {
  /** Names and headings; at least 4.5 to 1. */
  main: string;
  /** Signs and rules: another dye where one can be seen, at least 2.4 to 1. */
  accent: string;
  /** Running text; at least 10 to 1 on paper. */
  text: string;
}

/** Chooses the inks upon a surface: the cloth's own dyes where they can be read. */
export function inksOn(surface: string, [ground, first, second, edge]: Dyes): Inks {
  const ownFirst = [ground, first, second, edge].find((dye) => contrast(dye, surface) >= 4.5);
  const text = [edge, ink, "#ffffff"].find((colour) => contrast(colour, surface) >= 10) ?? ink;
  const main = ownFirst ?? text;
  const seen = [second, first, edge, ground].filter(
    (dye) => dye !== main && contrast(dye, surface) >= 2.4,
  );
  return { main, accent: seen[0] ?? main, text };
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
