import { fold } from "@jdj/french/fold";
import { type Pick, pickFor } from "./chance.ts";
import { stageOf, tintedRoom } from "./draw-scene.ts";
import type { ObjectName } from "./objects/objects.ts";
import { isTradeCode } from "./scenes/scenes.ts";
import { pottedPlant, type Stage, table } from "./scenes/stage.ts";
import { box, disc, each, path, shade } from "./shapes.ts";
import { tradeObjects } from "./trade-objects.ts";

/** The picture of a package: four by three, as lists show it. */
const SIZE = { width: 300, height: 225 };

/** What a package contains, by how a word of its lines begins. */
const contained: readonly (readonly [start: string, object: ObjectName])[] = [
  ["voile", "veil"],
  ["jupon", "dress"],
  ["chemise", "shirt"],
  ["noeud", "bow-tie"],
  ["foulard", "headwrap"],
  ["pagne", "boubou"],
  ["essayage", "needle-thread"],
  ["mesures", "needle-thread"],
  ["gravure", "ring"],
  ["ecrin", "diamond"],
  ["alliance", "rings"],
  ["enveloppe", "invitation"],
  ["epreuve", "writing"],
  ["etiquette", "gift-card"],
  ["sachet", "favours"],
  ["deroule", "checklist"],
  ["reunion", "guest-book"],
  ["tenue", "boubou"],
  ["decor floral", "flower"],
  ["chauffeur", "key"],
  ["petit dejeuner", "coffee"],
  ["place", "chair"],
  ["chaise", "chair"],
  ["tente", "tent"],
  ["nappe", "tablecloth"],
  ["table", "tablecloth"],
  ["micro", "microphone"],
  ["degustation", "soup"],
  ["vaisselle", "plate"],
  ["serveur", "users-group"],
  ["verre", "glass-champagne"],
  ["glace", "glass-cocktail"],
  ["bouchee", "cookie"],
  ["plat", "buffet"],
  ["buffet", "buffet"],
  ["jus", "lemon"],
  ["bocaux", "candy"],
  ["bonbon", "candy"],
  ["gout", "cake"],
  ["arche", "arch"],
  ["borne", "lantern"],
  ["fleur", "flower"],
  ["bouquet", "flower"],
  ["vase", "vase"],
  ["projecteur", "lights"],
  ["enceinte", "device-speaker"],
  ["sonorisation", "device-speaker"],
  ["album", "album"],
  ["photo", "frame"],
  ["film", "frame"],
  ["ecoute", "disc"],
  ["jeux", "balloon"],
  ["discours", "writing"],
  ["champagne", "glass-champagne"],
  ["gateau", "tiered-cake"],
  ["cocktail", "glass-cocktail"],
  ["maquillage", "lipstick"],
  ["retouche", "brush"],
];

/** Three different objects: of its trade first, then of its contents, then of its trade again. */
function objectsOf(
  trade: string,
  lines: readonly string[],
  pick: Pick,
): [ObjectName, ObjectName, ObjectName] {
  const own = tradeObjects[isTradeCode(trade) ? trade : "decoration"].objects.map(([name]) => name);
  const said = lines.map((one) => ` ${fold(one)}`).join(" ");
  const inside = contained
    .filter(([start]) => said.includes(` ${start}`))
    .map(([, object]) => object);
  const turned = pick(1, own.length);
  const ordered = [...own.slice(turned), ...own.slice(0, turned)];
  const [first = "gift", second = "flower", third = "vase"] = new Set([
    ...ordered.slice(0, 1),
    ...inside,
    ...ordered,
  ]);
  return [first, second, third];
}

/** A block on which something stands. */
const plinth = (
  { room, cloth }: Stage,
  x: number,
  y: number,
  wide: number,
  high: number,
  isClothed: boolean,
) =>
  path(isClothed ? cloth : room.halo, `M${x - wide / 2} ${y - high}h${wide}v${high}h${-wide}z`) +
  shade(
    `M${x + wide * 0.18} ${y - high}h${wide * 0.32}v${high}h${-wide * 0.32}z`,
    isClothed ? 0.24 : 0.1,
  ) +
  path(room.halo, `M${x - wide / 2 + 5} ${y - high - 7}h${wide - 10}l5 7h${-wide}z`);

type Laid = (stage: Stage, things: readonly [ObjectName, ObjectName, ObjectName]) => string;

