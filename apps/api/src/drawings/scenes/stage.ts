import type { Pick } from "../chance.ts";
import type { ObjectName } from "../objects/objects.ts";
import type { Room } from "../room.ts";
import {
  at,
  body,
  box,
  disc,
  each,
  leaf,
  line,
  oval,
  path,
  shade,
  shine,
  turn,
} from "../shapes.ts";
import { clay, gold, leaves, mix, type Tone, wood } from "../tones.ts";

/** Units of a scene: three by two, as covers are shown. */
export const scene = { width: 300, height: 200 };

/** Where the wall meets the floor in most scenes. */
export const HORIZON = 138;

/** What a scene is painted with: the tones of one provider, and their cloth. */
export interface Stage {
  room: Room;
  main: Tone;
  second: Tone;
  third: Tone;
  cloth: string;
  pick: Pick;
  /** Places an object with its shadow, in the main tone unless told. */
  put: (name: ObjectName, x: number, y: number, scale: number, tone?: Tone) => string;
}

export type Scene = (stage: Stage) => string;

/** The wall and the floor, with a lighter patch behind the middle. */
export function wall({ room, pick }: Stage, horizon = HORIZON): string {
  const patches = [
    disc(room.halo, 110 + pick(1, 80), horizon - 40, 92),
    path(room.halo, `M${70 + pick(1, 40)} ${horizon}V60a70 70 0 0 1 140 0V${horizon}z`),
    each(5, (i) => box(room.halo, i * 64 + 8, 0, 26, horizon)),
    path(room.halo, `M0 0H${150 + pick(1, 60)}L${60 + pick(1, 60)} ${horizon}H0z`),
  ];
  return [
    box(room.wall, 0, 0, scene.width, horizon),
    patches[pick(2, patches.length)] ?? "",
    box(room.floor, 0, horizon, scene.width, scene.height - horizon),
    box(room.edge, 0, horizon, scene.width, 3),
  ].join("");
}

/** The sky at an hour, with its sun or moon. */
export function sky({ room, pick }: Stage, horizon: number, isNight: boolean): string {
  const [high, low] = isNight
    ? ["#23245a", "#5a3a72"]
    : [mix(room.wall, "#9ed0e6", 0.55), room.wall];
  const x = 50 + pick(3, 200);
  return [
    box(high, 0, 0, scene.width, horizon),
    path(low, `M0 ${horizon * 0.62}Q150 ${horizon * 0.46} 300 ${horizon * 0.62}V${horizon}H0z`),
    isNight
      ? disc("#fbeec4", x, 32, 13) +
        disc(high, x + 6, 29, 12) +
        each(14, (i) =>
          disc("#fff4d6", (i * 47 + pick(4, 30)) % 300, 8 + ((i * 29) % 60), i % 3 ? 0.8 : 1.3),
        )
      : disc("#fff2c9", x, 42, 20),
  ].join("");
}

/** A table of a width with its cloth, standing at `y`. */
export function table(
  { cloth, main, room }: Stage,
  x: number,
  y: number,
  wide: number,
  high: number,
): string {
  const half = wide / 2;
  return [
    `<g fill-opacity=".14">${oval("#1d0a2b", x + 6, y, half + 12, 8)}</g>`,
    path(
      cloth,
      `M${x - half} ${y - high}H${x + half}L${x + half + 5} ${y}q-${wide / 12} 4-${wide / 6} 0t-${wide / 6} 0-${wide / 6} 0-${wide / 6} 0-${wide / 6} 0-${wide / 6 + 10} 0z`,
    ),
    each(6, (i) =>
      shade(
        `M${x - half + (i + 0.55) * (wide / 6)} ${y - high}q4 ${high / 2} 2 ${high + 1}h${wide / 20}q1-${high / 2}-3-${high + 1}z`,
        0.22,
      ),
    ),
    shade(
      `M${x + half * 0.45} ${y - high}H${x + half}L${x + half + 5} ${y}H${x + half * 0.5}z`,
      0.12,
    ),
    path(
      room.halo,
      `M${x - half + 8} ${y - high - 11}H${x + half - 8}L${x + half + 3} ${y - high}H${x - half - 3}z`,
    ),
    path(main.base, `M${x - half - 3} ${y - high}H${x + half + 3}v4H${x - half - 3}z`),
  ].join("");
}

