import { addBit, type Bits, countCommon, emptyBits, forEachBit } from "./bit-set.ts";

/** How many words of 32 slots are compared in the time in which one match is counted by itself. */
const WORDS_A_MATCH = 12;

/** A filter with a list of values, such as the towns: which slots have each value. */
export class Facet {
  readonly #size: number;
  readonly #bits: Bits[] = [];
  /** The place of each value in the lists, by its id. */
  readonly #placeOf = new Map<number, number>();
  /** The places of the values of each slot, one slot after the other, and where each begins. */
  readonly #places: number[] = [];
  readonly #begins: number[] = [0];

  /** @param size how many slots there are */
  constructor(size: number) {
    this.#size = size;
  }

  /** Adds the next slot with its values. */
  add(slot: number, ids: readonly number[]): void {
    for (const id of ids) {
      let place = this.#placeOf.get(id);
      if (place === undefined) {
        place = this.#bits.push(emptyBits(this.#size)) - 1;
        this.#placeOf.set(id, place);
      }
      const bits = this.#bits[place];
      if (bits) addBit(bits, slot);
      this.#places.push(place);
    }
    this.#begins.push(this.#places.length);
  }

  /** The slots with a value; none for one that no slot has. */
  slotsWith(id: number): Bits {
    return this.#bits[this.#placeOf.get(id) ?? -1] ?? emptyBits(0);
  }

  /**
   * Counts the matches of each value. Few matches are counted one by one, many by comparing the
   * slots of each value with them.
   * @param total how many matches there are
   * @returns the count of a value by its id
   */
  count(matches: Bits, total: number): (id: number) => number {
    const counts = new Uint32Array(this.#bits.length);
    const places = this.#places;
    const begins = this.#begins;
    if (total * WORDS_A_MATCH < matches.length * this.#bits.length)
      forEachBit(matches, (slot) => {
        const end = begins[slot + 1] ?? 0;
        for (let at = begins[slot] ?? end; at < end; at += 1) {
          const place = places[at] ?? 0;
          counts[place] = (counts[place] ?? 0) + 1;
        }
      });
    else
      this.#bits.forEach((bits, place) => {
        counts[place] = countCommon(matches, bits);
      });
    return (id) => counts[this.#placeOf.get(id) ?? -1] ?? 0;
  }
}
