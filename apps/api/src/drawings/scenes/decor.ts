import {
  at,
  bloom,
  box,
  disc,
  each,
  flip,
  leaf,
  line,
  oval,
  path,
  shade,
  shine,
  turn,
} from "../shapes.ts";
import { gold, leaves, porcelain, type Tone, toneOf, wood } from "../tones.ts";
import { HORIZON, lamps, pottedPlant, type Scene, table, wall } from "./stage.ts";

const ivory = toneOf("#fbeee6");

/** Flowers and leaves along a half circle over two posts. */
function floralArch(
  x: number,
  y: number,
  wide: number,
  high: number,
  tones: readonly [Tone, Tone, Tone],
): string {
  const count = 23;
  const spot = (i: number): [number, number] => {
    const t = i / (count - 1);
    const straight = high - wide;
    if (t < 0.28) return [x - wide, y - (t / 0.28) * straight];
    if (t > 0.72) return [x + wide, y - ((1 - t) / 0.28) * straight];
    const angle = Math.PI * (1 - (t - 0.28) / 0.44);
    return [x + wide * Math.cos(angle), y - straight - wide * Math.sin(angle)];
  };
  const all = Array.from({ length: count }, (_, i) => [...spot(i), i] as const);
  return [
    line(
      wood.shade,
      4,
      `M${x - wide} ${y}V${y - high + wide}A${wide} ${wide} 0 0 1 ${x + wide} ${y - high + wide}V${y}`,
    ),
    ...all.map(([px, py, i]) =>
      turn(
        i * 59,
        px,
        py,
        path(i % 2 ? leaves.base : leaves.shade, `${leaf(px, py, 19, 8)}${leaf(px, py, -19, 8)}`),
      ),
    ),
    ...all.map(([px, py, i]) =>
      i % 7 === 3
        ? ""
        : bloom(tones[i % 3] ?? ivory, px + (i % 2 ? 4 : -4), py, 7.5 + ((i * 5) % 4) * 1.5, i),
    ),
  ].join("");
}

const flowers: Scene = (stage) => {
  const { main, second, cloth, put, pick, room } = stage;
  return [
    wall(stage),
    path(room.halo, `M104 ${HORIZON}V86a46 46 0 0 1 92 0V${HORIZON}z`),
    path(cloth, "M98 92Q104 130 88 176H72Q88 132 90 92z"),
    path(cloth, "M202 92Q196 130 212 176H228Q212 132 210 92z"),
    shade("M202 92Q196 130 212 176H220Q204 132 206 92z", 0.2),
    floralArch(150, 178, 60, 152, [main, second, ivory]),
    path("#f2e3cf", "M132 142H168L188 200H112z"),
    each(16, (i) =>
      oval(i % 2 ? main.light : second.light, 118 + ((i * 29) % 66), 148 + ((i * 17) % 48), 3, 1.7),
    ),
    put(pick(5, 2) ? "vase" : "flower", 40, 184, 0.66),
    put("vase", 260, 184, 0.66, second),
  ].join("");
};

const decoration: Scene = (stage) => {
  const { main, second, cloth, put, room } = stage;
  return [
    wall(stage, 132),
    path(cloth, "M70 0H230V118H70z"),
    each(5, (i) => shade(`M${82 + i * 32} 0q4 60 0 118h10q2-60-2-118z`, 0.22)),
    path(main.base, "M50 0H104Q96 62 60 92L50 90z"),
    path(main.base, "M250 0H196Q204 62 240 92L250 90z"),
    shade("M250 0H196Q204 62 240 92L250 90z", 0.16),
    line(gold.base, 2.4, "M56 88l10-6M244 88l-10-6"),
    each(9, (i) =>
      bloom(
        [main, second, ivory][i % 3] ?? ivory,
        78 + i * 18,
        12 + 8 * Math.sin((Math.PI * i) / 8),
        9,
        i,
      ),
    ),
    path(room.edge, "M30 132H270L292 168H8z"),
    put("armchair", 118, 158, 0.64),
    put("armchair", 182, 158, 0.64, second),
    put("lantern", 56, 166, 0.48, second),
    put("lantern", 244, 166, 0.48, second),
    at(30, 190, 0.66, put("flower", 0, 0, 1)),
    at(272, 190, 0.66, put("flower", 0, 0, 1, second)),
    put("candle", 150, 188, 0.36),
  ].join("");
};

