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
import { basketry, clay, gold, night, porcelain, silver, toneOf, wood } from "../tones.ts";

const heel = (tone: { base: string; shade: string; light: string; deep: string }, jewel: string) =>
  path(tone.deep, "M-46-92Q-36-60-6-34Q18-14 44-12L62-6Q66-1 58 0H26Q-2-2-22-34L-40-62z") +
  path(tone.shade, "M-50-84L-36-68L-42 0h-6z") +
  path(
    tone.base,
    "M-52-90Q-46-104-34-88Q-20-62 4-46L12-38Q30-34 56-16Q64-8 60-4H34Q4-6-18-38L-40-66Q-50-72-52-90z",
  ) +
  path(tone.light, "M-48-90Q-42-96-36-84Q-26-66-10-50L-16-48Q-40-70-48-90z") +
  path(tone.shade, "M4-46L12-38Q30-34 56-16Q64-8 60-4H34Q46-12 30-22Q14-30 4-46z") +
  path("#f4e2d2", "M-44-92Q-38-98-33-86Q-18-60 4-45Q-10-50-24-62Q-38-78-44-92z") +
  disc(jewel, 22, -26, 5) +
  disc("#fff", 20.5, -27.5, 1.6);

const highHeel: Thing = {
  foot: 62,
  draw: ({ main }) =>
    at(8, -14, 0.86, heel(main, gold.shade)) + at(-4, 0, 1, heel(main, gold.base)),
};

const oxford = (tone: { base: string; shade: string; light: string; deep: string }) =>
  path(wood.deep, "M-62-8H62Q66-2 60 0H-40V-2H-60Q-66-4-62-8z") +
  path(tone.base, "M-60-8Q-64-40-56-56Q-34-48-20-58Q2-36 34-30Q62-26 63-8z") +
  path(tone.shade, "M-6-46Q12-34 34-30Q62-26 63-8H18Q14-30-6-46z") +
  path(tone.light, "M-56-20Q-58-42-54-52Q-50-51-46-51Q-50-32-48-14H-56z") +
  path(tone.deep, "M-56-56Q-34-48-20-58L-24-62Q-38-56-54-62z") +
  path(tone.light, "M30-28Q54-26 58-13Q44-20 24-20z") +
  line(tone.deep, 1.4, "M-20-57Q-20-34 4-26M-6-46L-22-30Q-28-18-26-9M18-9Q14-26 22-34") +
  each(3, (i) => line("#f2dfc4", 2, `M${-15 + i * 7} ${-45 + i * 6}l-9 7`));

const shoe: Thing = {
  foot: 64,
  draw: ({ main }) => at(10, -16, 0.82, oxford(main)) + at(-4, 0, 0.98, oxford(main)),
};

const purse: Thing = {
  foot: 54,
  draw: ({ main, cloth }) =>
    line(gold.shade, 3, "M-44-66Q-50-124 0-124T44-66") +
    line(gold.light, 1.2, "M-45-68Q-50-125 0-125T43-70") +
    path(main.base, "M-54-66Q0-74 54-66L58-8Q58-1 50-1H-50Q-58-1-58-8z") +
    path(main.shade, "M18-71Q36-69 54-66L58-8Q58-1 50-1H14z") +
    path(cloth, "M-55-67Q0-75 55-67L52-44Q30-26 0-24Q-30-26-52-44z") +
    shade("M16-72Q36-70 55-67L52-44Q34-30 10-25z", 0.2) +
    shine("M-50-66Q-30-70-14-71L-18-28Q-38-34-48-46z", 0.18) +
    line(main.deep, 1.6, "M-52-44Q-30-26 0-24Q30-26 52-44") +
    disc(gold.shade, 0, -25, 9) +
    disc(gold.base, -0.8, -26, 8) +
    disc(gold.light, -3, -28, 2.6) +
    box(gold.base, -50, -71, 8, 10, 2) +
    box(gold.base, 42, -71, 8, 10, 2),
};

const bowTie: Thing = {
  foot: 46,
  draw: ({ main, cloth }) => {
    const wing =
      path(cloth, "M-6-62Q-34-96-58-88Q-66-60-58-34Q-34-28-6-60z") +
      shade("M-6-62Q-26-66-52-58Q-28-52-6-60z", 0.3);
    return (
      box(night.base, -52, -34, 104, 30, 4) +
      box(night.shade, 8, -34, 44, 30, 4) +
      path(night.light, "M-52-34h104l-8-10h-88z") +
      line(gold.base, 1.6, "M-40-12h80") +
      at(
        0,
        4,
        1,
        wing,
        flip(wing),
        shade("M6-62Q34-96 58-88Q66-60 58-34Q34-28 6-60z", 0.2),
        shine("M-54-84q-5 20-1 42l6-2q-3-20 1-40z", 0.25),
      ) +
      path(main.base, "M-11-70Q0-76 11-70Q14-58 11-46Q0-40-11-46Q-14-58-11-70z") +
      path(main.shade, "M3-73q4 0 8 3Q14-58 11-46q-4 2-8 3Q8-58 3-73z") +
      line(main.deep, 1, "M-5-70q-3 12 0 24")
    );
  },
};

