import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawCard } from "../draw-card.ts";
import { longTexts } from "../long-texts.fixture.ts";
import { photoDesigns, showsPhoto } from "./by-code.ts";

const codes = Object.keys(photoDesigns);

/** A photo of one colour that no design and no cloth has. */
async function photoOf(background: string): Promise<string> {
  const create = { width: 900, height: 1200, channels: 3 as const, background };
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

/** Which share of a card has nearly one colour. */
async function shareOf([red, green, blue]: [number, number, number], png: Uint8Array) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let alike = 0;
  for (let at = 0; at < data.length; at += 3) {
    const apart = [red - (data[at] ?? 0), green - (data[at + 1] ?? 0), blue - (data[at + 2] ?? 0)];
    if (apart.every((one) => Math.abs(one) < 24)) alike += 1;
  }
  return alike / (info.width * info.height);
}

describe("a design with the photo of the hosts", () => {
  it("is one of ten", () => {
    expect(codes).toHaveLength(10);
    expect(codes.every(showsPhoto)).toBe(true);
    expect(showsPhoto("lisiere")).toBe(false);
  });

  it.each(codes)(
    "shows it in at least an eighth of the card, and cloth without it (%s)",
    async (design) => {
      const picture = { design, texts: longTexts, seed: "e1", eventType: "wedding", width: 270 };
      const photo = await photoOf("#00ff66");
      const green: [number, number, number] = [0, 255, 102];
      expect(await shareOf(green, await drawCard({ ...picture, photo }))).toBeGreaterThan(0.125);
      expect(await shareOf(green, await drawCard(picture))).toBe(0);
    },
  );
});
