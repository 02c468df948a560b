import type { Thing } from "../paint.ts";
import {
  at,
  body,
  box,
  disc,
  each,
  flip,
  line,
  oval,
  path,
  shade,
  shine,
  turn,
} from "../shapes.ts";
import { basketry, gold, toneOf, wood } from "../tones.ts";

export const bow = (
  tone: { base: string; shade: string; light: string; deep: string },
  size: number,
) => {
  const loop =
    path(tone.base, "M0 0Q-14-26-30-18Q-38-8-28 2Q-14 8 0 0z") +
    path(tone.deep, "M-6-4Q-16-16-26-11Q-26-5-18-3z");
  return at(
    0,
    0,
    size,
    path(tone.shade, "M-3 0L-20 26-12 24-8 32 4 2zM3 0L20 26 12 24 8 32-4 2z"),
    loop,
    flip(loop),
    shade("M0 0Q14-26 30-18Q38-8 28 2Q14 8 0 0z", 0.14),
    box(tone.light, -6, -6, 12, 11, 4),
  );
};

const gift: Thing = {
  foot: 54,
  draw: ({ main, second, cloth }) =>
    box(cloth, -46, -66, 92, 66, 2) +
    shade("M14-66H46V0H14z", 0.22) +
    shine("M-42-66h10V0h-10z", 0.2) +
    box(main.base, -52, -86, 104, 22, 3) +
    path(main.shade, "M14-86H49q3 0 3 3v16q0 3-3 3H14z") +
    box(main.light, -52, -86, 104, 5, 2) +
    shade("M-46-64H46v6H-46z", 0.24) +
    box(second.base, -9, -86, 18, 86) +
    box(second.shade, 2, -86, 7, 86) +
    at(0, -92, 1.15, bow(second, 1)),
};

const trunk: Thing = {
  foot: 62,
  draw: ({ main, second, cloth }) =>
    path(main.deep, "M-56-48L-50-96Q-46-124 0-124T50-96L56-48z") +
    path(cloth, "M-50-50L-45-94Q-42-117 0-117T45-94L50-50z") +
    shade("M14-117Q42-114 45-94L50-50H20z", 0.3) +
    // What lies in the trunk.
    path(second.base, "M-48-50q8-22 30-18t30-8 30 8 6 18z") +
    path(second.shade, "M6-50q4-26 18-24t20 8 4 16z") +
    path("#1fa3a0", "M-30-50q2-16 16-16t16 16z") +
    path("#fbf0e2", "M14-50q0-22 14-20t14 20z") +
    line(gold.base, 3.4, "M-46-52q-6 20 6 24t12-14") +
    each(6, (i) => disc(gold.light, -45 + i * 3.4, -42 + (i % 3) * 5, 2.2)) +
    box(main.base, -62, -50, 124, 48, 4) +
    path(main.shade, "M18-50H58q4 0 4 4V-6q0 4-4 4H18z") +
    box(main.light, -62, -50, 124, 5, 2) +
    each(
      2,
      (i) => box(gold.base, i ? 34 : -46, -50, 11, 48) + box(gold.shade, i ? 40 : -40, -50, 5, 48),
    ) +
    box(gold.base, -12, -54, 24, 22, 3) +
    box(gold.shade, 2, -54, 10, 22, 3) +
    disc(main.deep, 0, -44, 3) +
    box(main.deep, -1.4, -43, 2.8, 6),
};

const weave = (r: number, y: number, rows: number) =>
  each(rows, (row) =>
    each(9, (i) => {
      const x = -r + (i + (row % 2) * 0.5) * ((2 * r) / 9);
      return path(
        i > 5 ? basketry.shade : row % 2 ? basketry.light : basketry.base,
        `M${x} ${y + row * 10}q${r / 9} 9 ${(2 * r) / 9} 0v8q${-r / 9} 4${-(2 * r) / 9} 0z`,
      );
    }),
  );

