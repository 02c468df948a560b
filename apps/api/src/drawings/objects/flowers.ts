import type { Thing } from "../paint.ts";
import {
  at,
  bloom,
  body,
  disc,
  each,
  leaf,
  line,
  oval,
  path,
  shade,
  turn,
  wrapped,
} from "../shapes.ts";
import { glass, gold, leaves, porcelain, type Tone, toneOf, wood } from "../tones.ts";

const vaseProfile = [
  [13, -62, 1],
  [10, -54],
  [24, -34],
  [22, -12],
  [13, 0, 1],
] as const;

/** Stems, leaves and flowers that stand in something, from 0 upwards. */
export const stems = (main: Tone, second: Tone) =>
  each(7, (i) => {
    const angle = -54 + i * 18;
    return turn(
      angle,
      0,
      0,
      path(i % 2 ? leaves.base : leaves.shade, `M-2 0Q-12-30 0-${58 + (i % 3) * 6}Q12-30 2 0z`),
    );
  }) +
  line(leaves.shade, 2.2, "M0 0Q-20-30-32-44M0 0Q4-40 0-64M0 0Q22-26 34-42") +
  bloom(second, -15, -64, 15, 1) +
  bloom(main, 20, -62, 17, 2) +
  bloom(main, -34, -42, 17) +
  bloom(second, 38, -38, 14, 0.6) +
  bloom(toneOf("#fbeee6"), 2, -42, 19, 1.4) +
  bloom(main, 0, -76, 11, 0.3) +
  bloom(main, 18, -26, 13, 0.2) +
  bloom(second, -16, -22, 13, 2);

const vase: Thing = {
  foot: 30,
  draw: ({ main, second, cloth }) =>
    at(0, -56, 0.96, stems(main, second)) +
    wrapped(cloth, 0, vaseProfile) +
    oval(gold.base, 0, -62, 13, 3) +
    path(gold.base, "M-13-62q13 6 26 0v3q-13 6-26 0z"),
};

const bouquet: Thing = {
  foot: 40,
  draw: ({ main, second, cloth }) =>
    turn(
      12,
      0,
      -40,
      path(leaves.shade, "M-8-40L-14-2 -7 0-2-40zM8-40L14-2 7 0 2-40z") +
        path(leaves.base, "M-4-44L-4 2H4L4-44z") +
        at(0, -46, 1.06, stems(main, second)) +
        path(cloth, "M-13-50H13L9-22H-9z") +
        shade("M3-50H13L9-22H2z", 0.24) +
        path(main.light, "M0-36q-18-14-20 0t20 2q18-16 20 0t-20-2z") +
        path(main.shade, "M-2-34l-16 28 7-2 4 6 8-30zM2-34l14 28-7-2-4 6-6-30z") +
        disc(main.base, 0, -35, 4.5),
    ),
};

const arch: Thing = {
  foot: 62,
  draw: ({ main, second, cloth }) => {
    const steps = 17;
    const spot = (i: number) => {
      const t = i / (steps - 1);
      if (t < 0.3) return [-52, -t * 240] as const;
      if (t > 0.7) return [52, -(1 - t) * 240] as const;
      const angle = Math.PI * (1 - (t - 0.3) / 0.4);
      return [52 * Math.cos(angle), -72 - 58 * Math.sin(angle)] as const;
    };
    return (
      `<path fill="none" stroke="${wood.shade}" stroke-width="5" d="M-52 0V-72A52 58 0 0 1 52-72V0"/>` +
      path(cloth, "M-50-80Q-44-40-30-4L-46 0Q-54-30-50-80z") +
      shade("M-50-80Q-44-40-30-4L-37-2Q-48-40-50-80z", 0.25) +
      each(steps, (i) => {
        const [x, y] = spot(i);
        return (
          turn(
            i * 53,
            x,
            y,
            path(i % 2 ? leaves.base : leaves.shade, `${leaf(x, y, 24, 9)}${leaf(x, y, -24, 9)}`),
          ) + turn(i * 53 + 80, x, y, path(leaves.light, leaf(x, y, 17, 6)))
        );
      }) +
      each(steps, (i) => {
        const [x, y] = spot(i);
        return i < 3 || (i > 11 && i < 15)
          ? ""
          : bloom(
              i % 3 === 0 ? second : i % 3 === 1 ? main : toneOf("#fbeee6"),
              x + (i % 2 ? 5 : -5),
              y,
              9 + (i % 4) * 1.6,
              i,
            );
      })
    );
  },
};

const tablecloth: Thing = {
  foot: 62,
  draw: ({ main, cloth }) =>
    path(main.base, "M-60-82L-66-6q8 8 17 1t17 0 16 0 16 0 17 0 17-1L60-82z") +
    path(main.shade, "M14-70L20-4q8 8 16-1t16 0 14-1L60-82z") +
    each(4, (i) =>
      shade(
        `M${-44 + i * 26} -72Q${-46 + i * 28} -30 ${-51 + i * 31} -3l9 0Q${-40 + i * 28} -30 ${-40 + i * 26} -72z`,
        0.14,
      ),
    ) +
    path(cloth, "M-19-78H19L24-30L0-18L-24-30z") +
    shade("M5-78H19L24-30L2-19z", 0.22) +
    line(gold.base, 2, "M-24-30L0-18L24-30") +
    oval(main.light, 0, -84, 60, 17) +
    path(cloth, "M-19-100Q0-103 19-100V-68Q0-65-19-68z") +
    at(
      0,
      -86,
      0.42,
      body(glass, 0, [
        [12, -40, 1],
        [14, -10],
        [10, 0],
      ]),
      at(0, -36, 0.9, stems(main, toneOf("#e9bfc2"))),
    ) +
    each(2, (i) =>
      at(
        i ? 40 : -40,
        -84,
        1,
        oval(porcelain.shade, 0, 1, 13, 4.2),
        oval(porcelain.light, 0, 0, 13, 4),
        oval(porcelain.base, 0, 0, 8, 2.4),
      ),
    ),
};

/** Flowers, and the table on which they stand. */
export const flowers = {
  flower: bouquet,
  vase: vase,
  arch: arch,
  tablecloth: tablecloth,
} satisfies Record<string, Thing>;
