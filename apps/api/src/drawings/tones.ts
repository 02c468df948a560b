/** A material in four tones: its light side, itself, its shade and its darkest line. */
export interface Tone {
  light: string;
  base: string;
  shade: string;
  deep: string;
}

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** A colour with a share of another, 0 to 1. */
export function mix(hex: string, other: string, share: number): string {
  const others = channels(other);
  return `#${channels(hex)
    .map((value, index) => Math.round(value + ((others[index] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** The luminance of a colour, 0 to 255, as perceived. */
export function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** The four tones of a colour; a pale one is shaded less. */
export function toneOf(hex: string): Tone {
  const pale = lightness(hex) > 190;
  return {
    light: mix(hex, "#ffffff", pale ? 0.6 : 0.26),
    base: hex,
    shade: mix(hex, "#3a1040", pale ? 0.15 : 0.28),
    deep: mix(hex, "#1d0a2b", pale ? 0.42 : 0.58),
  };
}

export const gold = { light: "#fbe3a0", base: "#e5b143", shade: "#bf8420", deep: "#7f520f" };
export const silver = { light: "#ffffff", base: "#d5d9e4", shade: "#a3a8bd", deep: "#5f6480" };
export const porcelain = { light: "#ffffff", base: "#f8f3ea", shade: "#ddd1c7", deep: "#a8988f" };
export const wood = { light: "#cd9460", base: "#a9683a", shade: "#824a27", deep: "#4e2a14" };
export const clay = { light: "#e59a6e", base: "#c8693f", shade: "#9c4a2b", deep: "#5d2817" };
export const leaves = { light: "#7cb487", base: "#3f8a5b", shade: "#27663f", deep: "#123d24" };
export const chocolate = { light: "#8a5331", base: "#693a1f", shade: "#4c2712", deep: "#2e1608" };
export const night = { light: "#5b5a86", base: "#34335c", shade: "#222144", deep: "#12112b" };
export const glass = { light: "#ffffff", base: "#dcebf0", shade: "#b3ccd8", deep: "#6f93a6" };
export const skin = { light: "#a96a47", base: "#8a4f31", shade: "#6a3821", deep: "#3d1d10" };
export const basketry = { light: "#f0d59b", base: "#d6ac62", shade: "#ab7d3b", deep: "#6b4a1c" };
export const bissap = toneOf("#a1164f");
