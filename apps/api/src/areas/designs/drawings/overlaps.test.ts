import { describe, expect, it } from "vitest";
import { textsToHold } from "../../../testing/long-card-texts.ts";
import { findOverlaps } from "../../../testing/measure-card.ts";

const long = textsToHold["long texts"];
if (!long) throw new Error("There are no long texts");

/** The designs with the least room; `overlaps.long.test.ts` measures all of them with all texts. */
const fullest = [
  "carte-de-table",
  "carte-postale",
  "grand-arbre",
  "monogramme",
  "registre",
  "tam-tam",
];

describe("the texts of a card", () => {
  it("stay clear of the drawing, the edge and each other in the fullest designs when they are long", async () => {
    const overlaps: Record<string, string[]> = {};
    for (const design of fullest) {
      const found = await findOverlaps({ design, texts: long, seed: "e1", eventType: "wedding" });
      if (found.length > 0) overlaps[design] = found;
    }
    expect(overlaps).toEqual({});
  });

  it("are found where they run into the drawing", async () => {
    const { names, ...texts } = long;
    const wide = { ...texts, names, close: "Merci de confirmer votre présence ".repeat(4) };
    const found = await findOverlaps({
      design: "cadre",
      texts: wide,
      seed: "e1",
      eventType: "wedding",
    });
    expect(found.join()).toContain("runs into the drawing");
    expect(found.join()).toContain("runs over the edge");
  });
});
