import { expect, it } from "vitest";
import { fitCloth } from "./draw-cloth.ts";

it.each([419.53, 595.28])("no motif is cut in a band of %s points, whatever the cloth", (width) => {
  for (let seed = 0; seed < 50; seed += 1) {
    const { cloth, across, down } = fitCloth(`fete-${seed}`, { width, height: 60, thread: 2.5 });
    const motif = cloth.tile.length / 2;
    expect(cloth.start).toBe(0);
    expect(cloth.height % motif).toBe(0);
    expect(cloth.width * across).toBeCloseTo(width);
    expect(cloth.height * down).toBeCloseTo(60);
    expect(across / down).toBeGreaterThan(0.9);
    expect(across / down).toBeLessThan(1.1);
  }
});
