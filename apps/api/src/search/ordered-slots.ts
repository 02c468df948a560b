import { type Bits, forEachBit, hasBit } from "./bit-set.ts";

/** Slots in an order, and the place of each slot in it. */
export interface Arranged {
  slots: Uint32Array;
  places: Uint32Array;
}

/** The places of slots in their order. @param count how many slots there are, given up ones included */
export function arrange(slots: Uint32Array, count: number): Arranged {
  const places = new Uint32Array(count);
  slots.forEach((slot, place) => {
    places[slot] = place;
  });
  return { slots, places };
}

/**
 * Slots by a key from small to large; equal ones stay in their order.
 * @param keyOf a whole number; times the number of slots it must be below 2^53
 */
export function sortSlots(slots: Uint32Array, keyOf: (slot: number) => number): Uint32Array {
  const count = slots.length;
  // A key holds the value and the place in the list: numbers sort faster than by a comparison.
  const keys = Float64Array.from(slots, (slot, place) => keyOf(slot) * count + place).sort();
  return Uint32Array.from(keys, (key) => slots[((key % count) + count) % count] ?? 0);
}

/**
 * The selected slots of a page, in the order, read from the nearer end.
 * @param total how many slots are selected
 * @param before how many of them are on the pages before
 * @param size how many a page has at most
 */
export function slotsOfPage(
  { slots, places }: Arranged,
  selected: Bits,
  { total, before, size: most }: { total: number; before: number; size: number },
): number[] {
  const size = Math.min(most, total - before);
  if (size <= 0) return [];
  const after = total - before - size;
  const isFromLast = after < before;
  let skipped = isFromLast ? after : before;
  const far = { matches: total, registered: slots.length, offset: skipped, pageSize: size };
  if (!isReadInOrder(far)) {
    const found = new Uint32Array(total);
    let count = 0;
    forEachBit(selected, (slot) => {
      found[count] = places[slot] ?? 0;
      count += 1;
    });
    // Numbers of a typed array are sorted as such, without a comparison function.
    const onPage = found.sort().subarray(before, before + size);
    return Array.from(onPage, (place) => slots[place] ?? 0);
  }
  const page: number[] = [];
  for (let step = 0; step < slots.length && page.length < size; step += 1) {
    const slot = slots[isFromLast ? slots.length - 1 - step : step] ?? 0;
    if (!hasBit(selected, slot)) continue;
    if (skipped > 0) skipped -= 1;
    else page.push(slot);
  }
  return isFromLast ? page.reverse() : page;
}

/**
 * Whether a page is read faster in the order of the list, testing each row, than by sorting
 * the matches: when there are so many that the page is soon full.
 * @param registered all rows
 */
export function isReadInOrder({
  matches,
  registered,
  offset,
  pageSize,
}: {
  matches: number;
  registered: number;
  offset: number;
  pageSize: number;
}): boolean {
  return (offset + pageSize) * registered < matches * matches;
}
