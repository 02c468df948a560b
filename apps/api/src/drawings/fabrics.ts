import type { Pick } from "./chance.ts";
import { type Cloth, clothFill, sameCloth } from "./materials.ts";
import type { Material } from "./prints.ts";
import { box, corners, each, line, path, shade, shine } from "./shapes.ts";
import { mix } from "./tones.ts";

/** The side of the picture of a product, in units. */
export const SIDE = 200;

/** The fabrics of the shop and what each is made of. */
export const fabrics = {
  wax: "print",
  woven: "woven",
  lace: "lace",
  bazin: "damask",
  satin: "plain",
  tulle: "beaded",
} as const satisfies Record<string, Material>;

export type FabricName = keyof typeof fabrics;

/** Gradients of shade: across a fold, over a roll, and below an edge. */
const shades = (id: string) =>
  [
    gradient(`${id}f`, [
      [0, 0],
      [0.3, 0.09],
      [0.46, 0.24],
      [0.5, 0.4],
      [0.53, 0.06],
      [0.8, 0],
    ]),
    gradient(
      `${id}s`,
      [
        [0, 0],
        [0.5, 0.27],
        [1, 0],
      ],
      "#fff",
    ),
    gradient(`${id}r`, [
      [0, 0.42],
      [0.22, 0.04],
      [0.45, 0],
      [0.75, 0.14],
      [1, 0.5],
    ]),
    gradient(`${id}l`, [
      [0, 0.5],
      [1, 0],
    ]),
    `<linearGradient id="${id}v" x2="0" y2="1"><stop stop-color="#1d0a2b" stop-opacity=".55"/><stop offset="1" stop-color="#1d0a2b" stop-opacity="0"/></linearGradient>`,
  ].join("");

type Stops = readonly (readonly [offset: number, opacity: number])[];

const gradient = (id: string, stops: Stops, colour = "#1d0a2b") =>
  `<linearGradient id="${id}">${stops.map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join("")}</linearGradient>`;

/** A strip of a gradient, from an edge in a direction, `long` and `wide`. */
const strip = (fill: string, x: number, y: number, angle: number, wide: number, long: number) =>
  `<rect fill="url(#${fill})" transform="translate(${x} ${y}) rotate(${angle})" x="0" y="${-long / 2}" width="${wide}" height="${long}"/>`;

/** The selvedge: a firm edge in two colours, with its stitches. */
const selvedge = ([, first, , dark]: Cloth["dyes"], d: string) =>
  line(dark, 7, d) +
  line(first, 3, d) +
  `<path fill="none" stroke="${dark}" stroke-width="1.2" stroke-dasharray="1.5 3" d="${d}"/>`;

interface Laid {
  id: string;
  cloth: Cloth;
  pick: Pick;
}

/** Lying flat with slanting folds; a corner is turned and shows the other side. */
function flat({ id, cloth, pick }: Laid): string {
  const lean = 18 + pick(2, 20);
  const side = 92 + pick(3, 34);
  const [x, y] = [200 - side, 200 - side * 0.84];
  const fold = (left: number, angle: number, wide: number) =>
    strip(`${id}f`, left, 60, angle, wide, 480) +
    strip(`${id}s`, left + wide * 0.56, 60, angle, wide * 0.3, 480);
  const back = mix(cloth.dyes[0], "#ffffff", 0.35);
  return [
    clothFill(`${id}a`, cloth, -lean / 2, 1.15),
    sameCloth(`${id}b`, `${id}a`, cloth, { turned: 70 + lean, enlarged: 1.15 }),
    box(`url(#${id}a)`, 0, 0, SIDE, SIDE),
    fold(-20 + pick(4, 30), lean, 84),
    fold(52 + pick(5, 24), lean + 3, 70),
    fold(112 + pick(6, 24), lean - 3, 84),
    // What lies below the turned corner.
    path("#e9dfd3", corners([200, y], [200, 200], [x, 200])),
    shade(corners([200, y], [200, y + 17], [x + 17, 200], [x, 200]), 0.16),
    shade(corners([200, y], [200, y + 8], [x + 8, 200], [x, 200]), 0.2),
    turnedCorner(id, cloth, x, y, back),
  ].join("");
}

