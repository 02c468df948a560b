import { expect, it } from "vitest";
import {
  addBit,
  copyBits,
  countBits,
  countCommon,
  emptyBits,
  forEachBit,
  hasBit,
  keepCommon,
  keepWhere,
  removeBit,
  takeAway,
} from "./bit-set.ts";

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

it("two sets have a common part; a shorter one has nothing beyond its end", () => {
  const common = setOf(100, [1, 31, 70]);
  expect(countCommon(common, setOf(40, [31, 39]))).toBe(1);
  keepCommon(common, setOf(40, [31, 39]));
  expect(numbersOf(common)).toEqual([31]);
});

it("a set without another has what the other has not", () => {
  const left = setOf(100, [1, 31, 70]);
  takeAway(left, setOf(40, [31]));
  expect(numbersOf(left)).toEqual([1, 70]);
});

it("a set keeps the numbers that fit, and becomes a copy of another as far as it goes", () => {
  const bits = setOf(100, [0, 31, 32, 63, 99]);
  keepWhere(bits, (at) => at % 2 === 1);
  expect(numbersOf(bits)).toEqual([31, 63, 99]);
  expect(numbersOf(copyBits(setOf(64, [5]), bits))).toEqual([31, 63]);
});
