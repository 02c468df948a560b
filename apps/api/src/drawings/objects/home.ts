import type { Thing } from "../paint.ts";
import {
  around,
  at,
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
import { basketry, gold, porcelain, wood } from "../tones.ts";
import { bow } from "./gifts.ts";

const jar = (fill: string, dark: string, lid: string, cloth: string) =>
  box("#dcebf0", -24, -58, 48, 58, 9) +
  box(fill, -21, -48, 42, 45, 7) +
  path(dark, "M7-48h8q6 0 6 6V-9q0 6-6 6H7z") +
  box("#fff8ee", -17, -36, 34, 22, 2) +
  path(lid, "M0-20l-7-7a4.300 4.300 0 0 1 7-4a4.300 4.300 0 0 1 7 4z") +
  shine("M-20-54h5v50h-2q-3 0-3-5z", 0.5) +
  path(cloth, "M-27-56L-22-74Q0-80 22-74L27-56Q20-52 13-56T0-55-13-56-27-56z") +
  shade("M8-76.500Q16-76 22-74L27-56Q20-52 10-56z", 0.24) +
  line("#7f520f", 2, "M-24-66Q0-60 24-66");

const jars: Thing = {
  foot: 58,
  draw: ({ main, cloth }) =>
    at(30, -6, 0.98, jar("#e59a2c", "#bd7213", main.base, cloth)) +
    at(-26, 0, 1.2, jar("#f0b23c", "#cf8a1d", main.base, cloth)) +
    turn(
      40,
      20,
      -20,
      body(wood, 52, [
        [2, -60],
        [2, -26],
        [7, -20],
        [8, -10],
        [5, 0],
      ]),
    ),
};

const key: Thing = {
  foot: 40,
  draw: ({ main, cloth }) =>
    line(gold.shade, 4, "M-8-98a18 18 0 1 1 16 0") +
    line(gold.base, 2.4, "M-8-99a18 18 0 1 1 16 0") +
    turn(
      24,
      0,
      -96,
      path(gold.base, "M-4-92h8V-18h12v7h-6v5h6v6H-4z"),
      `<circle fill="none" stroke="${gold.base}" stroke-width="8" cx="0" cy="-76" r="15"/>`,
      path(gold.shade, "M1-62h3V-18h12v3H1z"),
    ) +
    turn(
      -20,
      0,
      -96,
      path(main.base, "M0-88L-22-72V-8q0 4 4 4h36q4 0 4-4V-72z"),
      path(cloth, "M-22-46H22V-20H-22z"),
      path(main.shade, "M0-88L22-72V-8q0 4-4 4H8V-82z").replace(
        "<path",
        '<path fill-opacity=".55"',
      ),
      disc(gold.light, 0, -74, 4),
      line(gold.base, 1.6, "M-16-12h32"),
    ),
};

const bed: Thing = {
  foot: 62,
  draw: ({ main, second, cloth }) => {
    const fold = (fill: string, y: number, w: number, h: number) =>
      path(fill, `M${-w} ${y}Q${-w - 6} ${y - h / 2}${-w} ${y - h}H${w}V${y}z`) +
      shade(`M${-w} ${y}Q${-w - 3} ${y - h * 0.2}${-w - 3} ${y - h * 0.3}H${w}V${y}z`, 0.2);
    return (
      fold(cloth, 0, 58, 24) +
      fold(porcelain.base, -24, 54, 18) +
      fold(main.base, -42, 56, 20) +
      path(porcelain.light, "M-50-62Q-58-82-46-104Q0-96 46-104Q58-82 50-62Q0-70-50-62z") +
      path(porcelain.shade, "M14-98Q32-100 46-104Q58-82 50-62Q34-65 16-66Q24-82 14-98z") +
      path(second.base, "M-50-62Q0-70 50-62l1 5Q0-65-51-57z") +
      line(main.base, 1.8, "M-38-84q10-10 19 0t19 0 19 0 19 0") +
      box(main.shade, -6, -62, 12, 62) +
      at(0, -62, 0.8, bow(main, 1))
    );
  },
};

const coffee: Thing = {
  foot: 62,
  draw: ({ main, cloth }) =>
    line(porcelain.shade, 7, "M-10-88Q32-96 22-50") +
    path(porcelain.shade, "M-48-74Q-68-70-70-92l-7-3q0 42 30 45z") +
    wrapped(porcelain.base, -22, [
      [16, -108, 1],
      [19, -96],
      [31, -56],
      [30, -24],
      [20, -6],
      [22, 0, 1],
    ]) +
    path(cloth, "M-52-62Q-22-50 8-62L9-42Q-22-30-53-42z") +
    shade("M-12-54Q-2-57 8-62L9-42Q-2-37-12-35z", 0.24) +
    body(main, -22, [
      [3, -124],
      [6, -120],
      [4, -116],
      [17, -108, 1],
    ]) +
    line(gold.base, 2, "M-38-106q16 5 32 0") +
    oval(porcelain.shade, 40, -3, 32, 7) +
    oval(porcelain.light, 40, -5, 32, 7) +
    line(porcelain.base, 4.5, "M58-32q16-2 12 9t-16 9") +
    wrapped(porcelain.base, 38, [
      [23, -42, 1],
      [21, -22],
      [12, -7, 1],
    ]) +
    oval(gold.base, 38, -42, 23, 5.4) +
    oval("#5b2f17", 38, -42, 20, 4) +
    box(main.base, 17.5, -33, 41.5, 4),
};

const clock: Thing = {
  foot: 40,
  draw: ({ main, cloth }) =>
    path(wood.shade, "M-46 0L-40-12H40L46 0z") +
    disc(wood.shade, 2, -68, 62) +
    disc(wood.base, 0, -70, 62) +
    disc(cloth, 0, -70, 54) +
    disc(porcelain.light, 0, -70, 40) +
    around(12, 0, -70, box(wood.deep, -1.2, -106, 2.4, 7, 1)) +
    line(main.base, 4, "M0-70L-16-86") +
    line(wood.deep, 3, "M0-70L20-92") +
    disc(gold.base, 0, -70, 4.5) +
    shade("M22-124A62 62 0 0 1 24-13A80 80 0 0 0 22-124z", 0.16),
};

const mats: Thing = {
  foot: 58,
  draw: ({ main, second, cloth }) =>
    each(3, (i) =>
      at(
        -20 + i * 22,
        i === 1 ? -2 : 0,
        1,
        wrapped([main.base, cloth, second.base][i] ?? cloth, 0, [
          [16, -118 + i * 9, 1],
          [17, -60],
          [16, -3, 1],
        ]),
        oval(basketry.light, 0, -118 + i * 9, 16, 5),
        oval(basketry.deep, 0, -118 + i * 9, 8, 2.4),
        box(basketry.base, -17, -74, 34, 7, 1),
        box(basketry.shade, 5, -74, 12, 7, 1),
      ),
    ),
};

/** Things for the home. */
export const home = {
  jar: jars,
  key: key,
  bed: bed,
  coffee: coffee,
  clock: clock,
  mats: mats,
} satisfies Record<string, Thing>;
