import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { soberDyeSets } from "./dyes.ts";
import { seedInTone } from "./tone.ts";
import { type Cloth, stripThreads, threadAt, weave } from "./weave.ts";

const size = { strips: fc.integer({ min: 1, max: 12 }), rows: fc.integer({ min: 1, max: 90 }) };

function threads(cloth: ReturnType<typeof weave>): number[][] {
  return Array.from({ length: cloth.height }, (_, y) =>
    Array.from({ length: cloth.width }, (_, x) => threadAt(cloth, x, y)),
  );
}

describe("a cloth", () => {
  it("is the same each time it is woven from the same seed", () => {
    fc.assert(
      fc.property(fc.string(), fc.record(size), (seed, options) => {
        expect(weave(seed, options)).toEqual(weave(seed, options));
      }),
    );
  });

  it("of a sober seed has sober dyes alone", () => {
    const sober = new Set(soberDyeSets.flat());
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { dyes } = weave(seedInTone(seed, "sober"));
        expect(dyes.every((dye) => sober.has(dye))).toBe(true);
      }),
    );
  });

  it("gets its own seed back when a tone is taken back", () => {
    expect(seedInTone("abc", "sober")).toBe("sobre-abc");
    expect(seedInTone("sobre-abc", "sober")).toBe("sobre-abc");
    expect(seedInTone("sobre-abc", "festive")).toBe("abc");
  });

  it("has strips that mirror themselves", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const row of threads(weave(seed, { strips: 4, rows: 40 }))) {
          for (let strip = 0; strip < row.length; strip += stripThreads) {
            const one = row.slice(strip, strip + stripThreads);
            expect(one).toEqual(one.toReversed());
          }
        }
      }),
    );
  });

  it("has every second strip half a period lower", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const cloth = weave(seed, { strips: 2, rows: 120 });
        const half = cloth.tile.length / 2;
        for (let y = 0; y < 60; y += 1) {
          expect(threadAt(cloth, stripThreads + 5, y)).toBe(threadAt(cloth, 5, y + half));
        }
      }),
    );
  });

  it("takes all its threads from its four dyes and uses at least three of them", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const used = new Set(threads(weave(seed, { strips: 2, rows: 40 })).flat());
        expect([...used].every((dye) => dye >= 0 && dye <= 3)).toBe(true);
        expect(used.size).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it("is the corner of a larger cloth of the same seed", () => {
    fc.assert(
      fc.property(fc.string(), fc.record(size), (seed, options) => {
        const small = threads(weave(seed, options));
        const large = weave(seed, { strips: options.strips + 3, rows: options.rows + 7 });
        small.forEach((row, y) => {
          row.forEach((dye, x) => {
            expect(threadAt(large, x, y)).toBe(dye);
          });
        });
      }),
      { numRuns: 30 },
    );
  });

  it("keeps within its bounds whatever size is asked", () => {
    fc.assert(
      fc.property(fc.string(), fc.double(), fc.double(), (seed, strips, rows) => {
        const cloth = weave(seed, { strips, rows });
        expect(cloth.width).toBeGreaterThanOrEqual(12);
        expect(cloth.width).toBeLessThanOrEqual(720);
        expect(cloth.height).toBeGreaterThanOrEqual(1);
        expect(cloth.height).toBeLessThanOrEqual(600);
      }),
    );
  });

  it("differs from its neighbours: of five hundred events, no two show the same", () => {
    const seen = new Set<string>();
    for (let id = 1; id <= 500; id += 1) {
      const cloth = weave(`event-${id}`, { strips: 2, rows: 48 });
      seen.add(JSON.stringify([cloth.dyes, threads(cloth)]));
    }
    expect(seen.size).toBe(500);
  });

  it("looks like none of the fifty of the gallery, wherever one begins to look", () => {
    const cloths = Array.from({ length: 50 }, (_, id) => weave(`evt-${id}`));
    cloths.forEach((one, at) => {
      for (const other of cloths.slice(at + 1)) expect(likeness(one, other)).toBeLessThan(0.8);
    });
  });
});

/** Share of threads of the same colour, laid side by side at their best place. */
function likeness(one: Cloth, other: Cloth): number {
  const colours = ({ tile, dyes }: Cloth) => tile.map((row) => row.map((dye) => dyes[dye]));
  const [a, b] = [colours(one), colours(other)];
  const rows = Math.min(a.length, b.length);
  let best = 0;
  for (let shift = 0; shift < b.length; shift += 1) {
    let same = 0;
    for (let y = 0; y < rows; y += 1) {
      const beside = b[(y + shift) % b.length];
      a[y]?.forEach((colour, x) => {
        if (beside?.[x] === colour) same += 1;
      });
    }
    best = Math.max(best, same / (rows * 2 * stripThreads));
  }
  return best;
}
