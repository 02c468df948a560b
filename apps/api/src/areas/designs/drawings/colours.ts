import type { Dyes } from "@jdj/weave/dyes";

/** The paper of every card. */
export const paper = "#fbfaf7";
/** The deepest of our indigos: a ground for the night, and the ink of running text. */
export const ink = "#17173b";
/** A ground of hibiscus red. */
export const hibiscus = "#7c0f3c";
/** Raw cotton: the palest ground. */
export const cotton = "#f6f5fa";
/** Gold, on dark grounds; `goldOnPaper` where it must be read. */
export const gold = "#f4b42b";
export const goldOnPaper = "#8a5a00";
const cream = "#fdf6e6";

/** How far two colours stand apart, 1 to 21, as WCAG 2 computes it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What is written upon a surface in the dyes of a cloth. */
export interface Inks {
  /** Names and headings; at least 4.5 to 1. */
  main: string;
  /** Signs and rules: another dye where one can be seen, at least 3 to 1. */
  accent: string;
  /** Running text; at least 10 to 1 on paper. */
  text: string;
}

/** Chooses the inks upon a surface: the cloth's own dyes where they can be read. */
export function inksOn(surface: string, [ground, first, second, edge]: Dyes): Inks {
  const ownFirst = [ground, first, second, edge].find((dye) => contrast(dye, surface) >= 4.5);
  const text =
    [edge, ink, "#ffffff"].find((colour) => contrast(colour, surface) >= 10) ??
    (contrast(ink, surface) > contrast("#ffffff", surface) ? ink : "#ffffff");
  const main = ownFirst ?? text;
  const seen = [second, first, edge, ground].filter(
    (dye) => dye !== main && contrast(dye, surface) >= 3,
  );
  return { main, accent: seen[0] ?? main, text };
}

/** Gold and cream, for the dark grounds. */
export const nightInks: Inks = { main: gold, accent: gold, text: cream };

/** The darkest dye of a cloth: a ground for light text. At least 7 to 1 on white. */
export function deepest(dyes: Dyes): string {
  const [darkest = ink] = [...dyes].sort((a, b) => luminance(a) - luminance(b));
  return contrast(darkest, "#ffffff") >= 7 ? darkest : ink;
}

/** Paper that took a little of a colour: a pale ground. @param share 0 (paper) to 1 (the colour) */
export function tinted(colour: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [own, white] = [colour, paper].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((own ?? 0) * share + (white ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}

/** Paper washed in the colour of a cloth: its first dye that is not grey, white or black. */
export function wash(dyes: Dyes, share: number): string {
  return tinted(hueOf(dyes), share);
}

/** The first dye of a cloth that is neither grey, white nor black. */
export function hueOf(dyes: Dyes): string {
  const spread = (hex: string) => {
    const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.max(...channels) - Math.min(...channels);
  };
  return dyes.find((dye) => spread(dye) >= 60) ?? dyes[0];
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