/** Curtains at both sides of a stage. */
export function curtains({ main, cloth }: Stage, high: number): string {
  const side = (flipped: boolean) =>
    `<g transform="${flipped ? "translate(300 0) scale(-1 1)" : ""}">${path(main.base, `M0 0H58Q50 ${high * 0.5} 30 ${high * 0.72}Q26 ${high * 0.86} 32 ${high}H0z`)}${each(3, (i) => shade(`M${10 + i * 17} 0q0 ${high * 0.5}-${i * 6} ${high * 0.72}l5 ${high * 0.28}h-5q-4-${high * 0.3}-2-${high}z`, 0.24))}${box(gold.base, 0, high * 0.7, 30, 4, 1)}</g>`;
  return (
    side(false) +
    side(true) +
    path(cloth, "M0 0H300V18q-15 12-30 0t-30 0-30 0-30 0-30 0-30 0-30 0-30 0-30 0-30 0z") +
    shade("M0 0H300V4H0z", 0.2) +
    line(gold.base, 1.6, "M0 18q15 12 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0")
  );
}

/** A string of lamps from side to side. */
export const lamps = (y: number, deep: number, count: number) =>
  line("#4a3a3a", 1.2, `M-5 ${y}Q150 ${y + deep * 2} 305 ${y}`) +
  each(count, (i) => {
    const t = (i + 0.5) / count;
    const [x, top] = [-5 + 310 * t, y + deep * 4 * t * (1 - t)];
    return `<g fill-opacity=".35">${disc("#ffe9a8", x, top + 6, 9)}</g>${disc("#ffd772", x, top + 5, 3.6)}${disc("#fff6d8", x - 1, top + 4, 1.3)}`;
  });

/** A beam of light from above. */
export const beam = (fill: string, x: number, to: number, wide: number, y = 150) =>
  `<path fill="${fill}" fill-opacity=".24" d="M${x - 4} 0H${x + 4}L${to + wide} ${y}H${to - wide}z"/>`;

export const palm = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    path(wood.shade, "M-4 0Q2-40-2-78l6-1Q8-36 5 0z"),
    each(7, (i) =>
      turn(
        -200 + i * 37,
        1,
        -78,
        path(i % 2 ? leaves.base : leaves.shade, "M1-78q18-16 44 4q-26-4-44-4z"),
      ),
    ),
    disc(wood.base, 0, -75, 3.4),
    disc(wood.shade, 5, -75, 3.4),
  );

/** A plant in a clay pot. */
export const pottedPlant = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    each(9, (i) =>
      turn(
        -170 + i * 20,
        0,
        -26,
        path(i % 2 ? leaves.base : leaves.shade, leaf(0, -26, 40 + (i % 3) * 7, 9)),
      ),
    ),
    body(clay, 0, [
      [15, -28, 1],
      [16, -23, 1],
      [10, 0, 1],
    ]),
  );

/** A window with light in it. */
export const window = (
  x: number,
  y: number,
  wide: number,
  high: number,
  light: string,
  frame: string,
) =>
  path(
    frame,
    `M${x - wide / 2 - 3} ${y + 3}V${y - high + wide / 2}a${wide / 2 + 3} ${wide / 2 + 3} 0 0 1 ${wide + 6} 0V${y + 3}z`,
  ) +
  path(
    light,
    `M${x - wide / 2} ${y}V${y - high + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V${y}z`,
  ) +
  line(frame, 2, `M${x} ${y}V${y - high}M${x - wide / 2} ${y - high * 0.45}H${x + wide / 2}`) +
  shine(`M${x - wide / 2 + 3} ${y - 3}V${y - high * 0.6}l${wide * 0.2}-6V${y - 3}z`, 0.3);
