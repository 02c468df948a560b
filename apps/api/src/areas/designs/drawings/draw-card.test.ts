import { dyeSets } from "@jdj/weave/dyes";
import satori from "satori";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cardTexts } from "../card-wording.ts";
import { designReference, soberDesignReference } from "../reference.ts";
import { designByCode } from "./cards/by-code.ts";
import { contrast, deepest, inksOn, paper, wash } from "./colours.ts";
import { serif } from "./design.ts";
import { drawCard } from "./draw-card.ts";
import { fitNames } from "./fit-names.ts";
import { fonts } from "./fonts.ts";
import { longTexts } from "./long-texts.fixture.ts";
import { box } from "./text-layer.ts";

describe("a drawn card", () => {
  // `draw-card.long.test.ts` draws every design.
  it.each(Object.keys(designByCode).filter((_, at) => at % 8 === 0))(
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

  it("has texts to draw when next to nothing is known, for any event", async () => {
    const bare = cardTexts(
      {
        eventName: "Fête",
        eventType: "other",
        hosts: [],
        date: null,
        datePrecision: "approximate",
        seed: "e1",
      },
      null,
      "invitation",
    );
    for (const design of Object.keys(designByCode)) {
      const png = await drawCard({
        design,
        texts: bare,
        seed: "e3",
        eventType: "other",
        width: 108,
      });
      expect([design, (await sharp(png).metadata()).height]).toEqual([design, 135]);
    }
  });

  it("has a drawing for every design that may be chosen", () => {
    const all = [...designReference, ...soberDesignReference];
    const codes = all.map(({ code }) => code);
    expect([...codes].sort()).toEqual(Object.keys(designByCode).sort());
    expect(new Set(all.map(({ name }) => name)).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThanOrEqual(24);
  });

  it("is the same for the same texts, and differs with the event's pattern", async () => {
    const draw = (seed: string) =>
      drawCard({ design: "lisiere", texts: longTexts, seed, eventType: "wedding", width: 270 });
    const [one, again, other] = [await draw("e1"), await draw("e1"), await draw("e2")];
    expect(Buffer.compare(one, again)).toBe(0);
    expect(Buffer.compare(one, other)).not.toBe(0);
  });

  it("can be read in every set of dyes", () => {
    for (const dyes of dyeSets) {
      for (const ground of [dyes[0], deepest(dyes), wash(dyes, 0.32)]) {
        const { main, text } = inksOn(ground, dyes);
        expect(contrast(main, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(inksOn(paper, dyes).main, paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(inksOn(paper, dyes).text, paper)).toBeGreaterThanOrEqual(10);
    }
  });
});

describe("a figure on a card", () => {
  /** Top and bottom of what a text draws in the serif. */
  async function edges(text: string) {
    const size = { width: 100, height: 140 };
    const layer = await satori(box({ ...size, fontFamily: serif, fontSize: 100 }, text), {
      ...size,
      fonts,
    });
    const { data, info } = await sharp(Buffer.from(layer))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const inked = Array.from({ length: info.height }, (_, y) => y).filter((y) =>
      Array.from({ length: info.width }, (_, x) => x).some(
        (x) => (data[(y * info.width + x) * info.channels + 3] ?? 0) > 128,
      ),
    );
    return { top: inked[0] ?? 0, bottom: inked.at(-1) ?? 0 };
  }

  it("stands on the line and is as high as a capital, so that 0 is no o", async () => {
    const [capital, small] = [await edges("H"), await edges("o")];
    for (const figure of ["0", "3", "9"]) {
      const { top, bottom } = await edges(figure);
      expect(Math.abs(top - capital.top), figure).toBeLessThanOrEqual(4);
      expect(Math.abs(bottom - capital.bottom), figure).toBeLessThanOrEqual(4);
      expect(small.top - top, figure).toBeGreaterThan(10);
    }
  });
});

describe("names in a box", () => {
  const measure = (text: string) => text.length * 0.5;
  const room = { width: 600, height: 400, largest: 150 };

  it("stay whole and large when they are short", () => {
    expect(fitNames(["Awa", "Koffi"], room, measure)).toEqual({
      size: 141,
      face: "serif",
      persons: [["Awa"], ["Koffi"]],
    });
  });

  it("break where both lines are nearest in width, and never leave the box", () => {
    const { size, persons } = fitNames(["Marie-Emmanuelle Akissi", "Yao"], room, measure);
    expect(persons).toEqual([["Marie-Emmanuelle", "Akissi"], ["Yao"]]);
    expect(size * measure("Marie-Emmanuelle")).toBeLessThanOrEqual(room.width);
  });

  it("break after a hyphen when there is no space", () => {
    expect(fitNames(["Jean-Baptiste-Emmanuel"], room, measure).persons).toEqual([
      ["Jean-Baptiste-", "Emmanuel"],
    ]);
  });
});
