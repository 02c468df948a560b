import type { Thing } from "../paint.ts";
import { between, body, box, disc, each, line, oval, path, shade, turn } from "../shapes.ts";
import { basketry, clay, gold, silver, wood } from "../tones.ts";

const steam = (x: number, y: number) =>
  `<g opacity=".55">${line("#fff", 4, `M${x} ${y}q-8-9 0-18t0-18`)}${line("#fff", 4, `M${x + 18} ${y - 4}q-8-9 0-18t0-18`)}${line("#fff", 4, `M${x - 18} ${y - 4}q-8-9 0-18t0-18`)}</g>`;

const pot: Thing = {
  foot: 56,
  draw: ({ main, second, cloth }) =>
    steam(0, -100) +
    path(
      main.shade,
      "M-50-56q-20-2-20 9t18 10l-2-7q-8 0-8-4t10-2zM50-56q20-2 20 9t-18 10l2-7q8 0 8-4t-10-2z",
    ) +
    body(main, 0, [
      [52, -64, 1],
      [54, -40],
      [46, -8],
      [36, 0, 1],
    ]) +
    `<g>${path(cloth, "M-53-50Q0-38 53-50L54-40Q0-26-54-40z")}${shade("M18-43.500Q36-46 53-50L54-40Q36-35 18-33z", 0.24)}</g>` +
    oval(main.deep, 0, -64, 52, 11) +
    body(second, 0, [
      [50, -65],
      [44, -77],
      [22, -87],
      [0, -90],
    ]) +
    oval(second.deep, 0, -89, 10, 3) +
    body(gold, 0, [
      [5, -103],
      [10, -98],
      [5, -90, 1],
    ]) +
    line(second.light, 1.8, "M-48-66Q0-54 48-66"),
};

const calabash: Thing = {
  foot: 40,
  draw: ({ cloth }) =>
    path(
      basketry.base,
      between(
        0,
        [
          [60, -62, 1],
          [54, -30],
          [30, -4],
          [14, 0, 1],
        ],
        -1,
        1,
      ),
    ) +
    path(
      basketry.shade,
      between(
        0,
        [
          [60, -62, 1],
          [54, -30],
          [30, -4],
          [14, 0, 1],
        ],
        0.34,
        1,
      ),
    ) +
    path(cloth, "M-57-44Q0-26 57-44L51-26Q0-8-51-26z") +
    shade("M19-36Q40-38 57-44L51-26Q36-20 18-17.500z", 0.26) +
    line(basketry.deep, 1.8, "M-57-44Q0-26 57-44M-51-26Q0-8 51-26") +
    oval(basketry.deep, 0, -62, 60, 15) +
    oval("#5d3a17", 0, -60, 55, 12) +
    each(11, (i) => {
      const x = -42 + i * 8.4;
      const fill = ["#e0772a", "#f2b92e", "#c02a2f", "#7aa84f"][i % 4] ?? "#e0772a";
      const y = -68 - 9 * (1 - (x / 46) ** 2) + (i % 2) * 5;
      return (
        disc(fill, x, y, 10) +
        path("#fff", `M${x - 6} ${y - 3}q3-5 7-4q-4 2-5 6z`).replace(
          "<path",
          '<path fill-opacity=".5"',
        )
      );
    }) +
    `<path fill="${basketry.base}" d="M-60-62Q0-38 60-62A60 15 0 0 1-60-62z"/>` +
    path(basketry.light, "M-56-58q4 22 14 36l5-2q-10-14-13-32z"),
};

const tureen: Thing = {
  foot: 48,
  draw: ({ second, cloth }) =>
    steam(-4, -106) +
    turn(
      -38,
      34,
      -70,
      box(wood.base, 32, -118, 5, 60, 2.5),
      box(wood.shade, 34.5, -118, 2.5, 60, 1),
    ) +
    path(clay.shade, "M-48-52q-16-4-18 6t16 10zM48-52q16-4 18 6t-16 10z") +
    body(clay, 0, [
      [52, -62, 1],
      [52, -34],
      [30, -10],
      [22, -8, 1],
      [28, 0, 1],
    ]) +
    path(cloth, "M-53-46Q0-34 53-46L50-34Q0-22-50-34z") +
    shade("M18-39Q36-41 53-46L50-34Q34-29 17-27z", 0.26) +
    oval(clay.light, 0, -62, 52, 12) +
    oval("#8a3414", 0, -61, 46, 9.5) +
    oval("#c25a1e", -3, -62, 42, 8) +
    disc("#f0b23c", -20, -62, 5) +
    disc(second.light, 6, -64, 4) +
    disc("#7aa84f", 18, -60, 3.5) +
    disc("#e6824a", -4, -59, 4),
};

const buffet: Thing = {
  foot: 60,
  draw: ({ main }) =>
    path("#4b4560", "M-48-8L-56 0h8l6-8zM48-8L56 0h-8l-6-8z") +
    box(silver.shade, -58, -34, 116, 27, 5) +
    box(silver.base, -58, -34, 74, 27, 5) +
    box(silver.light, -54, -30, 62, 5, 2) +
    box(main.base, -62, -42, 124, 9, 3) +
    box(main.shade, 14, -42, 48, 9, 3) +
    path(silver.base, "M-56-42Q-54-98 0-98T56-42z") +
    path(silver.shade, "M18-96Q54-90 56-42H26Q30-74 18-96z") +
    path(silver.light, "M-48-44Q-46-84-16-92Q-34-76-36-44z") +
    line(gold.base, 5, "M-12-98q0-12 12-12t12 12") +
    oval("#f2a33a", 0, -4, 6, 3),
};

const mortarProfile = [
  [36, -72, 1],
  [34, -44],
  [16, -26],
  [16, -18],
  [30, 0, 1],
] as const;

const pestle = [
  [7, -136],
  [9, -126],
  [5, -110],
  [5, -92],
] as const;

const mortar: Thing = {
  foot: 34,
  draw: () =>
    body(wood, 0, mortarProfile) +
    oval(wood.deep, 0, -72, 36, 9) +
    oval("#3b1f0e", 0, -72, 31, 7) +
    turn(24, 0, -60, body(wood, 6, pestle)) +
    line(wood.deep, 1.8, "M-33-54Q0-42 33-54M-33-48Q0-36 33-48") +
    each(7, (i) =>
      path(
        wood.deep,
        `M${-25 + i * 8} ${-43 + 5 * (1 - Math.abs(3 - i) / 3)}l3.500 5-3.500 5-3.500-5z`,
      ),
    ),
};

/** What food is cooked and served in. */
export const cooking = {
  "cooking-pot": pot,
  calabash: calabash,
  soup: tureen,
  buffet: buffet,
  mortar: mortar,
} satisfies Record<string, Thing>;