function turnedCorner(id: string, cloth: Cloth, x: number, y: number, back: string): string {
  // The corner, mirrored at the line from (200, y) to (x, 200).
  const [dx, dy] = [200 - x, y - 200];
  const length = dx * dx + dy * dy;
  const along = (-dx * (200 - 200) + (200 - x) * dx + (200 - 200) * dy) / length;
  const [mx, my] = [2 * (x + along * dx) - 200, 2 * (200 + along * dy) - 200];
  const d = `M200 ${y}Q${(200 + mx) / 2 + 4} ${(y + my) / 2 - 3} ${mx} ${my}Q${(x + mx) / 2 - 3} ${(200 + my) / 2 + 4} ${x} 200z`;
  const edge = `M200 ${y}Q${(200 + mx) / 2 + 4} ${(y + my) / 2 - 3} ${mx} ${my}`;
  const other = `M${mx} ${my}Q${(x + mx) / 2 - 3} ${(200 + my) / 2 + 4} ${x} 200`;
  return [
    `<g transform="translate(-5 -4)">${shade(d, 0.28)}</g>`,
    path(`url(#${id}b)`, d),
    `<path fill="${back}" fill-opacity=".45" d="${d}"/>`,
    selvedge(cloth.dyes, other),
    line(cloth.dyes[3], 1, edge),
    line("#fff", 1.4, `M${x} 200L200 ${y}`),
  ].join("");
}

/** Folded into a pile, on the same cloth hanging behind. */
function piled({ id, cloth, pick }: Laid): string {
  const folds = 3 + pick(2, 2);
  const high = 108 / folds;
  return [
    clothFill(`${id}a`, cloth, 0, 1.2),
    box(`url(#${id}a)`, 0, 0, SIDE, 96),
    shade("M0 0H200V96H0z", 0.18),
    each(3, (i) => strip(`${id}f`, 6 + i * 66 + pick(3 + i, 16), 40, 0, 62, 130)),
    box("#e7dccf", 0, 92, SIDE, 108),
    `<rect fill="url(#${id}l)" transform="translate(0 92) rotate(90)" width="30" height="200" y="-200"/>`,
    shade("M14 190Q100 204 190 190L196 200H6z", 0.2),
    each(folds, (index) => {
      const y = 86 + index * high;
      const left = 18 - pick(10 + index, 9);
      const right = 178 + pick(20 + index, 10);
      const shape = `M${right} ${y}H${left + high / 2}a${high / 2} ${high / 2} 0 0 0 0 ${high}H${right}z`;
      const fold = `f${index}`;
      return [
        sameCloth(`${id}${fold}`, `${id}a`, cloth, {
          turned: 0,
          enlarged: 1,
          x: pick(40 + index, 40),
          y: y + pick(50 + index, 20),
        }),
        path(`url(#${id}${fold})`, shape),
        `<path fill="url(#${id}r)" d="${shape}" transform-origin="0 0"/>`,
        shade(
          `M${left + high / 2} ${y + high * 0.72}H${right}V${y + high}H${left + high / 2}q${-high / 3} 0-${high / 2.6}-${high * 0.2}z`,
          0.26,
        ),
        shine(
          `M${left + high / 2} ${y + 2}H${right}V${y + high * 0.2}H${left + high / 2 - 3}z`,
          0.22,
        ),
        line(
          cloth.dyes[3],
          0.8,
          `M${right} ${y + high}H${left + high / 2}a${high / 2} ${high / 2} 0 0 1-${high / 2}-${high / 2}`,
        ),
        line(cloth.dyes[3], 2.4, `M${right} ${y + 2}V${y + high - 2}`),
      ].join("");
    }),
    turnedFlap(id, cloth),
  ].join("");
}

/** The corner of the uppermost fold, turned down over the pile. */
function turnedFlap(id: string, cloth: Cloth): string {
  const d = "M118 86H186L168 132Q164 140 156 134z";
  return [
    `<g transform="translate(-3 5)">${shade(d, 0.3)}</g>`,
    sameCloth(`${id}t`, `${id}a`, cloth, { turned: 52, enlarged: 1 }),
    path(`url(#${id}t)`, d),
    `<path fill="#fff" fill-opacity=".3" d="${d}"/>`,
    selvedge(cloth.dyes, "M186 86L168 132"),
  ].join("");
}

