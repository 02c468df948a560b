import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import type { AppContext } from "../../src/app-context.ts";
import { encodePhoto } from "../../src/areas/files/encode-photo.ts";
import { storeImage } from "../../src/areas/files/store-image.ts";
import { committee, couplePortraits } from "./committee.ts";
import { type Portrait, portraitShapes, portraitSize } from "./portrait.ts";
import type { PortraitFiles } from "./write-committee.ts";

/** Draws the portraits and stores them as photos are stored. Not to be called in a transaction. */
export async function storePortraits(app: AppContext, customerId: number): Promise<PortraitFiles> {
  const members = committee.map(({ role, portrait }) => [role, portrait] as const);
  const all = [...members, ...Object.entries(couplePortraits)];
  const stored = all.map(
    async ([name, portrait]): Promise<[string, string]> => [
      name,
      await storeImage(app, customerId, await drawPhoto(portrait)),
    ],
  );
  return new Map(await Promise.all(stored));
}

/** A portrait as WebP. */
function drawPhoto(portrait: Portrait): Promise<Uint8Array> {
  const { width, height } = portraitSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${portraitShapes(portrait)}</svg>`;
  const { pixels } = new Resvg(svg).render();
  return encodePhoto(sharp(pixels, { raw: { width, height, channels: 4 } }));
}
