import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clothSvg } from "./cloth-svg.ts";
import { weave } from "./weave.ts";

describe("a cloth's image", () => {
  it("stays under 2 KB compressed, however large the cloth", () => {
    for (let id = 0; id < 60; id += 1) {
      const svg = clothSvg(weave(`event-${id}`, { strips: 20, rows: 200 }), { texture: true });
      expect(brotliCompressSync(svg).length).toBeLessThan(2048);
    }
  });

  it("shows bare warp below the rows already woven", () => {
    const cloth = weave("awa", { strips: 1, rows: 50 });
    expect(clothSvg(cloth, { woven: 20 })).toContain("M0.5 20V50");
    expect(clothSvg(cloth, { woven: 20 })).toContain('height="20"');
  });

  it("shows no warp once all is woven, and nothing but warp before the first row", () => {
    const cloth = weave("awa", { strips: 1, rows: 50 });
    expect(clothSvg(cloth)).not.toContain("V50M");
    expect(clothSvg(cloth, { woven: 0 })).not.toContain("<use");
  });

  it("takes a single colour when asked", () => {
    const svg = clothSvg(weave("awa"), { oneColour: "#123456" });
    expect(new Set(svg.match(/#[0-9a-f]{6}/g))).toEqual(new Set(["#123456"]));
  });

  it("never lets its label out of the attribute", () => {
    fc.assert(
      fc.property(fc.string(), (label) => {
        const svg = clothSvg(weave("awa", { strips: 1, rows: 1 }), {}, `x${label}`);
        const written = /aria-label="([^"]*)"/.exec(svg)?.[1] ?? "";
        expect(written).not.toMatch(/[<>"]/);
      }),
    );
  });
});
