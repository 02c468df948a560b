import type { Thing } from "../paint.ts";
import { at, body, box, disc, each, line, oval, path, shade, turn } from "../shapes.ts";
import { gold, night, porcelain, silver, skin, toneOf, wood } from "../tones.ts";

/** Somebody of the team, in the cloth of the house; without a face. */
const hostess: Thing = {
  foot: 40,
  draw: ({ main, cloth, second }) => {
    const person = (x: number, scale: number) =>
      at(
        x,
        0,
        scale,
        path(cloth, "M-13-66Q-24-30-24 0H24Q24-30 13-66z"),
        shade("M4-66H13Q24-30 24 0H8Q10-36 4-66z", 0.24),
        path(main.base, "M-8-98Q-22-96-22-86L-18-64H18L22-86Q22-96 8-98z"),
        path(main.shade, "M6-98H8Q22-96 22-86L18-64H6z"),
        path(skin.base, "M-22-88L-28-58L-6-50L-5-56L-20-62L-15-84z"),
        path(skin.shade, "M22-88L28-58L6-50L5-56L20-62L15-84z"),
        path(skin.base, "M-5-104h10v9q-5 5-10 0z"),
        oval(skin.base, 0, -114, 11, 13),
        path(skin.shade, "M4-126q7 4 7 12t-6 12q4-12-1-24z"),
        path(night.deep, "M-12-114Q-13-130 0-130T12-114Q8-122 0-122T-12-114z"),
        disc(night.deep, 0, -133, 6.5),
        box(gold.base, 9, -86, 7, 5, 1),
      );
    return (
      person(28, 0.92) +
      person(-24, 1) +
      oval(gold.shade, -24, -52, 24, 4) +
      oval(gold.light, -24, -54, 24, 4) +
      each(3, (i) =>
        at(
          -36 + i * 12,
          -55,
          1,
          path(second.light, "M-3.500-13H3.500L2-4H-2z"),
          line(silver.shade, 1.2, "M0-4V0"),
        ),
      )
    );
  },
};

const broom: Thing = {
  foot: 46,
  draw: ({ main, cloth }) =>
    turn(
      16,
      20,
      0,
      box(wood.base, 22, -136, 5, 100, 2),
      box(wood.shade, 25, -136, 2, 100),
      path(main.base, "M16-44H34L36-34H14z"),
      path("#e5c27a", "M14-34H36L46 0H4z"),
      path("#c49a4b", "M28-34H36L46 0H30z"),
      each(4, (i) => line("#a87f36", 1, `M${18 + i * 5} -30L${12 + i * 9} -2`)),
    ) +
    line(silver.shade, 3, "M-52-54Q-30-96-6-54") +
    body(toneOf("#1fa3a0"), -29, [
      [27, -56, 1],
      [19, 0, 1],
    ]) +
    oval("#0d5b5a", -29, -56, 27, 6) +
    path(cloth, "M-16-58Q-8-66 2-56L6-20Q-4-26-12-20z") +
    shade("M-4-60Q-2-60 2-56L6-20Q0-23-4-23z", 0.2) +
    disc("#fff", -40, -62, 8).replace("<circle", '<circle fill-opacity=".85"') +
    disc("#fff", -28, -66, 9).replace("<circle", '<circle fill-opacity=".85"'),
};

const hat: Thing = {
  foot: 42,
  draw: ({ cloth }) =>
    path(
      porcelain.base,
      "M-34-50Q-62-60-52-86Q-44-104-24-98Q-16-122 6-118Q24-116 28-100Q52-102 54-78Q54-58 34-50z",
    ) +
    path(
      porcelain.shade,
      "M10-118Q24-114 28-100Q52-102 54-78Q54-58 34-50H14Q30-72 20-92Q18-108 10-118z",
    ) +
    path(porcelain.light, "M-50-82Q-44-98-28-94Q-40-84-38-66Q-52-70-50-82z") +
    path(porcelain.base, "M-34-56H34L32-4Q0 6-32-4z") +
    path(porcelain.shade, "M10-56H34L32-4Q24 0 10 1z") +
    path(cloth, "M-33-30Q0-20 33-30L32-8Q0 2-32-8z") +
    shade("M10-25Q22-27 33-30L32-8Q22-4 10-3z", 0.22) +
    line(porcelain.deep, 1.2, "M-18-54Q-22-74-16-82M4-54Q6-76 0-88M22-56Q26-68 24-78"),
};

/** Who helps, and what they work with. */
export const team = {
  "users-group": hostess,
  broom: broom,
  "chef-hat": hat,
} satisfies Record<string, Thing>;
