import type { Thing } from "../paint.ts";
import {
  at,
  between,
  bloom,
  body,
  disc,
  each,
  line,
  oval,
  type Profile,
  path,
  shade,
  shine,
  turn,
  wrapped,
} from "../shapes.ts";
import { chocolate, glass, gold, leaves, type Tone, toneOf } from "../tones.ts";

const cream = toneOf("#fbf2e4");

/** A round tier that stands at `y`. */
const tier = (tone: Tone, y: number, r: number, high: number) =>
  body(tone, 0, [
    [r, y - high, 1],
    [r, y - high / 2],
    [r, y, 1],
  ]) +
  `<path fill="${tone.base}" d="M${-r} ${y}A${r} ${r * 0.16} 0 0 0 ${r} ${y}z"/><path fill="${tone.shade}" d="M${r * 0.3} ${y + r * 0.152}A${r} ${r * 0.16} 0 0 0 ${r} ${y}H${r * 0.3}z"/>` +
  oval(tone.light, 0, y - high, r, r * 0.16);

const sash = (fill: string, y: number, r: number, high: number) => {
  const d = `M${-r} ${y - high}A${r} ${r * 0.16} 0 0 0 ${r} ${y - high}V${y}A${r} ${r * 0.16} 0 0 1 ${-r} ${y}z`;
  return (
    path(fill, d) +
    shade(
      `M${r * 0.3} ${y - high + r * 0.15}A${r} ${r * 0.16} 0 0 0 ${r} ${y - high}V${y}A${r} ${r * 0.16} 0 0 1 ${r * 0.3} ${y + r * 0.15}z`,
      0.22,
    )
  );
};

const cakeStand = (r: number) =>
  body(gold, 0, [
    [6, -14, 1],
    [5, -8],
    [24, -2],
    [26, 0, 1],
  ]) +
  oval(gold.shade, 0, -13, r, r * 0.17) +
  oval(gold.base, 0, -15, r, r * 0.17);

const piping = (y: number, r: number, count: number) =>
  each(count, (i) => {
    const angle = (Math.PI * (i + 0.5)) / count;
    return disc("#fff", -r * Math.cos(angle), y + r * 0.16 * Math.sin(angle), 2.6);
  });

const tiered: Thing = {
  foot: 50,
  draw: ({ main, second, cloth }) =>
    cakeStand(58) +
    tier(cream, -17, 48, 36) +
    sash(cloth, -18, 48, 13) +
    piping(-17, 48, 17) +
    tier(main, -53, 35, 32) +
    piping(-53, 35, 13) +
    tier(cream, -85, 23, 28) +
    sash(cloth, -86, 23, 8) +
    piping(-85, 23, 9) +
    bloom(second, -34, -58, 11) +
    bloom(main, -24, -50, 9, 1) +
    path(leaves.base, "M-44-50q-10-6-14 2q8 8 14-2zM34-92q10-6 14 2q-8 8-14-2z") +
    bloom(second, 22, -90, 10, 2) +
    bloom(toneOf("#fbeee6"), 12, -84, 8) +
    bloom(main, 0, -121, 13) +
    bloom(second, -11, -115, 8, 1) +
    bloom(second, 12, -115, 8, 2),
};

const cake: Thing = {
  foot: 56,
  draw: ({ main, cloth }) =>
    cakeStand(64) +
    tier(cream, -17, 52, 52) +
    sash(cloth, -18, 52, 26) +
    `<path fill="${main.base}" d="M-52-69A52 8.300 0 0 1 52-69V-60q-4 12-8 0q-5-4-9 6t-9 2-9 8-10-2-9 3-9-4-10-1-10-5-9-5q-4 8-8-2z"/>` +
    `<path fill="${main.shade}" d="M16-61Q40-64 52-69V-60q-4 12-8 0q-5-4-9 6t-9 2-9 8z"/>` +
    oval(main.light, 0, -69, 52, 8.3) +
    each(7, (i) => {
      const x = -36 + i * 12;
      return at(
        x,
        -74 + Math.abs(3 - i) * 0.8,
        1,
        disc("#b3202c", 0, 0, 6),
        path("#e8606a", "M-3-3q3-3 5-1q-3 1-4 4z"),
        line("#5b7a35", 1.4, "M0-5q1-6 5-8"),
      );
    }),
};