const layouts: readonly [Laid, ...Laid[]] = [
  // On a table with the cloth.
  (stage, [first, second, third]) =>
    table(stage, 150, 218, 264, 52) +
    stage.put(second, 70, 166, 0.72, stage.second) +
    stage.put(third, 236, 166, 0.72) +
    stage.put(first, 150, 168, 0.98),
  // On three blocks.
  (stage, [first, second, third]) =>
    plinth(stage, 62, 212, 84, 34, false) +
    plinth(stage, 238, 212, 84, 48, true) +
    plinth(stage, 150, 216, 92, 66, false) +
    stage.put(second, 62, 176, 0.66) +
    stage.put(third, 238, 162, 0.66, stage.second) +
    stage.put(first, 150, 148, 0.88),
  // Before the cloth, which hangs behind.
  (stage, [first, second, third]) =>
    path(stage.cloth, "M86 0H214V150q-16 10-32 0t-32 0-32 0-32 0z") +
    each(4, (i) => shade(`M${100 + i * 32} 0q4 80 0 152h10q2-80-2-152z`, 0.22)) +
    stage.put(second, 58, 192, 0.8, stage.second) +
    stage.put(third, 244, 192, 0.8) +
    stage.put(first, 150, 206, 1.02),
  // In three niches.
  (stage, [first, second, third]) =>
    each(3, (i) =>
      path(
        i === 1 ? stage.room.halo : stage.room.floor,
        `M${18 + i * 91} 168V78a41 41 0 0 1 82 0V168z`,
      ),
    ) +
    path(stage.cloth, "M0 176H300V225H0z") +
    path(stage.room.halo, "M0 166H300V177H0z") +
    shade("M0 177H300V183H0z", 0.3) +
    stage.put(second, 59, 168, 0.6) +
    stage.put(third, 241, 168, 0.6, stage.second) +
    stage.put(first, 150, 168, 0.66, stage.third),
  // One large, two small, on a strip of cloth.
  (stage, [first, second, third]) =>
    path(stage.cloth, "M0 190Q80 168 160 186T300 176V204Q220 196 150 210T0 216z") +
    shade("M0 210Q80 190 160 206T300 196V204Q220 196 150 210T0 216z", 0.2) +
    stage.put(third, 248, 172, 0.66, stage.second) +
    stage.put(second, 196, 196, 0.6) +
    stage.put(first, 96, 200, 1.2),
  // The same the other way round, with a plant.
  (stage, [first, second, third]) =>
    pottedPlant(30, 172, 1.1) +
    path(stage.cloth, "M116 176H300V225H100z") +
    path(stage.room.halo, "M122 168H300V177H114z") +
    shade("M116 177H300V182H115z", 0.3) +
    stage.put(first, 214, 172, 1.1) +
    stage.put(second, 146, 174, 0.56, stage.second) +
    stage.put(third, 60, 206, 0.66),
];

/** What the picture of a package depends on. */
export interface PackageSubject {
  id: number;
  provider: number;
  /** The code of its service type. */
  trade: string;
  /** Its name and what it contains. */
  lines: readonly string[];
}

/** The picture of a package without a photo, as the text of an SVG: its provider's cloth, its trade and its contents. */
export function drawPackage({ id, provider, trade, lines }: PackageSubject): string {
  const { stage: own, defs } = stageOf({ id: `forfait${id}`, provider, seed: id });
  const pick = pickFor(id * 3 + 1);
  const { main, second, third } = own;
  const tints = [main, second, third] as const;
  const room = tintedRoom(tints[pick(2, 3)] ?? main);
  const stage = { ...own, room, pick };
  const horizon = 146 + pick(3, 14);
  const [x, y] = [96 + pick(4, 108), 60 + pick(5, 40)];
  const lay = layouts[pick(6, layouts.length)] ?? layouts[0];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="800" height="600">`,
    defs,
    box(room.wall, 0, 0, SIZE.width, horizon),
    pick(7, 3) === 0
      ? each(7, (i) => box(room.halo, i * 54 - (x % 54), 0, 14 + (y % 22), horizon))
      : disc(room.halo, x, y, 64 + pick(8, 30)),
    box(room.floor, 0, horizon, SIZE.width, SIZE.height - horizon),
    box(room.edge, 0, horizon, SIZE.width, 3),
    lay(stage, objectsOf(trade, lines, pick)),
    "</svg>",
  ].join("");
}
