import { type ProviderOrder, providerOrders } from "@jdj/contract/directory/filters";
import { PROVIDERS_A_PAGE } from "@jdj/contract/directory/providers";
import {
  addBit,
  type Bits,
  countBits,
  countCommon,
  emptyBits,
  forEachBit,
  keepCommon,
  removeBit,
  takeAway,
} from "../../../search/bits.ts";
import { KnownWords } from "../../../search/known-words.ts";
import { type Arranged, arrange, slotsOfPage, sortSlots } from "../../../search/ordered-slots.ts";
import { wordsOf } from "../../../search/search-words.ts";
import { pageShown } from "../providers/list-ids.ts";
import type { Asked, FoundPage } from "../providers/search-database.ts";
import type { Wanted } from "../providers/wanted.ts";

/** What the index keeps of a public provider. */
export interface IndexedProvider {
  id: number;
  minPriceFcfa: number | null;
  maxPriceFcfa: number | null;
  markTenths: number | null;
  /** The lexemes of the document: words, `#1` a service type, `@7` the town, `^c` how the name begins. */
  document: readonly string[];
}

/** The ids of all public providers in the two orders that the database's collation decides. */
export interface NamedOrders {
  recommended: readonly number[];
  name: readonly number[];
}

type Named = { id: number; name: string };
type Place = Named & { latitude: number; longitude: number };

const NO_PRICE = -1;

/**
 * The published directory in memory. Each provider has a slot; one that changed gets another, and
 * its former slot is not live any more. It is rebuilt when too many are not.
 */
export class PublishedDirectory {
  readonly #live: Bits;
  readonly #slotOf = new Map<number, number>();
  readonly #known = new KnownWords();
  readonly #services = new Map<number, Bits>();
  readonly #towns = new Map<number, Bits>();
  readonly #ids: number[] = [];
  readonly #lowest: number[] = [];
  readonly #highest: number[] = [];
  readonly #first: number[] = [];
  readonly #markTenths: number[] = [];
  /** The slots of the live providers in each order, and the place of each slot in it. */
  #orders = new Map<ProviderOrder, Arranged>();

  readonly #typeNames: readonly Named[];
  readonly #townNames: readonly Place[];

  /** @param capacity how many slots there are, for providers and their changes */
  constructor(names: { types: readonly Named[]; towns: readonly Place[] }, capacity: number) {
    this.#typeNames = names.types;
    this.#townNames = names.towns;
    this.#live = emptyBits(capacity);
  }

  get size(): number {
    return this.#slotOf.size;
  }

  /** Whether it should be built anew: more slots are given up than there are providers, or all are used. */
  get isWorn(): boolean {
    return this.#ids.length > 1000 + 2 * this.size || this.#ids.length > this.#live.length * 32;
  }

