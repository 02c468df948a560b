/** Chooses a number from 0 to `count - 1`: always the same for a seed and a purpose. */
export type Pick = (purpose: number, count: number) => number;

export function pickFor(seed: number): Pick {
  return (purpose, count) => {
    const mixed = Math.imul((seed + 1) ^ Math.imul(purpose + 1, 0x9e3779b9), 0x85ebca6b);
    const state = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
    return ((state ^ (state >>> 13)) >>> 0) % count;
  };
}

/** One of a list, by a pick. */
export function chosen<T>(list: readonly [T, ...T[]], pick: Pick, purpose: number): T {
  return list[pick(purpose, list.length)] ?? list[0];
}
