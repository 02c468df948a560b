import type { Face, FittedNames, NamesBox } from "./design.ts";
import { nameLeading, signScale } from "./text-layer.ts";

/** Width of a line of names set at one pixel. */
export type Measure = (text: string, face: Face) => number;

/** Below this share of the largest size, long names are broken in two lines. */
const breakBelow = 0.7;

/** Sets names in the largest size that a box holds; a long one is broken at its best place. */
export function fitNames(names: string[], room: NamesBox, measure: Measure): FittedNames {
  const { face = "serif" } = room;
  const widthOf = (text: string) => measure(text, face);
  const whole = names.map((name) => [name]);
  const size = sizeOf(whole, room, widthOf);
  if (size >= room.largest * breakBelow) return { size, face, persons: whole };
  const widest = Math.max(...names.map(widthOf));
  const broken = names.map((name) =>
    widthOf(name) > widest * 0.6 ? halves(name, widthOf) : [name],
  );
  const brokenSize = sizeOf(broken, room, widthOf);
  return brokenSize > size
    ? { size: brokenSize, face, persons: broken }
    : { size, face, persons: whole };
}

type WidthOf = (text: string) => number;

function sizeOf(persons: string[][], room: NamesBox, widthOf: WidthOf): number {
  const lines = persons.flat();
  const widest = Math.max(0.1, ...lines.map(widthOf));
  const tall = nameLeading * (lines.length + signScale * (persons.length - 1));
  return Math.floor(Math.min(room.largest, room.width / widest, room.height / tall));
}

/** The two lines of a name that are nearest in width: broken at a space, else after a hyphen. */
function halves(name: string, widthOf: WidthOf): string[] {
  const places = name.includes(" ") ? / /g : /(?<=-)/g;
  const cuts = [...name.matchAll(places)].map(({ index }) => [
    name.slice(0, index),
    name.slice(index).trim(),
  ]);
  const width = (lines: string[]) => Math.max(...lines.map(widthOf));
  return cuts.sort((a, b) => width(a) - width(b))[0] ?? [name];
}