  add(provider: IndexedProvider): void {
    this.remove(provider.id);
    const slot = this.#ids.push(provider.id) - 1;
    if (slot >= this.#live.length * 32) return;
    const { minPriceFcfa: min, maxPriceFcfa: max, markTenths } = provider;
    this.#lowest.push(min ?? max ?? NO_PRICE);
    this.#highest.push(max ?? min ?? NO_PRICE);
    this.#first.push(min ?? NO_PRICE);
    this.#markTenths.push(markTenths ?? 0);
    this.#slotOf.set(provider.id, slot);
    addBit(this.#live, slot);
    for (const lexeme of provider.document) {
      const sign = lexeme[0];
      if (sign === "#") this.#addTo(this.#services, lexeme, slot);
      else if (sign === "@") this.#addTo(this.#towns, lexeme, slot);
      else if (sign !== "*") this.#known.add(lexeme, slot);
    }
  }

  #addTo(facet: Map<number, Bits>, lexeme: string, slot: number): void {
    const id = Number(lexeme.slice(1));
    let bits = facet.get(id);
    if (!bits) {
      bits = new Uint32Array(this.#live.length);
      facet.set(id, bits);
    }
    addBit(bits, slot);
  }

  remove(id: number): void {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return;
    removeBit(this.#live, slot);
    this.#slotOf.delete(id);
  }

  /** Arranges the orders after providers were added or removed. */
  arrange({ recommended, name }: NamedOrders): void {
    this.#known.changed();
    const inOrder = (ids: readonly number[]) =>
      Uint32Array.from(ids.flatMap((id) => this.#slotOf.get(id) ?? []));
    const slots = inOrder(recommended);
    const by = (keyOf: (slot: number) => number) => sortSlots(slots, keyOf);
    const last = 2 ** 31;
    const price = (slot: number) => this.#first[slot] ?? NO_PRICE;
    const sorted: Record<ProviderOrder, Uint32Array> = {
      recommended: slots,
      name: inOrder(name),
      price: by((slot) => (price(slot) === NO_PRICE ? last : price(slot))),
      "price-desc": by((slot) => (price(slot) === NO_PRICE ? last : last - 1 - price(slot))),
      mark: by((slot) => 50 - (this.#markTenths[slot] ?? 0)),
    };
    this.#orders = new Map(
      providerOrders.map((order) => [order, arrange(sorted[order], this.#ids.length)]),
    );
  }

  /** Answers a search as the database would. @param busy the ids of who takes no work on the wanted day */
  search({ wanted, order, page: asked }: Asked, busy: readonly number[] = []): FoundPage {
    const common = this.#selectCommon(wanted, busy);
    const ofService =
      wanted.serviceTypeId === undefined ? null : this.#services.get(wanted.serviceTypeId);
    const ofTown = wanted.townId === undefined ? null : this.#towns.get(wanted.townId);
    const among = (filter: Bits | null | undefined) => {
      if (filter === null) return common;
      const both = common.slice();
      keepCommon(both, filter ?? emptyBits(0));
      return both;
    };
    const inTown = among(ofTown);
    const withService = among(ofService);
    const selected = inTown.slice();
    if (ofService !== null) keepCommon(selected, ofService ?? emptyBits(0));
    const total = countBits(selected);
    const { page, lastPage } = pageShown(asked, total);
    const counted = <Row extends Named>(
      rows: readonly Row[],
      facet: Map<number, Bits>,
      matches: Bits,
    ) =>
      rows.map((row) => {
        const bits = facet.get(row.id);
        return { ...row, providers_count: bits ? countCommon(bits, matches) : 0 };
      });
    return {
      ids: this.#pageOf(selected, total, order, page),
      total,
      page,
      lastPage,
      registered: this.size,
      serviceTypes: counted(this.#typeNames, this.#services, inTown),
      towns: counted(this.#townNames, this.#towns, withService),
    };
  }

  /** The live slots that fit every filter but service and town. */
  #selectCommon(wanted: Wanted, busy: readonly number[]): Bits {
    const bits = this.#live.slice();
    const { minPriceFcfa: min, maxPriceFcfa: max, mark, providerId, search = "" } = wanted;
    const terms = wordsOf(search);
    if (search.trim() !== "" && terms.length === 0) return bits.fill(0);
    for (const word of terms) keepCommon(bits, this.#known.find(word, this.#live));
    if (providerId !== undefined) {
      const slot = this.#slotOf.get(providerId);
      const only = new Uint32Array(bits.length);
      if (slot !== undefined) addBit(only, slot);
      keepCommon(bits, only);
    }
    for (const id of busy) {
      const slot = this.#slotOf.get(id);
      if (slot !== undefined) removeBit(bits, slot);
    }
    if (min === undefined && max === undefined && mark === undefined) return bits;
    const unfit = new Uint32Array(bits.length);
    forEachBit(bits, (slot) => {
      const highest = this.#highest[slot] ?? NO_PRICE;
      const lowest = this.#lowest[slot] ?? NO_PRICE;
      const fits =
        (min === undefined || (highest !== NO_PRICE && highest >= min)) &&
        (max === undefined || (lowest !== NO_PRICE && lowest <= max)) &&
        (mark === undefined || (this.#markTenths[slot] ?? 0) >= mark * 10);
      if (!fits) addBit(unfit, slot);
    });
    takeAway(bits, unfit);
    return bits;
  }

  #pageOf(selected: Bits, total: number, order: ProviderOrder, page: number): number[] {
    const arranged = this.#orders.get(order);
    if (!arranged) return [];
    const before = (page - 1) * PROVIDERS_A_PAGE;
    return slotsOfPage(arranged, selected, { total, before, size: PROVIDERS_A_PAGE }).map(
      (slot) => this.#ids[slot] ?? 0,
    );
  }
}
