import { clothSvg } from "@jdj/weave/cloth-svg";
import { weave } from "@jdj/weave/weave";
import sharp from "sharp";
import type { VideoDriver } from "./port.ts";

/**
 * Films without a host: a title of ours and a cloth for a cover. An id that begins with `absent`
 * does not exist, one that begins with `panne` finds the host unavailable.
 */
export function embeddedVideo(): VideoDriver {
  return {
    async describe(id) {
      if (id.startsWith("panne")) throw new Error("The films' host is away");
      if (id.startsWith("absent")) return null;
      const svg = clothSvg(weave(id, { strips: 10, rows: 60 }), { texture: true });
      const cover = await sharp(Buffer.from(svg))
        .resize(640, 360, { fit: "cover" })
        .png()
        .toBuffer();
      return { title: "Film de démonstration", cover };
    },
  };
}
