import { at, body, box, disc, each, line, oval, path, shade, shine } from "../shapes.ts";
import { gold, mix, porcelain, silver, wood } from "../tones.ts";
import { lamps, palm, pottedPlant, type Scene, sky, table, wall, window } from "./stage.ts";

/** The hall at dusk, its doors open to the laid garden. */
const venue: Scene = (stage) => {
  const { main, second, cloth, pick, put } = stage;
  const x = 140 + pick(5, 24);
  return [
    sky(stage, 150, true),
    path("#1f3b3a", "M0 128Q40 104 84 122T180 116T300 120V150H0z"),
    palm(26, 152, 0.95),
    palm(276, 150, 1.1),
    box(mix(main.light, "#fff4e4", 0.55), x - 92, 72, 184, 78),
    path(main.shade, `M${x - 102} 74L${x} 34L${x + 102} 74z`),
    path(main.base, `M${x - 102} 74L${x} 34L${x + 20} 74z`),
    shade(`M${x + 40} 74H${x + 92}V150H${x + 40}z`, 0.14),
    each(5, (i) =>
      window(
        x - 72 + i * 36,
        150,
        22,
        i === 2 ? 66 : 54,
        i === 2 ? "#ffe7a6" : "#ffd98a",
        main.deep,
      ),
    ),
    path(
      cloth,
      `M${x - 92} 74H${x + 92}v6q-9 8-18.400 0t-18.400 0-18.400 0-18.400 0-18.400 0-18.400 0-18.400 0-18.400 0-18.400 0-18.400 0z`,
    ),
    disc(gold.base, x, 58, 6),
    box("#2f6b4a", 0, 150, 300, 50),
    path("#3f8a5b", "M0 150H300V158Q150 168 0 156z"),
    path("#e9d3b4", `M${x - 12} 150H${x + 12}L${x + 46} 200H${x - 46}z`),
    lamps(94, 16, 11),
    table(stage, 46, 196, 54, 22),
    table(stage, 256, 196, 54, 22),
    put("flower", 46, 166, 0.16),
    put("flower", 256, 166, 0.16, second),
    put("chair", 92, 190, 0.3),
    put("chair", 210, 190, 0.3),
  ].join("");
};

const lodging: Scene = (stage) => {
  const { cloth, main, second, room } = stage;
  return [
    wall(stage),
    window(58, 106, 54, 78, "#bfe2ee", wood.base),
    path("#8fc9d6", "M31 80h54v26H31z"),
    at(64, 106, 0.34, palm(0, 0, 1)),
    line(wood.base, 2.4, "M58 106V30M31 74H85"),
    path(room.edge, "M22 106h72v5H22z"),
    // The bed under its net.
    path(wood.shade, "M128 78Q202 52 276 78V150H128z"),
    path(cloth, "M138 84Q202 62 266 84V130H138z"),
    shade("M220 72Q246 74 266 84V130H226z", 0.18),
    each(
      2,
      (i) =>
        path(porcelain.light, `M${148 + i * 56} 112q4-14 26-14t26 14q2 16-2 20h-48q-4-4-2-20z`) +
        shade(`M${182 + i * 56} 99q16 2 18 13q2 16-2 20h-12q4-20-4-33z`, 0.1),
    ),
    path(porcelain.base, "M122 132H282V172H122z"),
    path(main.base, "M118 142Q200 130 286 142L290 182H114z"),
    path(cloth, "M117 152L287 152L289 168H115z"),
    shade("M240 138Q270 139 286 142L290 182H244z", 0.18),
    shine("M122 144Q160 137 190 137L186 180H118z", 0.14),
    box(wood.deep, 118, 182, 8, 12),
    box(wood.deep, 278, 182, 8, 12),
    path(
      "#fff",
      "M202 6Q120 40 108 178l16 4Q136 70 202 22Q268 70 280 182l16-4Q284 40 202 6z",
    ).replace("<path", '<path fill-opacity=".55"'),
    line(second.base, 2, "M202 0V10"),
    box(wood.base, 72, 146, 34, 5, 2),
    box(wood.shade, 76, 151, 4, 34) + box(wood.shade, 98, 151, 4, 34),
    at(89, 146, 0.32, stage.put("lantern", 0, 0, 1)),
  ].join("");
};

