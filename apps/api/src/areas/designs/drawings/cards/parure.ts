import { ground, lozenge } from "../art/shapes.ts";
import { clothCut, dyesOf } from "../cloth-panel.ts";
import { contrast, deepest, inksOn } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn } from "../design.ts";
import { area, box, closing, fitGuest, inviting, namesBlock, page } from "../text-layer.ts";

const width = 820;
const middle = cardSize.width / 2;
/** Half width, depth and size of the beads of each string. */
const strings = [
  { half: 290, depth: 170, bead: 13 },
  { half: 400, depth: 290, bead: 17 },
  { half: 510, depth: 410, bead: 22 },
];

/** « Parure »: strings of beads in the dyes hang as on a neck, with a pendant of cloth; a dark ground. */
export function parure(input: DesignInput): Drawn {
  const { texts, seed, fitNames } = input;
  const dyes = dyesOf(seed);
  const field = deepest(dyes);
  const look = { ...inksOn(field, dyes), align: "center" as const };
  const names = fitNames(texts.names, { width, height: 216, largest: 92, face: "capitals" });
  const seen = dyes.filter((dye) => contrast(dye, field) >= 1.8);
  const pendant = { x: middle, y: 520, r: 92 };
  const place = { x: middle - 96, y: pendant.y - 96, width: 192, height: 192, thread: 6 };
  return {
    shapes: `${ground(field)}
      ${strings.map((string, at) => beads(string, at, seen)).join("")}
      ${clothCut(seed, place, "pendant", `<path d="${lozenge(pendant.x, pendant.y, pendant.r)}"/>`)}
      <path d="${lozenge(pendant.x, pendant.y, pendant.r)}" fill="none" stroke="${look.accent}" stroke-width="7" stroke-linejoin="round"/>`,
    texts: page(
      area(
        { y: 628, height: 460 },
        {},
        namesBlock(names, { ink: look.main, sign: look.accent, align: "center" }),
        box({ height: 20 }),
        ...inviting(texts, fitGuest(input, width, 46), look),
      ),
      area({ y: 1092, height: 214 }, {}, closing(texts, look)),
    ),
  };
}

/** Beads along a string that hangs from the card's head, by threes of one dye. */
function beads(
  { half, depth, bead }: (typeof strings)[number],
  turn: number,
  dyes: string[],
): string {
  const step = bead * 2.12;
  const count = Math.floor((2 * half + depth) / step / 2);
  const one = (at: number) => {
    // Evenly along the string: an ellipse's lower half, walked by its angle.
    const angle = (at / count) * (Math.PI / 2);
    return { dx: half * Math.sin(angle), y: depth * Math.cos(angle) };
  };
  const places = Array.from({ length: count + 1 }, (_, at) => ({ at, ...one(at) }));
  return places
    .flatMap(({ at, dx, y }) => {
      const dye = dyes[(Math.floor((at + 1) / 3) + turn) % dyes.length];
      return (at === 0 ? [dx] : [dx, -dx]).map(
        (aside) =>
          `<circle cx="${(middle + aside).toFixed(1)}" cy="${y.toFixed(1)}" r="${bead}" fill="${dye}"/>`,
      );
    })
    .join("");
}
