import type { FittedNames, NamesBox } from "./design.ts";
import { nameLeading, signScale } from "./type.ts";

/** Width of a line of names set at one pixel. */
export type Measure = (text: string) => number;

/** Below this share of the largest size, long names are broken in two lines. */
const breakBelow = 0.7;

/** Sets names in the largest size that a box holds; a long one is broken at its best place. */
export function fitNames(names: string[], room: NamesBox, measure: Measure): FittedNames {
  const whole = names.map((name) => [name]);
  const size = sizeOf(whole, room, measure);
  if (size >= room.largest * breakBelow) return { size, persons: whole };
  const widest = Math.max(...names.map(measure));
  const broken = names.map((name) =>
    measure(name) > widest * 0.6 ? halves(name, measure) : [name],
  );
  const brokenSize = sizeOf(broken, room, measure);
  return brokenSize > size ? { size: brokenSize, persons: broken } : { size, persons: whole };
}

function sizeOf(persons: string[][], room: NamesBox, measure: Measure): number {
  const lines = persons.flat();
  const widest = Math.max(...lines.map(measure));
  const tall = nameLeading * (lines.length + signScale * (persons.length - 1));
  return Math.floor(Math.min(room.largest, room.width / widest, room.height / tall));
}

/** The two lines of a name that are nearest in width: broken at a space, else after a hyphen. */
function halves(name: string, measure: Measure): string[] {
  const places = [...name.matchAll(/ /g)].length > 0 ? / /g : /(?<=-)/g;
  const cuts = [...name.matchAll(places)].map(({ index }) => [
    name.slice(0, index),
    name.slice(index).trim(),
  ]);
  const width = (lines: string[]) => Math.max(...lines.map(measure));
  return cuts.sort((a, b) => width(a) - width(b))[0] ?? [name];
}
