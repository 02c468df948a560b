import { colourOf } from "@jdj/french/colours";
import { pickFor } from "./chance.ts";
import { drawFabric, drawSwatch, type FabricName, fabrics, SIDE } from "./fabrics.ts";
import { clothFill, clothOf, dyesOf } from "./materials.ts";
import { isObjectName, type ObjectName, objects } from "./objects/objects.ts";
import type { Thing } from "./paint.ts";
import type { Material } from "./prints.ts";
import { drawRoom, groundShadow, roomFor, tonesFor } from "./room.ts";
import { at } from "./shapes.ts";

/** What a picture of a product shows: a fabric or an object. */
export type ProductDrawing = FabricName | ObjectName;

const isFabric = (name: string): name is FabricName => Object.hasOwn(fabrics, name);

/** Names that stored products of the demonstration carry from before. */
const earlier: Readonly<Record<string, ProductDrawing>> = {
  "folded-cloth": "woven",
  "cloth-roll": "woven",
  bulb: "lights",
  "lamp-2": "lantern",
  plant: "crown",
  "plant-2": "arch",
  "tools-kitchen-2": "cutlery",
  "mail-heart": "urn",
  "ice-cream-2": "choux",
  flame: "candle",
  "clock-heart": "clock",
  "microphone-2": "microphone",
  ballpen: "writing",
  sparkles: "broom",
};

/** The drawing of a name; null where there is none. */
export function productDrawing(name: string): ProductDrawing | null {
  if (isFabric(name) || isObjectName(name)) return name;
  return Object.hasOwn(earlier, name) ? (earlier[name] ?? null) : null;
}

/** Pictures of one product: the last digit of a seed is the view, the others are the product. */
const VIEWS = 10;

const picture = (content: string, side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="640" height="640">${content}</svg>`;

function clothFor(name: string, product: number, colour: string | null) {
  const pick = pickFor(product);
  const known = colour === null ? null : colourOf(colour);
  const tones = tonesFor(known, pick);
  const material: Material = isFabric(name) ? fabrics[name] : pick(61, 3) ? "print" : "woven";
  const dyes = dyesOf(tones.main.base, known?.second ?? null, pick);
  return { pick, tones, cloth: clothOf(material, product, dyes, pick) };
}

/**
 * A picture of a product as the text of an SVG; always the same for the same name, seed and colour.
 * @param colour the slug of its colour (`bleu-nuit`); null for one that the seed chooses
 */
export function drawProduct(name: ProductDrawing, seed: number, colour: string | null): string {
  const product = Math.floor(seed / VIEWS);
  const view = seed % VIEWS;
  const { pick, tones, cloth } = clothFor(name, product, colour);
  const id = `${name}${seed}`;
  if (isFabric(name)) {
    const first = pick(1, 4);
    return picture(
      drawFabric(id, cloth, (purpose, count) =>
        purpose === 1 ? (first + view) % count : pick(purpose + view * 97, count),
      ),
      SIDE,
    );
  }
  const { foot, draw, isDark = false }: Thing = objects[name];
  const posed = pickFor(seed * 7 + 3);
  const room = roomFor(tones.main, isDark, pick);
  const fill = `url(#${id}c)`;
  const paint = { ...tones, cloth: fill, pick };
  const horizon = 138;
  // Later views come closer.
  const scale = view === 0 ? 1.16 : 1.24 + posed(71, 3) * 0.1;
  const [x, y] = [
    100 + (view === 0 ? 0 : posed(72, 17) - 8),
    171 + (view === 0 ? 0 : posed(73, 9)),
  ];
  const space = { room, cloth: fill, pick: posed, width: SIDE, height: SIDE, horizon };
  return picture(
    [
      `<defs>${clothFill(`${id}c`, cloth, 0, 0.58)}</defs>`,
      drawRoom(space),
      groundShadow(x, y, foot, scale),
      at(x, y, scale, draw(paint)),
    ].join(""),
    SIDE,
  );
}

/** A swatch of a product's cloth in one of its colours, as the text of an SVG. */
export function drawProductSwatch(name: ProductDrawing, seed: number, colour: string): string {
  const { cloth } = clothFor(name, Math.floor(seed / VIEWS), colour);
  return picture(drawSwatch(`${name}${seed}`, cloth), 64);
}
