import { drawCloth } from "@jdj/weave/cloth-drawing";
import { shapeSvg } from "@jdj/weave/cloth-svg";
import type { Dyes } from "@jdj/weave/dyes";
import { stripThreads, type Cloth as Woven, weave } from "@jdj/weave/weave";
import { chosen, type Pick } from "./chance.ts";
import { type Material, printTile } from "./prints.ts";
import { lightness, mix } from "./tones.ts";

/** A cloth to paint with: its dyes and the tile that repeats. */
export interface Cloth {
  dyes: Dyes;
  tile: string;
  width: number;
  height: number;
  /** Units of the tile in one unit of a picture of 200. */
  scale: number;
}

/** The four dyes of a cloth of one colour, and of a second one where it is known. */
export function dyesOf(main: string, second: string | null, pick: Pick): Dyes {
  const isPale = lightness(main) > 185;
  const pale = "#fbf4e4";
  const sun = "#f0b23c";
  const dark = mix(main, "#1a0c28", 0.72);
  if (second) return [main, second, isPale ? mix(second, "#ffffff", 0.4) : pale, dark];
  const sets: readonly [Dyes, ...Dyes[]] = isPale
    ? [
        [main, mix(main, "#9a6b2f", 0.45), mix(main, "#ffffff", 0.75), mix(main, "#5b3c1e", 0.6)],
        [main, "#c9962f", mix(main, "#ffffff", 0.7), "#7a4f00"],
      ]
    : [
        [main, pale, sun, dark],
        [main, sun, pale, dark],
        [main, pale, mix(main, "#ffffff", 0.45), dark],
      ];
  return chosen(sets, pick, 31);
}

/** A cloth of a material in its dyes; the seed draws its pattern. */
export function clothOf(material: Material, seed: number, dyes: Dyes, pick: Pick): Cloth {
  if (material !== "woven") {
    const { tile, side } = printTile(material, dyes, pick);
    return { dyes, tile, width: side, height: side, scale: 1 };
  }
  return wovenCloth({ ...weave(`tissu-${seed}`, { strips: 2, rows: 1 }), dyes });
}

/** The cloth of a provider, as it is everywhere on the site. */
export const clothOfProvider = (provider: number) =>
  wovenCloth(weave(`prestataire-${provider}`, { strips: 2, rows: 1 }));

function wovenCloth(woven: Woven): Cloth {
  const { tile } = drawCloth(woven, { texture: true });
  return {
    dyes: woven.dyes,
    tile: tile.map(shapeSvg).join(""),
    width: 2 * stripThreads,
    height: woven.tile.length,
    scale: 1.9,
  };
}

/** The definition of a fill of cloth, turned and enlarged. */
export function clothFill(id: string, cloth: Cloth, turned = 0, enlarged = 1): string {
  const size = Math.round(cloth.scale * enlarged * 100) / 100;
  return `<pattern id="${id}" width="${cloth.width}" height="${cloth.height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turned}) scale(${size})">${cloth.tile}</pattern>`;
}

/** The same cloth as an earlier fill, turned and enlarged otherwise. */
export function sameCloth(
  id: string,
  earlier: string,
  cloth: Cloth,
  { turned = 0, enlarged = 1, x = 0, y = 0 },
): string {
  const size = Math.round(cloth.scale * enlarged * 100) / 100;
  return `<pattern id="${id}" href="#${earlier}" patternTransform="translate(${x} ${y}) rotate(${turned}) scale(${size})"/>`;
}