const tie: Thing = {
  foot: 34,
  draw: ({ main, cloth }) =>
    path(porcelain.base, "M-40-120L-14-130H14L40-120L48-6Q0 4-48-6z") +
    path(porcelain.shade, "M14-130L40-120L48-6Q24-1 8 0z") +
    path(porcelain.light, "M-14-130L0-104L-24-92L-34-122zM14-130L0-104L24-92L34-122z") +
    shade("M14-130L0-104L24-92L34-122z", 0.1) +
    line(porcelain.deep, 1, "M-24-92L0-104L24-92") +
    path(main.base, "M-10-108L0-112L10-108L6-90H-6z") +
    path(main.shade, "M2-112L10-108L6-90H0z") +
    path(cloth, "M-6-90H6L17-24L0-4L-17-24z") +
    shade("M1-90H6L17-24L0-4z", 0.24) +
    each(2, (i) => disc(gold.base, 32, -60 + i * 0, 2)),
};

const spool = (
  tone: { base: string; shade: string; light: string; deep: string },
  x: number,
  y: number,
  scale: number,
) =>
  at(
    x,
    y,
    scale,
    body(tone, 0, [
      [15, -44, 1],
      [16, -26],
      [15, -8, 1],
    ]),
    each(8, (i) => line(tone.deep, 0.5, `M-15 ${-40 + i * 4.4}q15 3 30-1`)),
    body(wood, 0, [
      [17, -9, 1],
      [19, -6],
      [19, 0, 1],
    ]),
    body(wood, 0, [
      [18, -52, 1],
      [19, -48],
      [16, -43, 1],
    ]),
    oval(wood.light, 0, -52, 18, 3.6),
    oval(wood.deep, 0, -52, 4, 1.4),
  );

const thread: Thing = {
  foot: 58,
  draw: ({ main, second }) =>
    spool(second, 28, -10, 1.05) +
    spool(toneOf("#1fa3a0"), -4, -8, 1.5) +
    spool(main, -34, 0, 1.15) +
    turn(
      24,
      34,
      -50,
      box(silver.base, 46, -92, 2.6, 70, 1.3),
      box(silver.shade, 47.5, -92, 1.1, 70, 0.5),
      oval("#7d6a60", 47.3, -87, 0.7, 3),
    ) +
    line(main.base, 1.4, "M-18-30Q6-2 40-10T66-34") +
    each(3, (i) =>
      at(
        16 + i * 19,
        -3,
        1,
        oval(gold.shade, 0, 1, 8, 4.4),
        oval(i === 1 ? porcelain.base : gold.base, 0, 0, 8, 4.2),
        disc("#5b4030", -2, 0, 0.9),
        disc("#5b4030", 2, 0, 0.9),
      ),
    ),
};

const scissors: Thing = {
  foot: 50,
  draw: ({ main, cloth }) => {
    const blade =
      path(silver.base, "M-3-52Q-10-92 2-132Q8-100 6-50z") +
      path(silver.shade, "M2-132Q8-100 6-50H2Q4-96 2-132z");
    const handle =
      `<path fill="none" stroke="${main.base}" stroke-width="8" d="M-4-44Q-32-46-36-24Q-34-6-18-8Q-4-12 2-40"/>` +
      line(main.light, 2, "M-8-45Q-32-44-37-26");
    return (
      path(cloth, "M-58-14Q-20-24 8-14T60-18L64-4Q20 8-10-1T-60 2z") +
      shade("M8-14T60-18L64-4Q20 8-10-1z", 0.18) +
      turn(17, 0, -50, blade, handle) +
      `<g transform="scale(-1 1)">${turn(17, 0, -50, blade, handle)}</g>` +
      disc(gold.shade, 0, -51, 5) +
      disc(gold.light, -1, -52, 2.4)
    );
  },
};

const ribbon: Thing = {
  foot: 52,
  draw: ({ main }) =>
    path(main.shade, "M30-20Q60-16 62-44T92-40L86-26Q74-40 70-16T34 0z") +
    oval(main.deep, 6, -56, 40, 48) +
    path(main.base, "M-8-104Q-50-98-48-56T-8-8H8Q-32-14-32-56T8-104z") +
    path(main.light, "M-20-100Q-46-90-46-56L-40-56Q-38-90-12-103z") +
    oval(main.base, 8, -56, 38, 48) +
    path(main.shade, "M20-101Q46-90 46-56T16-9Q34-30 34-56T20-101z") +
    oval(basketry.light, 8, -56, 20, 26) +
    oval(basketry.shade, 9, -56, 13, 18) +
    oval(clay.deep, 10, -56, 10, 15) +
    each(
      4,
      (i) =>
        `<ellipse fill="none" stroke="${main.deep}" stroke-opacity=".4" stroke-width=".8" cx="8" cy="-56" rx="${23 + i * 3.5}" ry="${30 + i * 4.4}"/>`,
    ),
};

/** Shoes, bags, ties, and what is sewn with. */
export const accessories = {
  "high-heel": highHeel,
  shoe,
  purse,
  "bow-tie": bowTie,
  tie,
  "needle-thread": thread,
  scissors,
  ribbon,
} satisfies Record<string, Thing>;
