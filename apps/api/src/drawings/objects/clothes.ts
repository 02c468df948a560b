import type { Thing } from "../paint.ts";
import {
  around,
  at,
  bloom,
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
import { basketry, gold, leaves, porcelain, type Tone, toneOf, wood } from "../tones.ts";

const linen = toneOf("#e6d3b8");

/** The foot, stand and neck of a tailor's form. */
const stand = () =>
  oval(wood.deep, 0, -2, 22, 5) + oval(wood.base, 0, -4, 22, 5) + box(wood.shade, -2.5, -40, 5, 37);

const neck = () =>
  path(linen.base, "M-7-126q7-5 14 0l1 13q13 3 20 9l-6 22H-22l-6-22q7-6 20-9z") +
  path(linen.shade, "M3-128l4 2 1 13q13 3 20 9l-6 22H8q2-24-5-46z") +
  body(gold, 0, [
    [2, -137],
    [4, -134],
    [7, -128, 1],
    [7, -125, 1],
  ]);

/** A long dress on a form: its skirt, bodice and belt. */
const gown = (tone: Tone, belt: Tone, skirt: string, hem: string) =>
  neck() +
  path(skirt, "M-15-72Q-22-42-57-6Q-30 5 0 5T57-6Q22-42 15-72z") +
  shade("M5-72Q14-36 22 3.500Q44 1 57-6Q22-42 15-72z", 0.17) +
  shine("M-11-72Q-18-36-42-1.500Q-32 1-24 2.500Q-12-36-6-72z", 0.26) +
  line(tone.deep, 0.9, "M-4-66Q-7-30-8-4M8-66Q14-34 30-6M-9-62Q-20-30-34-8") +
  hem +
  path(tone.base, "M-21-105q10-9 21 2q11-11 21-2q0 18-6 33h-30q-6-15-6-33z") +
  path(tone.shade, "M4-105q9-7 17 0q0 18-6 33H3q4-16 1-33z") +
  path(tone.light, "M-17-104q4-4 8-3q-3 18 0 34h-4q-4-14-4-31z") +
  box(belt.base, -15.5, -75, 31, 6, 2) +
  box(belt.shade, 4, -75, 11.5, 6, 2);

const bridal: Thing = {
  foot: 60,
  draw: ({ main, second }) => {
    const lace = each(9, (i) => {
      const x = -48 + i * 12;
      const y = -6 + 9 * (1 - (x / 50) ** 2);
      return around(5, x, y, oval(main.light, x, y - 4, 1.8, 3.2)) + disc(second.base, x, y, 1.3);
    });
    return (
      gown(main, second, main.base, lace) +
      each(7, (i) => disc(second.light, -12 + i * 4, -98 + (i % 2) * 5, 1.1)) +
      at(0, -72, 1, disc(second.light, 0, 0, 3.4), disc(second.shade, 0, 0, 1.5))
    );
  },
};

const evening: Thing = {
  foot: 60,
  draw: ({ main, second, cloth }) =>
    gown(main, second, cloth, line(main.deep, 2.4, "M-56-6Q-30 4 0 4T56-6")) +
    path(main.base, "M-21-104q-10-2-13 7q6 7 14 4zM21-104q10-2 13 7q-6 7-14 4z") +
    shade("M21-104q10-2 13 7q-6 7-14 4z", 0.2),
};

const childDress: Thing = {
  foot: 44,
  draw: ({ main, second, cloth }) =>
    at(
      0,
      -6,
      0.98,
      line(wood.shade, 3, "M-30-98L0-110L30-98") + line(gold.shade, 2.4, "M0-110v-7q0-6 6-6t5 6"),
      path(main.base, "M-22-60L-50-6q50 18 100 0L22-60z"),
      shade("M8-60L22 6q14-2 28-12L22-60z", 0.17),
      shine("M-18-60L-38-2q8 3 13 4L-10-60z", 0.24),
      path(cloth, "M-44-17L-50-6q50 18 100 0l-6-11q-44 15-88 0z"),
      path(main.base, "M-24-100q8-6 13-4q3 9 11 9t11-9q5-2 13 4l-4 42h-40z"),
      path(main.shade, "M11-104q5-2 13 4l-4 42H4q8-20 7-46z"),
      path(second.base, "M-24-100q-14 0-16 14q8 8 18 6zM24-100q14 0 16 14q-8 8-18 6z"),
      shade("M24-100q14 0 16 14q-8 8-18 6z", 0.2),
      box(second.base, -20, -64, 40, 7, 2),
      path(second.shade, "M0-61q-14-10-15 0t15 0q14-10 15 0t-15 0"),
      path(second.light, "M-1-60l-8 22 6-2 4 6 2-26z"),
    ),
};

const suit: Thing = {
  foot: 34,
  draw: ({ main, second }) => {
    const half =
      path(main.base, "M0-108L-16-114Q-38-108-44-98L-52-44q5 6 14 6l5-32L-36-10q14 6 30 4L0-62z") +
      path(main.light, "M-44-98l-8 54q2 3 6 4l7-56z") +
      path(main.light, "M-16-114L-8-118L0-62L-12-76L-24-94L-16-95z") +
      line(main.deep, 1, "M-38-38L-33-70L-34-88M-29-36h13");
    return (
      stand() +
      path(porcelain.base, "M-13-115L0-58L13-115L6-122H-6z") +
      path(porcelain.shade, "M0-58L13-115L6-122L0-100z") +
      path(second.base, "M-4-106h8l1 5L7-72L0-62L-7-72L-5-101z") +
      path(second.shade, "M0-106h4l1 5L7-72L0-62z") +
      half +
      flip(half) +
      shade("M0-62L8-118L16-114Q38-108 44-98L52-44q-5 6-14 6l-5-32L36-10q-14 6-30 4z", 0.2) +
      path(porcelain.light, "M-30-84l10-3 1 5-10 3z") +
      disc(gold.base, -3, -52, 2) +
      disc(gold.base, -3, -38, 2) +
      line(main.deep, 1.2, "M0-62L-4-6") +
      body(linen, 0, [
        [6, -128],
        [7, -124],
        [6, -119],
      ])
    );
  },
};

const boubou: Thing = {
  foot: 44,
  draw: ({ main, second, cloth }) => {
    const arm =
      path(main.base, "M-12-112Q-40-104-60-74L-52-30q16 6 24 0L-24-74z") +
      path(main.light, "M-58-72l6 40q4 2 7 2l-6-46z");
    return (
      arm +
      flip(arm) +
      shade("M12-112Q40-104 60-74L52-30q-16 6-24 0L24-74z", 0.2) +
      path(main.base, "M-14-114h28Q28-106 28-90L36-4Q0 8-36-4L-28-90Q-28-106-14-114z") +
      path(main.shade, "M10-114h4Q28-106 28-90L36-4Q26 0 14 2Q20-60 10-114z") +
      path(main.light, "M-24-92q-4 50-9 88l8 2q3-50 7-92z") +
      path(cloth, "M-35-14Q0-3 35-14L36-4Q0 8-36-4z") +
      path(cloth, "M-10-114h20l2 12v32L0-58L-12-70v-32z") +
      line(second.base, 2, "M-10-114l-2 12v32L0-58L12-70v-32l-2-12") +
      path(linen.shade, "M-9-114q9 14 18 0q-9-5-18 0z") +
      line(second.base, 2.2, "M-10-114q10 17 20 0") +
      each(3, (i) => disc(second.light, 0, -90 + i * 9, 1.7)) +
      line(main.deep, 0.9, "M-18-50Q-21-24-22-6M19-50Q23-24 24-5")
    );
  },
};

const shirt: Thing = {
  foot: 36,
  draw: ({ main, second, cloth }) => {
    const sleeve = path(cloth, "M-16-108Q-38-104-46-94L-60-58q8 9 20 9L-28-78z");
    return (
      line(wood.shade, 3, "M-28-106L0-118L28-106") +
      line(gold.shade, 2.4, "M0-118v-6q0-6 6-6t5 6") +
      sleeve +
      flip(sleeve) +
      shade("M16-108Q38-104 46-94L60-58q-8 9-20 9L28-78z", 0.22) +
      path(cloth, "M-16-108h32l14 10L34-8Q0 2-34-8L-30-98z") +
      shade("M12-108h4l14 10L34-8Q22-5 10-3z", 0.2) +
      shine("M-26-96l-3 86 9 2 2-86z", 0.18) +
      path(second.base, "M-4-100h8V-1h-8z") +
      path(main.light, "M0-98L-14-112Q0-122 14-112z") +
      path(main.base, "M0-96L-16-110l4-5L0-104zM0-96L16-110l-4-5L0-104z") +
      shade("M0-96L16-110l-4-5L0-104z", 0.2) +
      each(6, (i) => disc(gold.light, 0, -88 + i * 15, 1.9))
    );
  },
};

const flowerCrown: Thing = {
  foot: 54,
  draw: ({ main, second }) => {
    const ring = (from: number, to: number, count: number) =>
      each(count, (i) => {
        const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
        const [x, y] = [52 * Math.cos(angle), -40 + 26 * Math.sin(angle)];
        return (
          at(
            x,
            y,
            1,
            turn(
              i * 47,
              0,
              0,
              path(i % 2 ? leaves.base : leaves.shade, "M-19 0q10-11 19 0t19 0q-10 11-19 0t-19 0z"),
            ),
          ) + bloom(i % 3 === 1 ? second : main, x, y, 12 + (i % 3) * 2.5, i)
        );
      });
    return (
      oval(basketry.shade, 0, -40, 53, 26) +
      oval("#f7ece0", 0, -37, 46, 20) +
      ring(190, 350, 7) +
      ring(-8, 188, 11)
    );
  },
};

/** The outfits of the shop. */
export const clothes = {
  dress: bridal,
  evening,
  "child-dress": childDress,
  suit,
  boubou,
  shirt,
  crown: flowerCrown,
} satisfies Record<string, Thing>;