const basket: Thing = {
  foot: 52,
  draw: ({ main, second, cloth }) =>
    line(basketry.deep, 8, "M-46-56Q-40-132 0-132T46-56") +
    line(basketry.base, 5, "M-46-58Q-40-132 0-132T46-58") +
    at(
      -22,
      -56,
      0.8,
      body(toneOf("#2f6b4a"), 0, [
        [5, -76, 1],
        [5, -56],
        [14, -40],
        [14, 0],
      ]),
      box("#f2e6d0", -12, -30, 24, 18),
    ) +
    turn(10, 20, -60, box(cloth, 4, -92, 34, 40, 3)) +
    disc("#e0772a", 4, -64, 13) +
    disc("#f2b92e", -6, -58, 12) +
    path("#5f9a4a", "M4-76q8-10 16-6q-4 10-16 6z") +
    path(basketry.deep, "M-54-56Q0-48 54-56L46-4Q0 6-46-4z") +
    weave(50, -54, 2) +
    at(0, 0, 0.94, weave(49, -36, 2), weave(46, -16, 1)) +
    path(cloth, "M-56-60Q0-50 56-60L52-36L38-48L24-30L10-46L-6-28L-20-46L-36-32L-44-48L-53-38z") +
    shade("M20-54Q40-56 56-60L52-36L38-48L24-30L20-36z", 0.24) +
    line(main.deep, 1.2, "M-56-60Q0-50 56-60") +
    at(-44, -66, 0.5, bow(second, 1)),
};

const favours: Thing = {
  foot: 56,
  draw: ({ main, second, cloth }) => {
    const bag = (tied: typeof main) =>
      path(cloth, "M-9-62Q-30-50-30-24Q-30-2-22 0H22Q30-2 30-24Q30-50 9-62z") +
      shade("M6-62h3Q30-50 30-24Q30-2 22 0H8Q18-30 6-62z", 0.24) +
      shine("M-12-58Q-26-44-25-18l6 2Q-20-40-7-58z", 0.22) +
      path(cloth, "M-9-62Q-14-78-25-82Q-16-92-9-84Q-4-94 2-85Q8-94 13-84Q22-90 25-81Q14-78 9-62z") +
      shade("M2-62Q6-76 4-86Q9-93 13-84Q22-90 25-81Q14-78 9-62z", 0.24) +
      box(tied.base, -11, -66, 22, 6, 2) +
      box(tied.shade, 3, -66, 8, 6, 2) +
      path(tied.light, "M-2-62q-15-9-17 1t17 1q13-10 15 0t-15 0z") +
      path(tied.base, "M-3-60l-9 20 6-2 4 5 4-21z");
    return (
      at(30, -4, 0.92, bag(second)) +
      at(-22, 0, 1.12, bag(main)) +
      each(
        7,
        (i) =>
          oval(
            i % 3 === 1 ? second.light : i % 3 ? "#fff" : "#f2c9d0",
            8 + ((i * 17) % 50),
            -3 + (i % 3) * 3,
            6.5,
            4.4,
          ) + oval("#fff", 6 + ((i * 17) % 50), -4.4 + (i % 3) * 3, 2, 1),
      )
    );
  },
};

const fan: Thing = {
  foot: 30,
  draw: ({ second, cloth }) => {
    const blade = (i: number) =>
      turn(
        -75 + i * 15,
        0,
        -14,
        path(cloth, "M-5-62L-15-120Q0-126 15-120L5-62z") +
          shade("M0-62V-123Q8-123 15-120L5-62z", 0.2) +
          path(i % 2 ? wood.base : wood.light, "M-2-14L-5-62H5L2-14z") +
          shade("M0-14V-62H5L2-14z", 0.2),
      );
    return at(
      0,
      0,
      1,
      at(
        0,
        -2,
        0.74,
        each(11, blade),
        each(11, (i) =>
          turn(-75 + i * 15, 0, -14, line(second.base, 2.4, "M-14-118Q0-125 14-118")),
        ),
      ) +
        disc(gold.shade, 0, -12, 5) +
        disc(gold.light, -1, -13, 2.5),
    );
  },
};

/** Gifts and the dowry. */
export const gifts = {
  gift: gift,
  trunk: trunk,
  basket: basket,
  favours: favours,
  "hand-fan": fan,
} satisfies Record<string, Thing>;
