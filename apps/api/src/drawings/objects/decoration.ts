import type { Thing } from "../paint.ts";
import {
  at,
  body,
  box,
  corners,
  disc,
  each,
  flip,
  line,
  oval,
  path,
  shade,
  shine,
  turn,
  wrapped,
} from "../shapes.ts";
import { glass, gold, porcelain, type Tone, toneOf, wood } from "../tones.ts";

const flame = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    disc("#ffe9a8", 0, -9, 13).replace("<circle", '<circle fill-opacity=".4"'),
    path("#f2a33a", "M0 0Q-8-5-4-13Q-1-17 0-24Q8-14 6-7Q5-1 0 0z"),
    path("#ffe28a", "M0-1Q-4-4-2-9Q0-12 1-15Q4-9 3-5Q2-1 0-1z"),
    line("#5b4030", 1.2, "M0 1v-4"),
  );

const wax = (tone: Tone, x: number, high: number, r: number) =>
  body(tone, x, [
    [r, -high, 1],
    [r, -6],
    [r - 2, 0],
  ]) +
  oval(tone.light, x, -high, r, r * 0.28) +
  path(tone.light, `M${x - r} ${-high}q2 16 5 18t3-10q3 6 5-6z`) +
  flame(x, -high, r / 15 + 0.2);

const candles: Thing = {
  foot: 58,
  draw: ({ main, cloth }) =>
    at(20, -8, 1, wax(main, 0, 92, 15)) +
    at(-28, -4, 1, wax(porcelain, 0, 62, 17)) +
    box(cloth, -45, -34, 34, 12) +
    shade("M-22-34h11v12h-11z", 0.2) +
    at(
      42,
      0,
      1,
      body(gold, 0, [
        [17, -24, 1],
        [18, -12],
        [14, 0],
      ]),
      oval(gold.light, 0, -24, 17, 4.5),
      oval(porcelain.base, 0, -23.5, 13, 3),
      flame(0, -23, 0.8),
    ) +
    at(
      -2,
      0,
      1,
      body(glass, 0, [
        [13, -22, 1],
        [14, -10],
        [12, 0],
      ]),
      oval("#fff", 0, -22, 13, 3.5),
      flame(0, -15, 0.7),
    ),
};

const lantern: Thing = {
  foot: 36,
  draw: ({ main }) =>
    line(gold.shade, 4, "M-12-118Q-14-138 0-138T12-118") +
    body(gold, 0, [
      [4, -124, 1],
      [10, -118],
      [34, -98, 1],
      [34, -93, 1],
    ]) +
    path("#ffe7a6", "M-29-93H29L33-14H-33z") +
    path("#fbd27a", "M6-93H29L33-14H10z") +
    at(0, -14, 1, wax(porcelain, 0, 34, 10)) +
    each(5, (i) => line(main.shade, 3, `M${-30 + i * 15} -93L${-33 + i * 16.5} -14`)) +
    each(3, (row) =>
      each(4, (i) =>
        path(main.base, `M${-24 + i * 15 + row * 0.3} ${-84 + row * 26}l6 9-6 9-6-9z`),
      ),
    ) +
    line(main.base, 3, "M-30-93L-33-14M30-93L33-14") +
    body(gold, 0, [
      [36, -16, 1],
      [40, -8],
      [38, 0, 1],
    ]),
};

const lights: Thing = {
  foot: 0,
  draw: ({ main }) => {
    const bulb = (x: number, y: number, i: number) =>
      at(
        x,
        y,
        1,
        disc("#ffe9a8", 0, 15, 17).replace("<circle", '<circle fill-opacity=".45"'),
        box("#4a3a3a", -4, -2, 8, 9, 1.5),
        path(i % 3 === 1 ? main.light : "#ffd772", "M-5 7Q-12 14-9 21T0 29T9 21T5 7z"),
        path("#fff3c9", "M-4 9Q-8 15-6 20Q-3 16-1 9z"),
      );
    const string = (y: number, deep: number, count: number, lean: number) =>
      line("#4a3a3a", 2.4, `M-78 ${y}Q0 ${y + deep} 78 ${y + lean}`) +
      each(count, (i) => {
        const t = (i + 0.5) / count;
        const x = -78 + 156 * t;
        return bulb(
          x,
          y * (1 - t) ** 2 +
            2 * (y + deep) * 0.5 * 2 * t * (1 - t) * 0.5 +
            (y + lean) * t * t +
            (y + deep) * t * (1 - t),
          i,
        );
      });
    return string(-134, 46, 6, 8) + string(-92, 50, 5, -6);
  },
};

