import type { Thing } from "../paint.ts";
import {
  around,
  at,
  between,
  body,
  box,
  disc,
  each,
  line,
  oval,
  path,
  shade,
  shine,
  turn,
  wrapped,
} from "../shapes.ts";
import { glass, gold, leaves, porcelain, type Tone, wood } from "../tones.ts";

const fork = (tone: Tone) =>
  path(tone.base, "M-2-64L-4 0Q0 4 4 0L2-64z") +
  path(tone.shade, "M0-64L0 2Q3 2 4 0L2-64z") +
  path(tone.base, "M-8-104v26q0 14 8 16q8-2 8-16v-26h-2.600v24h-3v-24h-4.800v24h-3v-24z");

const knife = (tone: Tone) =>
  path(tone.base, "M-3-52L-4 0Q0 4 4 0L3-52z") +
  path(tone.light, "M-3-52V-108Q10-100 7-52z") +
  path(tone.shade, "M3-52V-103Q9-92 7-52z");

const spoon = (tone: Tone) =>
  path(tone.base, "M-2-70L-4 0Q0 4 4 0L2-70z") +
  oval(tone.base, 0, -86, 9, 18) +
  oval(tone.shade, 1, -86, 6.5, 15) +
  path(tone.light, "M-6-92q3-10 7-9q-4 6-4 16z");

/** A plate that stands upright on a small easel. */
const plate: Thing = {
  foot: 50,
  draw: ({ main, second, cloth }) =>
    path(wood.deep, "M-34 0L-22-34H-16L-24 0zM34 0L22-34H16L24 0z") +
    disc(porcelain.shade, 2, -65, 62) +
    disc(porcelain.base, 0, -66, 62) +
    disc(cloth, 0, -66, 58) +
    disc(porcelain.base, 0, -66, 42) +
    `<circle fill="none" stroke="${second.base}" stroke-width="2.400" cx="0" cy="-66" r="42"/>` +
    disc(porcelain.shade, 1.5, -64.5, 33) +
    disc(porcelain.light, 0, -66, 33) +
    around(8, 0, -66, path(main.base, "M0-70q4-9 0-18q-4 9 0 18z")) +
    disc(second.base, 0, -66, 3.5) +
    shade("M20-124A62 62 0 0 1 8-5A90 90 0 0 0 20-124z", 0.12) +
    shine("M-50-90A56 56 0 0 1-14-120L-10-110A46 46 0 0 0-42-84z", 0.4),
};

const cutlery: Thing = {
  foot: 40,
  draw: ({ main, cloth }) =>
    at(
      0,
      -8,
      1.14,
      turn(-9, 0, 0, at(-18, 0, 1, fork(gold))),
      at(0, -4, 1, knife(gold)),
      turn(9, 0, 0, at(19, 0, 1, spoon(gold))),
    ) +
    path(cloth, "M-34-66L34-58L26 0H-26z") +
    shade("M8-61L34-58L26 0H6z", 0.22) +
    path(main.base, "M-34-66L34-58L32-44Q0-40-32-54z") +
    shade("M8-61L34-58L32-44Q20-42 9-43z", 0.2) +
    line(gold.base, 2, "M-32-54Q0-40 32-44"),
};

const flute = (x: number, wine: string, height = 1) =>
  at(
    x,
    0,
    height,
    oval(glass.shade, 0, -2, 19, 5),
    oval(glass.light, 0, -3.5, 19, 5),
    box(glass.shade, -1.8, -44, 3.6, 41),
    path(
      glass.base,
      between(
        0,
        [
          [12, -128, 1],
          [15, -96],
          [11, -58],
          [2, -44, 1],
        ],
        -1,
        1,
      ),
    ).replace("<path", '<path fill-opacity=".75"'),
    path(
      wine,
      between(
        0,
        [
          [13.2, -104, 1],
          [13.4, -88],
          [9.5, -58],
          [1.5, -46, 1],
        ],
        -1,
        1,
      ),
    ),
    shade(
      between(
        0,
        [
          [13.2, -104, 1],
          [13.4, -88],
          [9.5, -58],
          [1.5, -46, 1],
        ],
        0.25,
        1,
      ),
      0.14,
    ),
    oval("#fff6d8", 0, -104, 13, 2.8),
    shine(
      between(
        0,
        [
          [12, -126, 1],
          [14.5, -96],
          [9, -60],
        ],
        -0.85,
        -0.55,
      ),
      0.7,
    ),
    each(4, (i) => disc("#fff8e2", -3 + (i % 3) * 4, -64 - i * 9, 1.2)),
  );

const flutes: Thing = {
  foot: 42,
  draw: ({ main }) =>
    turn(-7, -20, 0, flute(-22, "#f3c95f")) +
    turn(7, 22, 0, flute(24, "#f3c95f")) +
    line(main.base, 3, "M21-26q-14-10-14 0t16 1q14-10 13 0t-15-1") +
    path(main.shade, "M20-24l-7 17 5-1 4 4 3-19z"),
};

const carafeProfile = [
  [12, -126, 1],
  [9, -108],
  [11, -92],
  [32, -52],
  [33, -22],
  [24, 0, 1],
] as const;

const carafe: Thing = {
  foot: 42,
  draw: ({ main }) => {
    const juice = carafeProfile.slice(3).map(([r, y]) => [r - 2.5, y === 0 ? -2 : y] as const);
    const drink = [[27, -58, 1], ...juice] as const;
    return (
      at(
        44,
        0,
        0.5,
        body(glass, 0, [
          [26, -78, 1],
          [20, 0, 1],
        ]),
        path(main.base, "M-23-58H23L19-3H-19z"),
        path(main.shade, "M7-58H23L19-3H6z"),
        oval(main.light, 0, -58, 23, 5),
      ) +
      path(glass.base, between(0, carafeProfile, -1, 1)) +
      path(main.base, between(0, drink, -1, 1)) +
      path(main.shade, between(0, drink, 0.35, 1)) +
      oval(main.light, 0, -58, 27, 6) +
      oval(leaves.base, -8, -58, 9, 3) +
      oval("#f4d35e", 9, -57, 8, 3.4) +
      oval(glass.light, 0, -126, 12, 3.6) +
      oval(glass.shade, 0, -125.5, 9.5, 2.4) +
      shine(between(0, carafeProfile, -0.86, -0.62), 0.6) +
      shade(between(0, carafeProfile.slice(0, 4), 0.5, 1), 0.1)
    );
  },
};

const paperPlates: Thing = {
  foot: 54,
  draw: ({ main, cloth }) =>
    each(
      6,
      (i) =>
        oval(i % 2 ? porcelain.shade : "#e8dac8", 12, -6 - i * 5, 48, 13) +
        oval(porcelain.base, 12, -8 - i * 5, 48, 13),
    ) +
    oval(cloth, 12, -37, 44, 11) +
    oval(porcelain.light, 12, -37, 32, 7.5) +
    each(3, (i) =>
      at(
        -36,
        -i * 18,
        1,
        wrapped(i === 2 ? cloth : main.base, 0, [
          [21, -58, 1],
          [16, 0, 1],
        ]),
        oval(porcelain.light, 0, -58, 21, 5),
      ),
    ) +
    oval(porcelain.shade, -36, -94, 18, 4),
};

/** What is on a table. */
export const table = {
  plate: plate,
  cutlery: cutlery,
  "glass-champagne": flutes,
  carafe: carafe,
  "paper-plates": paperPlates,
} satisfies Record<string, Thing>;