const tray: Thing = {
  foot: 62,
  draw: ({ main, second, cloth }) => {
    const bite = (x: number, y: number, i: number) =>
      at(
        x,
        y,
        1,
        path(i % 3 === 0 ? cloth : i % 3 === 1 ? second.base : main.base, "M-10-6L-7 5H7L10-6z"),
        shade("M3-6L2 5H7L10-6z", 0.22),
        path(
          [chocolate.base, "#f6dfae", "#f2c9d0"][i % 3] ?? cream.base,
          "M-11-6q-1-8 6-9q5-6 10 0q7 1 6 9z",
        ),
        shade("M3-17q8 2 8 11H4z", 0.14),
        disc(["#f6dfae", "#b3202c", chocolate.base][i % 3] ?? "#fff", 0, -15, 3),
      );
    return (
      oval(gold.shade, 0, -10, 66, 16) +
      oval(gold.base, 0, -13, 66, 16) +
      oval(gold.light, 0, -14, 58, 12.5) +
      at(
        0,
        -10,
        1,
        each(4, (i) => bite(-36 + i * 24, -12, i)),
        each(5, (i) => bite(-44 + i * 22, 0, i + 1)),
      ) +
      body(gold, 0, [
        [3, -44, 1],
        [3, -20],
      ]) +
      at(
        0,
        -46,
        1,
        oval(gold.shade, 0, 0, 44, 10),
        oval(gold.base, 0, -2, 44, 10),
        oval(gold.light, 0, -3, 38, 7.5),
        each(3, (i) => bite(-22 + i * 22, -8, i + 2)),
      ) +
      body(gold, 0, [
        [3, -78, 1],
        [3, -54],
      ]) +
      at(0, -80, 1, oval(gold.base, 0, 0, 24, 6), bite(0, -6, 1)) +
      line(gold.shade, 2.6, "M0-100q-7-4-4-10t8 0-4 10")
    );
  },
};

const choux: Thing = {
  foot: 46,
  draw: ({ main }) => {
    const puff = (x: number, y: number) =>
      disc("#c98436", x, y, 11) +
      disc("#e2a656", x - 1.5, y - 1.5, 9.2) +
      path("#f6d79c", `M${x - 7} ${y - 4}q3-6 9-5q-6 2-6 8z`);
    const rows = [5, 5, 4, 4, 3, 2, 1];
    return (
      cakeStand(58) +
      rows
        .map((count, row) => each(count, (i) => puff((i - (count - 1) / 2) * 19, -24 - row * 16)))
        .join("") +
      line("#f6e2b0", 1.2, "M-44-34Q-8-22 40-44M-34-62Q4-54 30-78M-22-94Q4-86 18-108") +
      each(5, (i) =>
        bloom(main, [-36, 30, -10, 22, -18][i] ?? 0, [-36, -52, -64, -88, -98][i] ?? 0, 7, i),
      ) +
      bloom(main, 0, -132, 10)
    );
  },
};

const candyProfile: Profile = [
  [26, -76, 1],
  [30, -60],
  [30, -14],
  [24, 0, 1],
];

const candies: Thing = {
  foot: 56,
  draw: ({ main, second, cloth }) => {
    const bonbons = (wide: number, high: number, from: number) =>
      each(31, (i) => {
        const y = -8 - Math.floor(i / 5) * 11;
        const x = -wide + ((i % 5) + (Math.floor(i / 5) % 2) * 0.5) * ((2 * wide) / 5) + 3;
        return y < -high
          ? ""
          : disc(
              [main.base, "#f2c9d0", second.base, "#fff", "#1fa3a0"][(i * 3 + from) % 5] ?? "#fff",
              x,
              y,
              6,
            ) + disc("#fff", x - 2, y - 2, 1.4);
      });
    const vessel = (from: number) =>
      path(glass.base, between(0, candyProfile, -1, 1)).replace(
        "<path",
        '<path fill-opacity=".8"',
      ) +
      bonbons(26, 70, from) +
      shine(between(0, candyProfile, -0.9, -0.7), 0.7) +
      shade(between(0, candyProfile, 0.6, 1), 0.12) +
      wrapped(cloth, 0, [
        [28, -92, 1],
        [30, -76, 1],
      ]) +
      oval(main.light, 0, -92, 28, 5) +
      body(gold, 0, [
        [4, -106],
        [7, -100],
        [4, -93, 1],
      ]);
    return (
      at(36, -6, 0.78, vessel(1)) +
      at(-22, 0, 1.12, vessel(0)) +
      turn(
        -30,
        44,
        -4,
        path(second.base, "M30-4l-9-6v12zM58-4l9-6v12z"),
        oval(second.base, 44, -4, 14, 8),
        path(second.shade, "M46-12q12 2 12 8t-12 8q6-8 0-16z"),
      )
    );
  },
};

/** Cakes and sweets. */
export const sweets = {
  "tiered-cake": tiered,
  cake: cake,
  cookie: tray,
  choux: choux,
  candy: candies,
} satisfies Record<string, Thing>;
