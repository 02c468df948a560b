import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { designByCode } from "./cards/by-code.ts";
import { drawCard } from "./draw-card.ts";
import { longTexts } from "./long-texts.fixture.ts";

describe("a drawn card of each design", () => {
  it.each(Object.keys(designByCode))(
    "is a light PNG of 1080 by 1350, and lighter in half (%s)",
    async (design) => {
      const picture = { design, texts: longTexts, seed: "e1", eventType: "wedding", width: 1080 };
      const png = await drawCard(picture);
      const { format, width, height } = await sharp(png).metadata();
      expect([format, width, height]).toEqual(["png", 1080, 1350]);
      expect(png.length).toBeLessThan(120_000);
      expect((await drawCard({ ...picture, width: 540 })).length).toBeLessThan(60_000);
    },
  );
});