const balloon = (tone: Tone, x: number, y: number, r: number) =>
  at(
    x,
    y,
    r / 20,
    path(tone.base, "M0 26C-14 22-21 8-20-4C-19-18-10-26 0-26S19-18 20-4C21 8 14 22 0 26z"),
    path(tone.shade, "M6-25C14-23 19-15 20-4C21 8 14 22 0 26C14 14 16-8 6-25z"),
    path(tone.light, "M-12-15Q-8-21-3-20Q-10-14-11-3Q-15-7-12-15z"),
    path(tone.shade, "M-4 31L0 24L4 31z"),
  );

const balloons: Thing = {
  foot: 20,
  draw: ({ main, second }) =>
    line(
      "#6b5a55",
      1,
      "M-34-78Q-12-40 0-10M34-80Q12-40 0-10M0-60V-10M-16-100Q-4-50 0-10M18-104Q6-50 0-10",
    ) +
    balloon(second, -36, -92, 19) +
    balloon(toneOf("#fbeee6"), 36, -94, 19) +
    balloon(main, -15, -116, 20) +
    balloon(second, 19, -120, 19) +
    balloon(main, 2, -84, 22) +
    path(main.base, "M-13-12H13L9 0H-9z") +
    path(main.shade, "M3-12H13L9 0H2z") +
    line(second.base, 3, "M0-12q-16-12-16-2t16 2q16-12 16-2t-16 2"),
};

const bunting: Thing = {
  foot: 0,
  draw: ({ main, second, cloth }) => {
    const flags = (y: number, from: number) =>
      line(wood.deep, 2, `M-78 ${y}Q0 ${y + 44} 78 ${y - 4}`) +
      each(6, (i) => {
        const t = (i + 0.5) / 6;
        const x = -78 + 156 * t;
        const top = y + 88 * t * (1 - t) - 4 * t * t;
        const d = corners(
          [x - 11, top - 2 + (t < 0.5 ? -3 : 3)],
          [x + 11, top - 2 + (t < 0.5 ? 3 : -3)],
          [x, top + 30],
        );
        const fill = [cloth, main.base, second.base][(i + from) % 3] ?? cloth;
        return (
          path(fill, d) +
          shade(corners([x, top - 2], [x + 11, top - 2 + (t < 0.5 ? 3 : -3)], [x, top + 30]), 0.16)
        );
      });
    return flags(-128, 0) + flags(-78, 1);
  },
};

const confetti: Thing = {
  foot: 34,
  draw: ({ main, second, cloth }) =>
    turn(
      24,
      0,
      -30,
      wrapped(cloth, 0, [
        [15, -70, 1],
        [15, -4, 1],
      ]) +
        box(gold.base, -16, -72, 32, 7, 2) +
        box(gold.shade, 4, -72, 12, 7, 2) +
        box(main.base, -16, -8, 32, 10, 2) +
        box(main.shade, 4, -8, 12, 10, 2),
      each(26, (i) => {
        const angle = -0.75 + ((i * 7) % 26) * 0.058;
        const far = 14 + ((i * 11) % 46);
        const [x, y] = [Math.sin(angle) * far * 1.15, -74 - Math.cos(angle) * far];
        const fill = [main.base, second.base, "#1fa3a0", "#fff8ea", "#e08aa4"][i % 5] ?? main.base;
        return i % 3
          ? turn(i * 40, x, y, box(fill, x - 2.4, y - 1.6, 5, 3.2))
          : disc(fill, x, y, 2.2);
      }) + line(second.base, 1.8, "M-4-74q-10-12-2-20t-4-18M6-74q12-8 8-18t10-18"),
    ),
};

const frame: Thing = {
  foot: 46,
  draw: ({ main, cloth }) =>
    path(wood.deep, "M10-90L38 0H30L4-90z") +
    turn(
      -3,
      0,
      -60,
      box(gold.base, -48, -124, 96, 120, 3),
      path(gold.shade, "M48-124V-4H-48L-40-12H40V-116z"),
      box("#fff8ee", -38, -114, 76, 100),
      path(main.light, "M-30-106H30V-22H-30z"),
      path(cloth, "M-30-106H30V-60Q0-50-30-60z"),
      path("#5d3320", "M-12-50a9 10 0 1 1 1 0Q-2-44 0-22H-24Q-22-44-12-50z"),
      path("#fdf6ea", "M-24-22q1-20 12-27q11 7 12 27z"),
      path("#452313", "M13-54a9 10 0 1 1 1 0Q24-48 26-22H2Q4-48 13-54z"),
      path("#28274f", "M2-22q1-24 11-31q11 7 13 31z"),
      shine("M-38-114H-10L-38-50z", 0.16),
    ) +
    flip(""),
};

/** Lights, balloons and what hangs on walls. */
export const decoration = {
  candle: candles,
  lantern: lantern,
  lights: lights,
  balloon: balloons,
  garland: bunting,
  confetti: confetti,
  frame: frame,
} satisfies Record<string, Thing>;
