import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completionPercent, type NotebookFacts } from "./completion.ts";

const empty: NotebookFacts = {
  places: 2,
  persons: 0,
  hasEventDate: false,
  guests: 0,
  hasSentCards: false,
};
const whole: NotebookFacts = {
  places: 2,
  persons: 2,
  hasEventDate: true,
  guests: 10,
  hasSentCards: true,
};

describe("the completion of a notebook", () => {
  it("goes from nothing to everything", () => {
    expect([completionPercent(empty), completionPercent(whole)]).toEqual([0, 100]);
  });

  it("counts each part for its weight, and half a couple for half of it", () => {
    expect(completionPercent({ ...empty, hasEventDate: true })).toBe(15);
    expect(completionPercent({ ...empty, persons: 1 })).toBe(15);
    expect(completionPercent({ ...empty, guests: 5 })).toBe(18);
    expect(completionPercent({ ...empty, hasSentCards: true })).toBe(20);
  });

  it("asks nothing about persons of an event that celebrates nobody", () => {
    expect(completionPercent({ ...whole, places: 0, persons: 0 })).toBe(100);
  });

  it("stays between 0 and 100, and never falls when a guest is added", () => {
    const facts = fc.record({
      places: fc.nat(5),
      persons: fc.nat(9),
      hasEventDate: fc.boolean(),
      guests: fc.nat(5000),
      hasSentCards: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (one) => {
        const percent = completionPercent(one);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(completionPercent({ ...one, guests: one.guests + 1 })).toBeGreaterThanOrEqual(
          percent,
        );
      }),
    );
  });
});
