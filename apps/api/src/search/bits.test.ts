import { expect, it } from "vitest";
import {
  addBit,
  countBits,
  emptyBits,
  forEachBit,
  hasBit,
  keepCommon,
  removeBit,
  takeAway,
} from "./bits.ts";

const setOf = (size: number, numbers: readonly number[]) => {
  const bits = emptyBits(size);
  for (const one of numbers) addBit(bits, one);
  return bits;
};

const numbersOf = (bits: Uint32Array) => {
  const found: number[] = [];
  forEachBit(bits, (at) => found.push(at));
  return found;
};

it("a set of bits holds what was added, in order", () => {
  const bits = setOf(100, [99, 0, 31, 32, 63, 64]);
  expect(numbersOf(bits)).toEqual([0, 31, 32, 63, 64, 99]);
  expect(countBits(bits)).toBe(6);
  removeBit(bits, 31);
  expect([hasBit(bits, 31), hasBit(bits, 32), countBits(bits)]).toEqual([false, true, 5]);
});

it("two sets have a common part and a difference; a shorter one has nothing beyond its end", () => {
  const common = setOf(100, [1, 31, 70]);
  keepCommon(common, setOf(40, [31, 39]));
  expect(numbersOf(common)).toEqual([31]);
  const rest = setOf(100, [1, 31, 70]);
  takeAway(rest, setOf(40, [31]));
  expect(numbersOf(rest)).toEqual([1, 70]);
});
