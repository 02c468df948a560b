import type { Thing } from "../paint.ts";
import {
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
import { chocolate, glass, gold, leaves, night, type Tone, toneOf } from "../tones.ts";

const bottle = (tone: Tone, label: string, cap: Tone) =>
  body(tone, 0, [
    [6.5, -116, 1],
    [6.5, -92],
    [9, -82],
    [19, -66],
    [20, -40],
    [19, 0, 1],
  ]) +
  body(cap, 0, [
    [8, -124, 1],
    [8, -104],
    [7.5, -94, 1],
  ]) +
  wrapped(label, 0, [
    [20.3, -54, 1],
    [20.3, -22, 1],
  ]) +
  box("#fbf3e4", -12, -46, 20, 16, 1) +
  line(cap.base, 2, "M-8-40h12M-6-35h8");

const bottles: Thing = {
  foot: 46,
  isDark: true,
  draw: ({ main, cloth }) =>
    at(28, -4, 0.94, bottle(toneOf("#7a1733"), "#f6ead0", gold)) +
    at(-22, 0, 1.06, bottle(toneOf("#27583f"), cloth, main)),
};

const juice: Thing = {
  foot: 58,
  draw: ({ main }) => {
    const lemonTone = toneOf("#f4cf4a");
    return (
      line(glass.shade, 7, "M24-92Q56-92 50-56T24-34") +
      path(
        glass.base,
        between(
          -8,
          [
            [26, -112, 1],
            [30, -60],
            [34, 0, 1],
          ],
          -1,
          1,
        ),
      ) +
      path(
        "#f0b840",
        between(
          -8,
          [
            [26.5, -88, 1],
            [28, -60],
            [31, -3, 1],
          ],
          -1,
          1,
        ),
      ) +
      path(
        "#d99a24",
        between(
          -8,
          [
            [26.5, -88, 1],
            [28, -60],
            [31, -3, 1],
          ],
          0.35,
          1,
        ),
      ) +
      oval("#f8dc86", -8, -88, 26.5, 5) +
      path(leaves.base, "M-8-92q-14-22 4-34q10 16-4 34zM-4-92q4-18 20-18q-2 16-20 18z") +
      shine(
        between(
          -8,
          [
            [24, -108, 1],
            [28, -60],
            [31, -8],
          ],
          -0.9,
          -0.66,
        ),
        0.6,
      ) +
      oval(lemonTone.base, 40, -15, 21, 15) +
      path(lemonTone.shade, "M46-29q15 2 15 14T44-0.500q12-12 2-28.500z") +
      path(lemonTone.light, "M24-20q4-7 11-7q-7 4-7 9z") +
      disc(lemonTone.base, -46, -17, 17) +
      disc("#fbf3cf", -46, -17, 14.5) +
      each(8, (i) => turn(i * 45, -46, -17, path("#f2d05a", "M-46-19L-49-29Q-46-31-43-29z"))) +
      line(main.base, 4, "M2-124L-6-86")
    );
  },
};

const cocktail: Thing = {
  foot: 50,
  draw: ({ main, second }) => {
    const coupe = (drink: Tone, fruit: string) =>
      oval(glass.shade, 0, -2, 20, 5) +
      oval("#fff", 0, -3.5, 20, 4.6) +
      box(glass.shade, -1.8, -46, 3.6, 43) +
      path(glass.base, "M-32-92H32Q30-56 0-44Q-30-56-32-92z").replace(
        "<path",
        '<path fill-opacity=".8"',
      ) +
      path(drink.base, "M-30-82H30Q26-56 0-47Q-26-56-30-82z") +
      path(drink.shade, "M10-82H30Q26-56 0-47Q12-62 10-82z") +
      oval(drink.light, 0, -82, 30, 4.5) +
      shine("M-29-90h6Q-22-66-12-54Q-28-64-29-90z", 0.6) +
      at(22, -94, 1, disc(fruit, 0, 0, 12), disc("#fff3d6", 0, 0, 9.5), disc(fruit, 0, 0, 8)) +
      line(second.base, 2.6, "M-2-84L14-124");
    return (
      at(28, -6, 0.9, coupe(toneOf("#e0772a"), "#f2b92e")) +
      at(-24, 0, 1.08, coupe(main, "#e0772a"))
    );
  },
};

const grill: Thing = {
  foot: 52,
  isDark: true,
  draw: ({ cloth, main }) =>
    line(night.base, 5, "M-32-40L-44 0M32-40L44 0M0-40V0") +
    path(night.base, "M-58-66H58Q52-34 0-34T-58-66z") +
    path(night.shade, "M16-66H58Q52-36 4-34Q16-48 16-66z") +
    path(night.light, "M-52-62h8q4 16 16 22q-20-6-24-22z") +
    oval("#e0521f", 0, -67, 58, 11) +
    oval("#3c2420", 0, -69, 52, 8) +
    each(3, (i) => {
      const y = -72 - i * 5;
      return (
        line("#d9b98a", 2.4, `M-66 ${y + 5}L62 ${y - 5}`) +
        each(5, (j) =>
          at(
            -38 + j * 19,
            y + 2 - j * 1.6,
            1,
            box(
              [chocolate.light, "#c02a2f", chocolate.base, "#7aa84f", "#d58a3a"][(j + i) % 5] ??
                chocolate.base,
              -8,
              -8,
              16,
              14,
              5,
            ),
            shade("M2-8h3q3 0 3 4v6q0 4-3 4H2z", 0.24),
          ),
        )
      );
    }) +
    `<g opacity=".5">${line("#fff", 4, "M-20-96q-8-9 0-18t0-18M6-98q-8-9 0-18t0-18M30-98q-8-9 0-18t0-16")}</g>` +
    path(cloth, "M38-30L62-34L66 0H44z") +
    line(main.deep, 1, "M44-28L48-2"),
};

/** Drinks, and the grill beside them. */
export const drinks = {
  bottle: bottles,
  lemon: juice,
  "glass-cocktail": cocktail,
  meat: grill,
} satisfies Record<string, Thing>;
