/** A set of small numbers, one bit each. */
export type Bits = Uint32Array;

/** An empty set for numbers below `size`. */
export const emptyBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

export function addBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
}

export function removeBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) & ~(1 << (at & 31));
}

export const hasBit = (bits: Bits, at: number): boolean =>
  ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;

/** Keeps what both sets have; a shorter set has nothing beyond its end. */
export function keepCommon(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0);
}

/** Takes another set away. */
export function takeAway(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & ~(other[at] ?? 0);
}

/** Keeps the numbers that fit. */
export function keepWhere(bits: Bits, fits: (at: number) => boolean): void {
  for (let index = 0; index < bits.length; index += 1) {
    let word = bits[index] ?? 0;
    let fitting = word;
    while (word !== 0) {
      const lowest = word & -word;
      if (!fits((index << 5) + 31 - Math.clz32(lowest))) fitting &= ~lowest;
      word &= word - 1;
    }
    bits[index] = fitting;
  }
}

/** Makes a set the same as another, as far as it goes. */
export function copyBits(bits: Bits, from: Bits): Bits {
  bits.set(from.subarray(0, bits.length));
  return bits;
}

function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many numbers are in the set. */
export function countBits(bits: Bits): number {
  let total = 0;
  for (const word of bits) total += countOnes(word);
  return total;
}

/** Calls `visit` with each number of the set, in order. */
export function forEachBit(bits: Bits, visit: (at: number) => void): void {
  for (let index = 0; index < bits.length; index += 1) {
    let word = bits[index] ?? 0;
    while (word !== 0) {
      visit((index << 5) + 31 - Math.clz32(word & -word));
      word &= word - 1;
    }
  }
}

/** How many numbers are in both sets. */
export function countCommon(one: Bits, other: Bits): number {
  const length = Math.min(one.length, other.length);
  let total = 0;
  for (let at = 0; at < length; at += 1) total += countOnes((one[at] ?? 0) & (other[at] ?? 0));
  return total;
}
