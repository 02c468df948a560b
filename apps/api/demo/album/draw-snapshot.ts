import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { drawScene } from "../../src/drawings/draw-scene.ts";
import { scenes } from "../../src/drawings/scenes/scenes.ts";
import { committee, couplePortraits } from "../couple/committee.ts";
import { type Portrait, portraitShapes } from "../couple/portrait.ts";
import type { Snapshot } from "./snapshots.ts";

const width = 960;
const height = 640;

const portraits: readonly Portrait[] = [
  ...Object.values(couplePortraits),
  ...committee.map(({ portrait }) => portrait),
];

/** A person without what is behind them; their ids begin with their place, as several stand in one picture. */
function person(portrait: Portrait, place: number): string {
  return portraitShapes(portrait)
    .replace(/^<rect[^>]*\/><circle[^>]*\/>/, "")
    .replace(/\bid="/g, `id="p${place}`)
    .replace(/url\(#/g, `url(#p${place}`)
    .replace(/href="#/g, `href="#p${place}`);
}

/** People side by side, those behind a little higher. */
function people(count: number, seed: number): string {
  const scale = count === 2 ? 1.05 : 0.9;
  const step = count === 2 ? 340 : 270;
  const left = (width - step * (count - 1) - 480 * scale) / 2;
  return Array.from({ length: count }, (_, place) => {
    const portrait = portraits[(seed * 5 + place * 3 + Math.floor(seed / 4)) % portraits.length];
    const x = left + place * step;
    const y = height - 480 * scale + (place % 2 === 0 ? 0 : 24);
    return portrait === undefined
      ? ""
      : `<g transform="translate(${x} ${y}) scale(${scale})">${person(portrait, place)}</g>`;
  }).join("");
}

function raster(svg: string) {
  const drawn = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render();
  const raw = { width: drawn.width, height: drawn.height, channels: 4 as const };
  return sharp(drawn.pixels, { raw });
}

/** A snapshot as WebP: a scene of the feast in warm light, out of focus behind people, cut as a phone is held. */
export async function drawSnapshot(snapshot: Snapshot, seed: number): Promise<Uint8Array> {
  const scene = drawScene(scenes[snapshot.scene], {
    ...{ id: `a${seed}`, provider: 3 + (seed % 4), seed: seed * 31 + 7 },
  });
  let picture = raster(scene);
  if (snapshot.people > 0) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${people(snapshot.people, seed)}</svg>`;
    const front = await raster(svg).png().toBuffer();
    picture = picture.blur(5).composite([{ input: front }]);
  }
  const flat = await picture
    .flatten({ background: "#fff" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const brightness = 0.92 + ((seed * 13) % 17) / 100;
  const framed = sharp(flat).modulate({ brightness, saturation: 0.95 });
  const upright = { left: 240 + ((seed * 29) % 120) - 60, top: 0, width: 480, height };
  return (snapshot.isUpright ? framed.extract(upright) : framed).webp({ quality: 78 }).toBuffer();
}
