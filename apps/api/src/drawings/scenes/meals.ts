import { at, bloom, body, box, disc, each, line, oval, path, shade, turn } from "../shapes.ts";
import { clay, gold, leaves, mix, porcelain, toneOf, wood } from "../tones.ts";
import { lamps, pottedPlant, type Scene, table, wall } from "./stage.ts";

/** The long table of the caterer: kedjenou in its canari, attiéké, alloco and fish. */
const catering: Scene = (stage) => {
  const { put, pick, second } = stage;
  const steam = (x: number, y: number) =>
    `<g opacity=".6">${line("#fff", 3, `M${x} ${y}q-6-7 0-14t0-14M${x + 14} ${y - 3}q-6-7 0-14t0-12`)}</g>`;
  const dish = (x: number, y: number, wide: number, food: string) =>
    oval(porcelain.shade, x, y + 2, wide, wide * 0.26) +
    oval(porcelain.light, x, y, wide, wide * 0.26) +
    oval(porcelain.base, x, y, wide * 0.82, wide * 0.2) +
    food;
  const alloco = each(9, (i) =>
    turn(
      i * 37,
      84 + ((i * 13) % 34),
      139 - ((i * 7) % 9),
      oval(i % 3 ? "#e39a2b" : "#c97a1c", 84 + ((i * 13) % 34), 139 - ((i * 7) % 9), 8, 4),
    ),
  );
  const attieke =
    path("#f3e2ae", "M206 142Q208 122 230 120T256 142Q232 148 206 142z") +
    path("#e2cb8a", "M236 121Q252 126 256 142Q246 146 236 146Q244 134 236 121z") +
    each(14, (i) => disc("#fff6d6", 212 + ((i * 17) % 38), 126 + ((i * 11) % 16), 1.2));
  const fish =
    path("#b5652b", "M20 138Q36 122 58 134L70 126L68 146L58 141Q38 152 20 138z") +
    path("#8f4a1c", "M20 138Q40 146 58 139L68 146Q40 154 20 138z") +
    disc("#fff", 28, 136, 1.8) +
    each(4, (i) => line("#7a3d14", 1.4, `M${36 + i * 6} 131l3 9`)) +
    disc("#c02a2f", 46, 127, 3.4) +
    path(leaves.base, "M30 128q6-8 12-2q-6 6-12 2z");
  return [
    wall(stage, 116),
    lamps(16, 14, 9),
    pottedPlant(18, 124, 0.7),
    pottedPlant(284, 124, 0.75),
    table(stage, 150, 200, 284, 48),
    at(
      158,
      148,
      0.66,
      body(clay, 0, [
        [30, -74, 1],
        [58, -50],
        [54, -18],
        [34, 0, 1],
      ]),
      oval(clay.deep, 0, -74, 31, 7),
      oval("#d98a35", 0, -73, 27, 5),
      each(5, (i) => disc(i % 2 ? "#f0b23c" : "#c25a1e", -16 + i * 8, -75 + (i % 2) * 3, 5)),
      line(clay.deep, 2, "M-55-46Q0-32 55-46M-57-38Q0-24 57-38"),
      each(9, (i) =>
        path(clay.light, `M${-45 + i * 11} ${-33 + 6 * (1 - Math.abs(4 - i) / 4)}l4 5-4 5-4-5z`),
      ),
    ),
    steam(152, 88),
    dish(100, 143, 34, alloco),
    dish(231, 145, 36, attieke),
    dish(44, 144, 34, fish),
    put(pick(5, 2) ? "carafe" : "bottle", 276, 146, 0.46, second),
    put("glass-champagne", 194, 150, 0.3),
  ].join("");
};

const cakes: Scene = (stage) => {
  const { put, pick, main, second, cloth, room } = stage;
  return [
    wall(stage, 124),
    path(cloth, "M60 0H240V20q-15 12-30 0t-30 0-30 0-30 0-30 0-30 0z"),
    shade("M60 0H240V5H60z", 0.2),
    each(
      2,
      (i) =>
        disc(room.floor, i ? 262 : 38, 62, 26) +
        disc(mix(main.base, "#ffffff", 0.5), i ? 262 : 38, 62, 20),
    ),
    table(stage, 150, 198, 250, 46),
    put("tiered-cake", 150, 150, 1.02),
    put(pick(5, 2) ? "cookie" : "choux", 68, 152, 0.56, second),
    put(pick(6, 2) ? "candy" : "cake", 234, 152, 0.58),
    bloom(main, 112, 152, 6),
    bloom(second, 190, 153, 6),
  ].join("");
};

/** The bar, with its bottles behind. */
const drinks: Scene = (stage) => {
  const { put, main, second, cloth, room } = stage;
  const tall = (x: number, y: number, colour: string) =>
    at(
      x,
      y,
      0.34,
      body(toneOf(colour), 0, [
        [7, -110, 1],
        [7, -80],
        [19, -62],
        [19, 0, 1],
      ]),
      box(gold.base, -7, -116, 14, 10),
      box("#fbf3e4", -14, -44, 26, 22),
    );
  const colours = ["#27583f", "#7a1733", "#c9962f", "#2c55b8", "#a9582f", "#1d5a41", "#5c2350"];
  return [
    wall(stage, 150),
    box(wood.shade, 60, 18, 180, 108, 4),
    box(mix(main.deep, "#000000", 0.1), 66, 24, 168, 96, 2),
    each(
      2,
      (row) =>
        box(wood.base, 66, 66 + row * 48, 168, 5) +
        each(7, (i) => tall(82 + i * 23, 66 + row * 48, colours[(i + row * 3) % 7] ?? main.base)),
    ),
    lamps(12, 5, 8),
    `<g fill-opacity=".14">${oval("#1d0a2b", 156, 192, 140, 8)}</g>`,
    path(cloth, "M24 138H276V192H24z"),
    each(4, (i) => box(wood.base, 24 + i * 82, 138, 6, 54)),
    shade("M190 138H276V192H190z", 0.16),
    box(wood.light, 14, 128, 272, 11, 3),
    box(wood.shade, 14, 136, 272, 4),
    put("glass-cocktail", 96, 129, 0.54),
    put("lemon", 168, 129, 0.46, second),
    put("glass-champagne", 224, 129, 0.46),
    at(
      44,
      129,
      1,
      path(room.halo, "M-12-22H12L9 0H-9z"),
      path("#bcd9ea", "M-9-20h8v8h-8zM1-18h8v8H1z"),
      path("#e8f4fa", "M-5-28h9v8h-9z"),
    ),
  ].join("");
};

/** What is eaten and drunk. */
export const meals = { catering, cake: cakes, drinks } satisfies Record<string, Scene>;
