import { chosen, type Pick } from "./chance.ts";
import { box, disc, each, oval, path, shade, shine } from "./shapes.ts";
import { gold, lightness, type Tone, toneOf } from "./tones.ts";

/** The room in which an object stands. */
export interface Room {
  wall: string;
  /** A lighter patch of the wall. */
  halo: string;
  floor: string;
  edge: string;
}

const room = (wall: string, halo: string, floor: string, edge: string): Room => ({
  wall,
  halo,
  floor,
  edge,
});

const paleRooms: readonly [Room, ...Room[]] = [
  room("#f6e3d0", "#fcf0e2", "#e8cdb2", "#d9b896"),
  room("#e1ebe4", "#f0f6f1", "#c8dacd", "#aec7b5"),
  room("#f6dedb", "#fcedea", "#e7c3bf", "#d5a8a3"),
  room("#e3e4f4", "#f1f2fb", "#c9cbe5", "#b0b3d6"),
  room("#f9e8c2", "#fdf4de", "#edd39b", "#dcbb76"),
  room("#daebeb", "#ecf6f6", "#bad6d6", "#9cc2c2"),
  room("#ecdfec", "#f7eef7", "#d6c1d6", "#c0a5c1"),
  room("#efe6d8", "#faf4ea", "#dccbb2", "#c8b291"),
];

const deepRooms: readonly [Room, ...Room[]] = [
  room("#2c2e6c", "#3c3e84", "#222357", "#191a44"),
  room("#0d594e", "#186a5e", "#094538", "#06352b"),
  room("#7b1340", "#90204f", "#640d33", "#4c0826"),
  room("#8f4216", "#a5531f", "#74330e", "#5a2608"),
  room("#4a1d5e", "#5d2c74", "#3a144c", "#2b0d3a"),
];

/** A room in which a thing of this tone stands out: a pale one may stand before a deep wall. */
export function roomFor(tone: Tone, isDark: boolean, pick: Pick): Room {
  if (!isDark && lightness(tone.base) > 165 && pick(41, 5) < 3) return chosen(deepRooms, pick, 42);
  return chosen(paleRooms, pick, 43);
}

/** Tones that shops like, for what names no colour. */
const shopTones = [
  "#a1164f",
  "#2b2f8f",
  "#0a6b5d",
  "#d9642a",
  "#6b2f91",
  "#17868a",
  "#c02a2f",
  "#e08aa4",
  "#f3e7d0",
  "#e5b143",
];

/** The tone of an object, and one that stands out from it. */
export function tonesFor(
  colour: { main: string; second: string | null } | null,
  pick: Pick,
): { main: Tone; second: Tone } {
  const main = colour?.main ?? shopTones[pick(44, shopTones.length)] ?? "#a1164f";
  const isGolden = main === "#e5b143" || main === "#f2b92e";
  const second = colour?.second ?? (isGolden ? "#a1164f" : null);
  return { main: toneOf(main), second: second ? toneOf(second) : gold };
}

interface Space {
  room: Room;
  cloth: string;
  pick: Pick;
  width: number;
  height: number;
  /** Where the wall meets the floor. */
  horizon: number;
}

/** A length of cloth that hangs at a side of the wall. */
function hanging({ cloth, pick, width, horizon }: Space): string {
  const wide = width * 0.2 + pick(51, 14);
  const x = pick(52, 2) ? -6 : width - wide + 6;
  const hem = `q${wide / 6} 7 ${wide / 3} 0t${wide / 3} 0 ${wide / 3} 0`;
  const bottom = horizon - 10;
  return (
    shade(`M${x + 4} -2V${bottom + 5}${hem}V-2z`, 0.16) +
    path(cloth, `M${x} -2V${bottom}${hem}V-2z`) +
    each(3, (i) =>
      shade(
        `M${x + (i + 0.62) * (wide / 3)} -2q3 ${bottom / 2} 0 ${bottom + 3}h${wide / 9}q2-${bottom / 2} 0-${bottom + 3}z`,
        0.24,
      ),
    ) +
    each(3, (i) =>
      shine(
        `M${x + (i + 0.15) * (wide / 3)} -2q3 ${bottom / 2} 0 ${bottom + 2}h${wide / 12}q2-${bottom / 2} 0-${bottom + 2}z`,
        0.2,
      ),
    )
  );
}

/** The cloth that covers the table, as it falls over the front edge. */
function covered({ cloth, width, height }: Space, front: number): string {
  const falls = each(
    6,
    (i) =>
      `M${(i + 0.3) * (width / 5) - 14} ${front}q5 ${(height - front) / 2} 1 ${height - front}h11q1-${(height - front) / 2}-3-${height - front}z`,
  );
  return (
    path(cloth, `M0 ${front}H${width}V${height}H0z`) +
    shade(`M0 ${front}H${width}V${front + 3}H0z`, 0.3) +
    shade(falls, 0.22)
  );
}

/** The wall, the table and what decorates them. */
export function drawRoom(space: Space): string {
  const { room: tints, pick, width, height, horizon } = space;
  const way = pick(53, 5);
  const front = horizon + (height - horizon) * 0.66;
  const x = width / 2;
  const backs = [
    () => disc(tints.halo, x - 12 + pick(54, 25), horizon - 52, 74 + pick(55, 12)),
    () =>
      path(
        tints.halo,
        `M${x - 66} ${horizon}V${horizon - 62}A66 66 0 0 1 ${x + 66} ${horizon - 62}V${horizon}z`,
      ),
    () =>
      each(3, (i) => disc(i === 1 ? tints.halo : tints.wall, x, horizon, 110 - i * 24)) +
      disc(tints.halo, x, horizon, 62),
    () => hanging(space),
    () => path(tints.halo, `M0 0H${width * 0.56}L${width * 0.3} ${horizon}H0z`),
  ];
  return [
    box(tints.wall, 0, 0, width, height),
    backs[way]?.() ?? "",
    box(tints.floor, 0, horizon, width, height - horizon),
    path(tints.edge, `M0 ${front}H${width}V${height}H0z`),
    pick(56, 3) === 0 && way !== 3 ? covered(space, front) : "",
  ].join("");
}

/** The soft shadow of what stands at a place. */
export const groundShadow = (x: number, y: number, foot: number, scale: number) =>
  foot === 0
    ? ""
    : `<g fill-opacity=".13">${oval("#1d0a2b", x + 7 * scale, y + 1, (foot + 13) * scale, 9 * scale)}${oval("#1d0a2b", x + 4 * scale, y, (foot + 4) * scale, 6.5 * scale)}</g>`;