/** Hanging in deep folds down to its hem. */
function draped({ id, cloth, pick }: Laid): string {
  const waves = 4 + pick(2, 2);
  const wide = SIDE / waves;
  const hem = `M-4 178${each(waves, (i) => `q${wide / 2} ${i % 2 ? -12 : 14} ${wide} 0`)}`;
  const area = `${hem}V-4H-4z`;
  return [
    clothFill(`${id}a`, cloth, pick(3, 2) ? 0 : -6, 1.25),
    box("#eadfd2", 0, 0, SIDE, SIDE),
    `<g transform="translate(0 9)">${shade(`${hem}V-4H-4z`, 0.2)}</g>`,
    `<clipPath id="${id}c"><path d="${area}"/></clipPath>`,
    `<g clip-path="url(#${id}c)">`,
    box(`url(#${id}a)`, 0, 0, SIDE, SIDE),
    each(waves, (i) => {
      const x = i * wide + pick(10 + i, 8) - 4;
      return (
        strip(`${id}f`, x - wide * 0.35, 100, pick(20 + i, 7) - 3, wide * 1.7, 260) +
        strip(`${id}s`, x + wide * 0.5, 100, pick(20 + i, 7) - 3, wide * 0.5, 260)
      );
    }),
    "</g>",
    selvedge(
      cloth.dyes,
      `M-4 172${each(waves, (i) => `q${wide / 2} ${i % 2 ? -12 : 14} ${wide} 0`)}`,
    ),
  ].join("");
}

/** A roll at the top, from which the cloth comes towards us. */
function rolled({ id, cloth, pick }: Laid): string {
  const y = 34 + pick(2, 14);
  const high = 58;
  return [
    clothFill(`${id}a`, cloth, 0, 1.25),
    sameCloth(`${id}b`, `${id}a`, cloth, { turned: 0, enlarged: 1.1, x: 9, y: 13 }),
    box(`url(#${id}b)`, 0, 0, SIDE, y + high / 2),
    shade(`M0 0H200V${y + high / 2}H0z`, 0.5),
    shade(`M-2 ${y - 7}H192q10 0 10 10V${y + high / 2}H-2z`, 0.22),
    box("#eadfd2", 0, y + high / 2, SIDE, SIDE),
    path(`url(#${id}a)`, `M10 ${y + high / 2}H182L198 200H-6z`),
    path(`url(#${id}v)`, `M7 ${y + high - 2}H185l4 36H3z`),
    strip(`${id}f`, 30 + pick(3, 60), 160, 8, 70, 190),
    strip(`${id}s`, 75 + pick(3, 60), 160, 8, 40, 190),
    selvedge(cloth.dyes, `M183 ${y + high / 2}L197 200`),
    `<g transform="translate(0 ${y})">`,
    box(`url(#${id}b)`, 4, 0, 184, high, 4),
    `<rect fill="url(#${id}r)" transform="rotate(90)" x="0" y="-188" width="${high}" height="184"/>`,
    `<ellipse fill="${mix(cloth.dyes[0], "#ffffff", 0.3)}" cx="186" cy="${high / 2}" rx="11" ry="${high / 2}"/>`,
    each(
      4,
      (i) =>
        `<ellipse fill="none" stroke="${cloth.dyes[i % 2 ? 1 : 3]}" stroke-width="1.4" cx="186" cy="${high / 2}" rx="${10 - i * 2.2}" ry="${high / 2 - 2 - i * 6}"/>`,
    ),
    "</g>",
  ].join("");
}

const ways = [flat, piled, draped, rolled] as const;

/** A picture of cloth that fills the square, in one of four ways of laying it. */
export function drawFabric(id: string, cloth: Cloth, pick: Pick): string {
  const way = ways[pick(1, ways.length)] ?? flat;
  return `<defs>${shades(id)}</defs>${way({ id, cloth, pick })}`;
}

/** A swatch cut from a cloth, with pinked edges. */
export function drawSwatch(id: string, cloth: Cloth): string {
  const teeth = each(10, () => "l2.4-2.4 2.4 2.4");
  const side = `M8 8${teeth}`;
  const edge = `${side}${each(10, () => "l2.4 2.4-2.4 2.4")}${each(10, () => "l-2.4 2.4-2.4-2.4")}${each(10, () => "l-2.4-2.4 2.4-2.4")}z`;
  return `<defs>${clothFill(`${id}a`, cloth, -6, 0.72)}</defs>${path(`url(#${id}a)`, edge)}${shade("M8 46L56 20V56H8z", 0.1)}`;
}
