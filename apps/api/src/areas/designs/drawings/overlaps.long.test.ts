import { describe, expect, it } from "vitest";
import { textsToHold } from "../../../testing/long-card-texts.ts";
import { findOverlaps } from "../../../testing/measure-card.ts";
import { designByCode } from "./cards/by-code.ts";

/** Events whose cloths differ in their colours, light and dark. */
const seeds = ["e1", "e2", "joie-du-jour"];

describe("each of the designs", () => {
  it.each(Object.keys(designByCode))(
    "holds long, short, missing and broken texts beside its drawing (%s)",
    async (design) => {
      const overlaps: Record<string, string[]> = {};
      for (const [at, [name, texts]] of Object.entries(textsToHold).entries()) {
        const seed = seeds[at % seeds.length] ?? "";
        const found = await findOverlaps({ design, texts, seed, eventType: "wedding" });
        if (found.length > 0) overlaps[`${name} (${seed})`] = found;
      }
      expect(overlaps).toEqual({});
    },
    60_000,
  );
});
