import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { textsToHold } from "../../../../testing/long-card-texts.ts";
import { findOverlaps } from "../../../../testing/measure-card.ts";
import { photoDesigns } from "./by-code.ts";

describe("each of the designs with a photo", () => {
  it.each(Object.keys(photoDesigns))(
    "keeps every text clear of the photo (%s)",
    async (design) => {
      const create = { width: 900, height: 900, channels: 3 as const, background: "#00ff66" };
      const jpeg = await sharp({ create }).jpeg().toBuffer();
      const photo = `data:image/jpeg;base64,${jpeg.toString("base64")}`;
      const overlaps: Record<string, string[]> = {};
      for (const [name, texts] of Object.entries(textsToHold)) {
        const found = await findOverlaps({
          design,
          texts,
          seed: "e1",
          eventType: "wedding",
          photo,
        });
        if (found.length > 0) overlaps[name] = found;
      }
      expect(overlaps).toEqual({});
    },
    60_000,
  );
});
