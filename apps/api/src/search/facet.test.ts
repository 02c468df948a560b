import { expect, it } from "vitest";
import { addBit, countBits, emptyBits } from "./bit-set.ts";
import { Facet } from "./facet.ts";

const SLOTS = 2000;

/** Every third slot has the value 7, every fifth 9, the others none. */
function facetOf(): Facet {
  const facet = new Facet(SLOTS);
  for (let slot = 0; slot < SLOTS; slot += 1)
    facet.add(slot, [...(slot % 3 === 0 ? [7] : []), ...(slot % 5 === 0 ? [9] : [])]);
  return facet;
}

it("a facet counts the matches of each value alike, be they few or many", () => {
  const facet = facetOf();
  for (const matching of [1, 8, 200, SLOTS]) {
    const matches = emptyBits(SLOTS);
    for (let slot = 0; slot < matching; slot += 1) addBit(matches, slot);
    const count = facet.count(matches, countBits(matches));
    const expected = [Math.ceil(matching / 3), Math.ceil(matching / 5), 0];
    expect([count(7), count(9), count(8)]).toEqual(expected);
  }
});

it("a facet has the slots of a value, and none for a value that nobody has", () => {
  expect(countBits(facetOf().slotsWith(9))).toBe(SLOTS / 5);
  expect(countBits(facetOf().slotsWith(8))).toBe(0);
});
