import type { Thing } from "../paint.ts";
import {
  at,
  bloom,
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
import { glass, gold, leaves, night, porcelain, skin, wood } from "../tones.ts";

const lipstick: Thing = {
  foot: 50,
  draw: ({ main, cloth }) =>
    at(
      -14,
      0,
      1.1,
      path(main.base, "M-11-62V-104Q-4-118 11-112V-62z"),
      path(main.shade, "M3-62V-115Q8-115 11-112V-62z"),
      path(main.light, "M-11-104Q-4-118 11-112Q2-108-11-104z"),
      body(gold, 0, [
        [12, -66, 1],
        [12, -48, 1],
      ]),
      wrapped(cloth, 0, [
        [17, -48, 1],
        [17, 0, 1],
      ]),
      box(gold.base, -17, -48, 34, 5),
      box(gold.shade, 5, -48, 12, 5),
    ) +
    at(
      36,
      0,
      1,
      wrapped(cloth, 0, [
        [16, -44, 1],
        [16, 0, 1],
      ]),
      oval(gold.light, 0, -44, 16, 4.4),
      box(gold.base, -16, -8, 32, 8),
      box(gold.shade, 5, -8, 11, 8),
    ) +
    path(main.base, "M-66-8q10-12 20-4t18-2q-4 12-20 12t-18-6z"),
};

const brushes: Thing = {
  foot: 58,
  isDark: true,
  draw: ({ main, second, cloth }) => {
    const brush = (hair: string, wide: number) =>
      box(main.base, -3, -78, 6, 64, 3) +
      box(main.shade, 0.5, -78, 2.5, 64, 1) +
      body(gold, 0, [
        [4, -94, 1],
        [5, -76, 1],
      ]) +
      path(
        hair,
        `M-4-92Q${-wide} -108 ${-wide * 0.6} -124Q0-134 ${wide * 0.6} -124Q${wide} -108 4-92z`,
      ) +
      shade(`M1-92Q4-112 2-129Q5-129 ${wide * 0.6} -124Q${wide} -108 4-92z`, 0.2);
    return (
      at(
        -26,
        0,
        1,
        turn(-14, 0, 0, brush("#5b3a2c", 14)),
        turn(2, 0, 0, at(0, -4, 1, brush("#f2d9c2", 11))),
        turn(16, 0, 0, brush("#7a4a36", 9)),
        wrapped(cloth, 0, [
          [24, -56, 1],
          [20, 0, 1],
        ]),
        oval(main.light, 0, -56, 24, 5).replace("<ellipse", '<ellipse fill-opacity=".6"'),
      ) +
      path(night.base, "M4-3L70-3L62-24H12z") +
      path(night.light, "M12-24H62L61-27H13z") +
      each(3, (row) =>
        each(4, (i) =>
          box(
            [
              skin.light,
              "#c46a52",
              main.base,
              "#8d3b52",
              gold.base,
              second.light,
              skin.base,
              "#e3a07c",
              "#5b2a45",
              "#d9b08c",
              main.light,
              "#b3202c",
            ][row * 4 + i] ?? main.base,
            15 + i * 12 - row * 1.6,
            -21.5 + row * 5.8,
            10 + row * 0.8,
            4.6,
            1,
          ),
        ),
      ) +
      path(night.shade, "M16-28L24-74H74L62-28z") +
      path(glass.base, "M22-32L28-70H68L58-32z") +
      shine("M26-34L34-70H48L34-34z", 0.5)
    );
  },
};

const combs: Thing = {
  foot: 54,
  draw: ({ main, second, cloth }) =>
    turn(
      -14,
      0,
      -50,
      path(main.base, "M-50-106Q0-134 50-106L48-82H-48z"),
      path(main.shade, "M18-118Q38-114 50-106L48-82H14z"),
      path(cloth, "M-42-102Q0-124 42-102L41-90H-41z"),
      each(11, (i) =>
        path(i > 6 ? main.shade : main.base, `M${-48 + i * 8.8} -84h6l-1 52q-2 6-4 0z`),
      ),
      each(
        7,
        (i) =>
          disc(porcelain.shade, -36 + i * 12, -113 - 8 * (1 - ((i - 3) / 3) ** 2) + 4, 4.4) +
          disc(porcelain.light, -37 + i * 12, -114 - 8 * (1 - ((i - 3) / 3) ** 2) + 4, 3),
      ),
    ) +
    at(
      38,
      0,
      1,
      turn(
        18,
        0,
        0,
        line(gold.base, 2.6, "M0 0V-64"),
        disc(second.base, 0, -68, 8),
        disc(second.light, -2, -70, 2.6),
      ),
    ) +
    at(54, 0, 1, turn(26, 0, 0, line(gold.base, 2.6, "M0 0V-50"), bloom(main, 0, -54, 9))),
};

const pump = (tone: { base: string; shade: string; light: string; deep: string }, cloth: string) =>
  path(gold.base, "M-4-104h-16v-7H4v7z") +
  box(gold.shade, -4, -104, 8, 16) +
  body(gold, 0, [
    [11, -92, 1],
    [12, -84, 1],
  ]) +
  body(tone, 0, [
    [12, -84],
    [24, -74],
    [25, -60],
    [25, 0, 1],
  ]) +
  wrapped(cloth, 0, [
    [25.3, -52, 1],
    [25.3, -20, 1],
  ]) +
  box(porcelain.light, -14, -44, 22, 16, 1.5) +
  line(tone.base, 2, "M-10-38h14M-8-33h9");

const care: Thing = {
  foot: 56,
  draw: ({ main, second, cloth }) =>
    at(-24, 0, 1.08, pump(main, cloth)) +
    at(
      30,
      0,
      1,
      body(second, 0, [
        [26, -34, 1],
        [27, -18],
        [24, 0, 1],
      ]),
      body(gold, 0, [
        [27, -46, 1],
        [27, -33, 1],
      ]),
      oval(gold.light, 0, -46, 27, 5.5),
    ) +
    at(
      30,
      -46,
      1,
      path(leaves.base, "M0 0q-14-18 0-32q14 16 0 32z"),
      path(leaves.shade, "M0 0q14-16 0-32q5 16 0 32z"),
      path(leaves.light, "M2-2q4-18 22-16q-4 16-22 16z"),
    ),
};

const perfume: Thing = {
  foot: 44,
  draw: ({ main, second, cloth }) =>
    path(main.light, "M-46-74Q-46-80-40-80H40Q46-80 46-74V-6Q46 0 40 0H-40Q-46 0-46-6z") +
    path(main.base, "M-38-60H38V-8H-38z") +
    path(main.shade, "M14-60H38V-8H8z") +
    shade("M24-80H40Q46-80 46-74V-6Q46 0 40 0H30Q40-40 24-80z", 0.14) +
    shine("M-44-74q0-4 4-4h6V-2h-6q-4 0-4-4z", 0.6) +
    path(porcelain.light, "M-20-46H20V-20H-20z") +
    line(second.base, 1.6, "M-17-43H17V-23H-17z") +
    path(main.base, "M0-26l-6-6a3.700 3.700 0 0 1 6-4a3.700 3.700 0 0 1 6 4z") +
    body(gold, 0, [
      [14, -92, 1],
      [14, -80, 1],
    ]) +
    wrapped(cloth, 0, [
      [19, -124, 1],
      [21, -108],
      [19, -92, 1],
    ]) +
    oval(gold.light, 0, -124, 19, 4) +
    line(second.base, 2.4, "M-14-86q-12 8-20-2t-12 6") +
    path(second.base, "M-16-84q-16-10-18-1t18 3q14-8 16 0t-16-2z"),
};

const bath: Thing = {
  foot: 58,
  draw: ({ main, second, cloth }) =>
    each(3, (i) => {
      const y = -i * 20;
      const fill = [cloth, main.base, porcelain.base][i] ?? cloth;
      return path(fill, `M48 ${y}H-38q-12-10 0-20H48z`) + shade(`M48 ${y}H-38q-7-4-7-8H48z`, 0.2);
    }) +
    at(
      -4,
      -60,
      1,
      path(wood.base, "M-32-24H32Q30 0 18 0H-18Q-30 0-32-24z"),
      path(wood.shade, "M10-24H32Q30 0 18 0H6z"),
      oval(wood.light, 0, -24, 32, 8),
      oval("#f3e0bd", 0, -24, 27, 6),
      bloom(main, -10, -30, 10),
      bloom(second, 8, -29, 9, 1),
      path(leaves.base, "M14-32q12-10 20-2q-8 10-20 2z"),
    ) +
    at(
      52,
      0,
      0.8,
      body(gold, 0, [
        [16, -20, 1],
        [14, 0],
      ]),
      path("#f2a33a", "M0-22Q-8-27-4-35Q-1-39 0-46Q8-36 6-29Q5-23 0-22z"),
    ),
};

const wig: Thing = {
  foot: 30,
  isDark: true,
  draw: ({ main, second }) =>
    path(night.deep, "M-34-98Q-58-30-44-12Q-30-6-22-18L-20-60H20L22-18Q30-6 44-12Q58-30 34-98z") +
    path(skin.base, "M-14-18q2-12-2-20q-14-10-14-36q0-34 30-34t30 34q0 26-14 36q-4 8-2 20z") +
    path(skin.shade, "M6-107q24 4 24 33q0 26-14 36q-4 8-2 20H4q4-14 8-24q10-34-6-65z") +
    path(
      night.deep,
      "M-36-84Q-40-130 0-132Q40-130 36-84Q30-104 6-112Q-14-100-24-98Q-30-94-36-84z",
    ) +
    each(5, (i) =>
      line(
        night.light,
        1.6,
        `M${-30 + i * 4} -${92 + i * 6}Q${-50 + i * 5} -50 ${-40 + i * 4} -22`,
      ),
    ) +
    each(3, (i) =>
      line(night.light, 1.4, `M${34 - i * 4} -${90 + i * 6}Q${50 - i * 4} -50 ${40 - i * 4} -22`),
    ) +
    box(wood.base, -22, -18, 44, 18, 4) +
    box(wood.shade, 4, -18, 18, 18, 4) +
    bloom(main, 26, -110, 11) +
    bloom(second, 34, -98, 8, 1),
};

/** What is for skin and hair. */
export const beauty = {
  lipstick,
  brush: brushes,
  comb: combs,
  spray: care,
  perfume,
  bath,
  wig,
} satisfies Record<string, Thing>;
