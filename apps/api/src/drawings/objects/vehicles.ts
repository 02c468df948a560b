import type { Thing } from "../paint.ts";
import { at, box, disc, each, line, path, shade } from "../shapes.ts";
import { gold, leaves, night, porcelain, silver } from "../tones.ts";

const wheel = (x: number) =>
  disc("#24223a", x, -13, 14) + disc(silver.base, x, -13, 8) + disc(silver.shade, x, -13, 4);

const car: Thing = {
  foot: 70,
  draw: ({ main, second, cloth }) =>
    path(main.base, "M-70-16Q-74-42-58-46L-42-50Q-28-76-4-78H10Q34-78 48-48Q70-46 72-30V-16z") +
    path(main.shade, "M-70-24H72V-16H-70z") +
    path(main.light, "M-66-38Q-60-44-42-47H46Q30-44-66-36z") +
    path(night.base, "M-33-50Q-22-70-6-71V-50z") +
    path(night.base, "M0-50V-71H10Q28-71 38-50z") +
    path("#bcd9ea", "M-27-53Q-20-66-10-68V-53z") +
    path("#bcd9ea", "M4-53V-68Q16-69 24-62L30-53z") +
    line(main.deep, 1.4, "M-3-48V-18M-36-46q-6 18 4 28") +
    path(cloth, "M40-49Q54-36 72-34L72-28Q50-30 34-48z") +
    path(cloth, "M-46-49Q-58-40-72-36V-30Q-52-34-38-50z") +
    path(second.base, "M60-40q-14-10-15 0t15 2q15-11 15-2t-15 0z") +
    disc(gold.base, 66, -26, 4.5) +
    box("#b3202c", -71, -32, 5, 9, 2) +
    disc(main.deep, -42, -14, 17) +
    disc(main.deep, 44, -14, 17) +
    wheel(-42) +
    wheel(44) +
    at(
      -2,
      -80,
      1,
      each(5, (i) =>
        disc([second.base, "#fbeee6", main.light][i % 3] ?? second.base, -14 + i * 7, i % 2, 5.5),
      ),
      path(leaves.base, "M-22 2q-10-6-12 4q8 6 12-4zM22 2q10-6 12 4q-8 6-12-4z"),
    ),
};

const bus: Thing = {
  foot: 72,
  draw: ({ main, cloth, second }) =>
    path(main.base, "M-72-16V-80Q-72-90-62-90H56Q66-90 69-78L74-46V-16z") +
    path(porcelain.light, "M-72-80Q-72-90-62-90H56Q64-90 67.500-82H-72z") +
    path(cloth, "M-72-42H74V-28H-72z") +
    shade("M30-42H74V-28H30zM-72-22H74V-16H-72z", 0.2) +
    each(
      4,
      (i) =>
        box(night.base, -66 + i * 27, -76, 23, 28, 3) +
        path("#bcd9ea", `M${-64 + i * 27} -74h19l-8 24h-11z`),
    ) +
    path(night.base, "M44-76H60L66-48H44z") +
    path("#bcd9ea", "M47-73H57L60-52H47z") +
    line(main.deep, 1.4, "M43-78V-18") +
    disc(gold.base, 70, -24, 4) +
    box("#b3202c", -73, -36, 4, 9, 1.5) +
    disc(main.deep, -40, -14, 17) +
    disc(main.deep, 44, -14, 17) +
    wheel(-40) +
    wheel(44) +
    path(second.base, "M-4-92q-15-10-16 0t16 2q16-11 16-2t-16 0z"),
};

/** What guests and couples ride in. */
export const vehicles = {
  car: car,
  bus: bus,
} satisfies Record<string, Thing>;