const stationery: Scene = (stage) => {
  const { main, second, cloth, put, room, pick } = stage;
  return [
    box(room.floor, 0, 0, 300, 200),
    path(cloth, "M-20 30L90-20H150L-20 64z"),
    path(room.halo, "M30 200L190 40H330V200z"),
    `<g fill-opacity=".14">${box("#1d0a2b", 33, 41, 96, 128, 2)}</g>`,
    turn(
      -8,
      80,
      100,
      box(porcelain.light, 30, 34, 96, 128, 2),
      box(cloth, 30, 34, 96, 26),
      box(cloth, 30, 150, 96, 12),
      bloom(main, 78, 80, 12),
      bloom(second, 60, 84, 8, 1),
      bloom(second, 96, 84, 8, 2),
      each(5, (i) =>
        box(
          i ? "#b3a59b" : main.base,
          78 - (30 - (i % 2) * 10),
          102 + i * 9,
          60 - (i % 2) * 20,
          3,
          1.5,
        ),
      ),
    ),
    put("invitation", 196, 148, 0.86),
    turn(
      24,
      250,
      60,
      box(second.base, 236, 10, 40, 66, 2),
      box(porcelain.light, 240, 14, 32, 58, 1),
      bloom(main, 256, 32, 8),
      each(3, (i) => box("#b3a59b", 246, 48 + i * 6, 20, 2, 1)),
    ),
    put(pick(5, 2) ? "writing" : "ribbon", 252, 190, 0.52),
    each(6, (i) =>
      turn(
        i * 50,
        140 + i * 9,
        20 + (i % 3) * 7,
        path(leaves.base, leaf(140 + i * 9, 20 + (i % 3) * 7, 16, 6)),
      ),
    ),
  ].join("");
};

const gifts: Scene = (stage) => {
  const { put, second, third, pick } = stage;
  return [
    wall(stage),
    lamps(14, 10, 10),
    table(stage, 150, 198, 246, 44),
    put("gift", 112, 154, 0.7),
    put("basket", 196, 154, 0.76, second),
    put(pick(5, 2) ? "favours" : "jar", 52, 154, 0.44),
    put("gift", 248, 154, 0.4, third),
    put("gift", 116, 92, 0.34, second),
  ].join("");
};

const planning: Scene = (stage) => {
  const { main, second, third, cloth, put, pick } = stage;
  return [
    wall(stage, 128),
    // The board with its pictures.
    `<g fill-opacity=".12">${box("#1d0a2b", 62, 18, 180, 92, 3)}</g>`,
    box(wood.base, 58, 14, 180, 92, 3),
    box("#ecd8b6", 63, 19, 170, 82),
    turn(-4, 94, 46, box(porcelain.light, 72, 26, 44, 36), path(cloth, "M75 29h38v24H75z")),
    turn(
      3,
      150,
      48,
      box(main.light, 128, 28, 44, 30),
      bloom(main, 150, 43, 11),
      disc("#c02a2f", 150, 29, 2),
    ),
    turn(
      -2,
      206,
      56,
      box(porcelain.light, 186, 28, 38, 58),
      each(
        4,
        (i) =>
          box("#b3a59b", 191, 36 + i * 11, 28 - (i % 2) * 8, 3, 1.5) +
          (i < 2 ? line(main.base, 2, `M214 ${36 + i * 11}l3 4 5-8`) : ""),
      ),
    ),
    each(4, (i) =>
      box([main.base, second.base, third.base, main.deep][i] ?? main.base, 76 + i * 13, 72, 11, 20),
    ),
    turn(
      4,
      150,
      82,
      box(porcelain.light, 132, 66, 38, 28),
      path("#5d3320", "M146 82a5 5 0 1 1 1 0q5 3 5 10h-12q0-7 6-10z"),
      path(main.deep, "M157 81a5 5 0 1 1 1 0q5 4 5 11h-11q0-8 5-11z"),
    ),
    table(stage, 150, 198, 270, 44),
    put("checklist", 76, 160, 0.6),
    put("guest-book", 158, 158, 0.62),
    put(pick(5, 2) ? "vase" : "coffee", 236, 156, 0.5, second),
  ].join("");
};

/** People who receive the guests at the door. */
const hostesses: Scene = (stage) => {
  const { main, second, cloth, put } = stage;
  return [
    wall(stage),
    path(main.deep, "M112 138V74a38 38 0 0 1 76 0V138z"),
    path("#ffe9b8", "M118 138V75a32 32 0 0 1 64 0V138z"),
    floralArch(150, 140, 44, 116, [main, second, ivory]),
    path(second.base, "M128 138H172L204 200H96z"),
    shade("M150 138H172L204 200H150z", 0.14),
    pottedPlant(24, 158, 0.8),
    pottedPlant(278, 158, 0.8),
    put("users-group", 84, 190, 0.86),
    flip(put("users-group", -222, 190, 0.86)),
    path(
      cloth,
      "M0 0H300V9q-10 8-20 0t-20 0-20 0-20 0-20 0-20 0-20 0-20 0-20 0-20 0-20 0-20 0-20 0-20 0-20 0z",
    ),
    shine("M0 0H300V2H0z", 0.2),
  ].join("");
};

/** Flowers, paper and what gives a party its look. */
export const decor = {
  decoration,
  flowers,
  stationery,
  gifts,
  "wedding-planning": planning,
  hostesses,
} satisfies Record<string, Scene>;