const travel: Scene = (stage) => {
  const { cloth, main, second, pick, put } = stage;
  return [
    sky(stage, 116, false),
    box("#3fa7b5", 0, 104, 300, 40),
    path("#2d8a9c", "M0 122q20-6 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0V146H0z"),
    path("#fff", "M0 140q20-6 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0V150H0z"),
    path("#f2dcb1", "M0 146q70-10 150 0t150-4V200H0z"),
    path("#e2c58f", "M0 172q90-8 300 6V200H0z"),
    // The sail.
    at(
      70 + pick(6, 60),
      118,
      0.8,
      path(wood.base, "M-26 0H26L18 10H-18z"),
      path(cloth, "M0-4V-52L28-4z"),
      shade("M10-34L28-4H12z", 0.2),
      path(porcelain.light, "M-3-4V-40L-22-4z"),
      line(wood.deep, 2, "M0 0V-54"),
    ),
    palm(262, 176, 1.5),
    palm(292, 168, 1.1),
    // Two suitcases and a hat.
    at(
      120,
      188,
      0.9,
      `<g fill-opacity=".16">${oval("#1d0a2b", 8, 0, 52, 6)}</g>`,
      box(main.base, -44, -58, 56, 58, 5),
      box(main.shade, -8, -58, 20, 58, 5),
      box(cloth, -44, -40, 56, 10),
      line(main.deep, 4, "M-26-58v-9h20v9"),
      box(second.base, 14, -40, 40, 40, 4),
      box(second.shade, 38, -40, 16, 40, 4),
      line(second.deep, 3.4, "M26-40v-7h16v7"),
      oval("#e9cf96", -16, -70, 26, 6),
      path("#f3dfae", "M-30-71q2-18 14-18t14 18z"),
      path(main.base, "M-30.500-72h29l-1-6h-27z"),
    ),
    put("glass-cocktail", 204, 188, 0.4),
    at(
      46 + pick(7, 30),
      40,
      0.9,
      path("#fff", "M-20 0q0-9 10-9q4-10 15-6q12-2 12 8q10 0 8 9z").replace(
        "<path",
        '<path fill-opacity=".8"',
      ),
    ),
  ].join("");
};

/** A road past the lagoon. */
const road = (stage: Parameters<Scene>[0]) =>
  sky(stage, 120, false) +
  path("#6fb7bd", "M0 108H300V132H0z") +
  path("#5a9a6e", "M0 112Q40 98 90 108T190 104T300 110V120H0z") +
  box("#cdb894", 0, 130, 300, 14) +
  palm(34, 142, 0.95) +
  palm(232, 140, 0.8) +
  palm(284, 144, 1.15) +
  box("#58566e", 0, 142, 300, 58) +
  box("#494762", 0, 142, 300, 5) +
  each(6, (i) => path("#f3e7c7", `M${-10 + i * 60} 184h32l-4 5h-32z`));

const carRental: Scene = (stage) =>
  road(stage) + stage.put("car", 152 + stage.pick(8, 16), 182, 1.36);

const transport: Scene = (stage) =>
  [
    road(stage),
    stage.put("bus", 168, 182, 1.34),
    line(silver.shade, 3, "M40 184V104"),
    box(stage.main.base, 24, 92, 32, 26, 4),
    path("#fff", "M31 99h18v9H31zM33 110h4v3h-4zM43 110h4v3h-4z"),
  ].join("");

const equipment: Scene = (stage) => {
  const { put, second } = stage;
  return [
    sky(stage, 140, false),
    path("#7fb08a", "M0 128Q60 112 130 124T300 118V146H0z"),
    box("#6aa377", 0, 140, 300, 60),
    path("#7cb487", "M0 140H300V150Q160 160 0 150z"),
    put("tent", 116, 170, 1.06),
    at(
      232,
      176,
      1,
      put("chair", -20, 0, 0.62),
      put("chair", 8, 4, 0.62),
      put("chair", 36, 8, 0.62, second),
    ),
    at(228, 192, 1, put("paper-plates", -38, 4, 0.4)),
  ].join("");
};

/** Before the gate: ropes on golden posts. */
const security: Scene = (stage) => {
  const { main, second, cloth } = stage;
  const post = (x: number) =>
    at(
      x,
      184,
      1,
      oval(gold.shade, 2, 0, 13, 4),
      body(gold, 0, [
        [2.5, -56],
        [3, -4],
        [11, 0, 1],
      ]),
      disc(gold.base, 0, -59, 5.5),
      disc(gold.light, -1.5, -61, 1.8),
    );
  return [
    wall(stage, 148),
    path(main.deep, "M92 148V66a58 58 0 0 1 116 0V148z"),
    path("#ffe9b8", "M100 148V68a50 50 0 0 1 100 0V148z"),
    path(cloth, "M100 148V68q0-18 10-30q14 62-2 110z"),
    path(cloth, "M200 148V68q0-18-10-30q-14 62 2 110z"),
    shade("M200 148V68q0-18-10-30q-14 62 2 110z", 0.2),
    pottedPlant(70, 154, 0.8),
    pottedPlant(230, 154, 0.8),
    path(second.base, "M124 148H176L214 200H86z"),
    path(second.shade, "M150 148H176L214 200H150z"),
    post(52),
    post(104),
    post(196),
    post(248),
    line(main.base, 5, "M54 130Q78 158 102 130M198 130Q222 158 246 130"),
    line(main.light, 1.4, "M56 131Q78 156 100 131M200 131Q222 156 244 131"),
    line(gold.shade, 2, "M150 20V44"),
    path(gold.base, "M122 56Q150 34 178 56L170 60H130z"),
    each(
      5,
      (i) =>
        `<g fill-opacity=".4">${disc("#ffd772", 126 + i * 12, 62, 8)}</g>${path("#fff6d8", `M${123 + i * 12} 58h6l-1 9h-4z`)}`,
    ),
  ].join("");
};

/** Places, roads and what is put up. */
export const places = {
  venue,
  lodging,
  travel,
  "car-rental": carRental,
  transport,
  "equipment-rental": equipment,
  security,
} satisfies Record<string, Scene>;
