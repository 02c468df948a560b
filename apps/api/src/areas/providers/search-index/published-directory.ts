import { type PriceUnit, quantityFor, USUAL_GUESTS } from "@jdj/contract/prices/price-unit";
import { type OfferedService, PROVIDERS_A_PAGE } from "@jdj/contract/providers/directory";
import { type ProviderOrder, providerOrders } from "@jdj/contract/providers/filters";
import { LRUCache } from "lru-cache";
import {
  addBit,
  type Bits,
  copyBits,
  countBits,
  emptyBits,
  hasBit,
  keepCommon,
  keepWhere,
  removeBit,
} from "../../../search/bit-set.ts";
import { Facet } from "../../../search/facet.ts";
import { KnownWords } from "../../../search/known-words.ts";
import { type Arranged, arrange, slotsOfPage, sortSlots } from "../../../search/ordered-slots.ts";
import { wordsOf } from "../../../search/search-words.ts";
import {
  type Asked,
  type FoundPage,
  pageShown,
  type Wanted,
} from "../directory/wanted-providers.ts";

/** What the index keeps of a public provider. */
export interface IndexedProvider {
  id: number;
  minPriceFcfa: number | null;
  maxPriceFcfa: number | null;
  priceUnit: PriceUnit | null;
  ratingTenths: number | null;
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
/** Sorts behind all prices. */
const LAST = 2 ** 31;
/** The numbers of guests whose orders by price are kept. */
const MOST_ARRANGED = 16;

const priceOrders: readonly ProviderOrder[] = ["price", "price-desc"];

/**
 * The published directory in memory. Each provider has a slot; one that changed gets another, and
 * its former slot is not live any more. It is rebuilt when too many are not.
 */
export class PublishedDirectory {
  readonly #live: Bits;
  readonly #slotOf = new Map<number, number>();
  readonly #known = new KnownWords();
  readonly #services: Facet;
  readonly #towns: Facet;
  readonly #ids: number[] = [];
  /** FCFA, which may exceed 32 bits: of one person where the slot is in `#perPerson`, else of an event. */
  readonly #lowest: Float64Array;
  readonly #highest: Float64Array;
  readonly #first: Float64Array;
  readonly #perPerson: Bits;
  readonly #ratingTenths: Uint8Array;
  /** Sets of the slots in use that a search fills: it is over before another begins. */
  #scratch: readonly [Bits, Bits, Bits, Bits];
  /** The slots of the live providers in each order, and the place of each slot in it. */
  #orders = new Map<ProviderOrder, Arranged>();
  /** The slots by rank, and the orders by price for other guests than the usual ones. */
  #byRank: Uint32Array = new Uint32Array(0);
  readonly #byPrice = new LRUCache<string, Arranged>({ max: MOST_ARRANGED });

  readonly #typeNames: readonly Named[];
  readonly #townNames: readonly Place[];

  /** @param capacity how many slots there are, for providers and their changes */
  constructor(names: { types: readonly Named[]; towns: readonly Place[] }, capacity: number) {
    this.#typeNames = names.types;
    this.#townNames = names.towns;
    this.#live = emptyBits(capacity);
    this.#services = new Facet(capacity);
    this.#towns = new Facet(capacity);
    this.#lowest = new Float64Array(capacity);
    this.#highest = new Float64Array(capacity);
    this.#first = new Float64Array(capacity);
    this.#perPerson = emptyBits(capacity);
    this.#ratingTenths = new Uint8Array(capacity);
    this.#scratch = scratchFor(0);
  }

  get size(): number {
    return this.#slotOf.size;
  }

  /** Whether it should be built anew: more slots are given up than there are providers, or all are used. */
  get isWorn(): boolean {
    return this.#ids.length > 1000 + 2 * this.size || this.#ids.length > this.#lowest.length;
  }

  add(provider: IndexedProvider): void {
    this.remove(provider.id);
    const slot = this.#ids.push(provider.id) - 1;
    if (slot >= this.#lowest.length) return;
    const { minPriceFcfa, maxPriceFcfa, priceUnit, ratingTenths } = provider;
    const ofEvent = (price: number | null) => price && price * quantityFor(priceUnit, 1);
    const [min, max] = [ofEvent(minPriceFcfa), ofEvent(maxPriceFcfa)];
    this.#lowest[slot] = min ?? max ?? NO_PRICE;
    this.#highest[slot] = max ?? min ?? NO_PRICE;
    this.#first[slot] = min ?? NO_PRICE;
    if (priceUnit === "person") addBit(this.#perPerson, slot);
    this.#ratingTenths[slot] = ratingTenths ?? 0;
    this.#slotOf.set(provider.id, slot);
    addBit(this.#live, slot);
    const services: number[] = [];
    const towns: number[] = [];
    for (const lexeme of provider.document) {
      const sign = lexeme[0];
      if (sign === "#") services.push(Number(lexeme.slice(1)));
      else if (sign === "@") towns.push(Number(lexeme.slice(1)));
      else if (sign !== "*") this.#known.add(lexeme, slot);
    }
    this.#services.add(slot, services);
    this.#towns.add(slot, towns);
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
    this.#scratch = scratchFor(this.#ids.length);
    const inOrder = (ids: readonly number[]) =>
      Uint32Array.from(ids.flatMap((id) => this.#slotOf.get(id) ?? []));
    const slots = inOrder(recommended);
    this.#byRank = slots;
    this.#byPrice.clear();
    const sorted: Record<ProviderOrder, Uint32Array> = {
      recommended: slots,
      name: inOrder(name),
      price: this.#sortByPrice("price", USUAL_GUESTS),
      "price-desc": this.#sortByPrice("price-desc", USUAL_GUESTS),
      mark: sortSlots(slots, (slot) => 50 - (this.#ratingTenths[slot] ?? 0)),
    };
    this.#orders = new Map(
      providerOrders.map((order) => [order, arrange(sorted[order], this.#ids.length)]),
    );
  }

  /** What an event with so many guests pays, of a price that was kept. */
  #eventPrice(prices: Float64Array, slot: number, guests: number): number {
    const price = prices[slot] ?? NO_PRICE;
    return price !== NO_PRICE && hasBit(this.#perPerson, slot) ? price * guests : price;
  }

  #sortByPrice(order: ProviderOrder, guests: number): Uint32Array {
    return sortSlots(this.#byRank, (slot) => {
      const price = this.#eventPrice(this.#first, slot, guests);
      if (price === NO_PRICE) return LAST;
      const key = Math.min(price, LAST - 1);
      return order === "price" ? key : LAST - 1 - key;
    });
  }

  /** The slots in an order: those by price depend on the guests. */
  #arranged(order: ProviderOrder, guests: number): Arranged | undefined {
    if (guests === USUAL_GUESTS || !priceOrders.includes(order)) return this.#orders.get(order);
    const key = `${order} ${guests}`;
    const known = this.#byPrice.get(key);
    if (known) return known;
    const arranged = arrange(this.#sortByPrice(order, guests), this.#ids.length);
    this.#byPrice.set(key, arranged);
    return arranged;
  }

  /** Answers a search. @param busy the ids of who takes no work on the wanted day */
  search({ wanted, order, page: asked }: Asked, busy: readonly number[] = []): FoundPage {
    const [common, inTown, withService, selected] = this.#scratch;
    this.#selectCommon(common, wanted, busy);
    const filter = (into: Bits, from: Bits, facet: Facet, id: number | undefined) => {
      copyBits(into, from);
      if (id !== undefined) keepCommon(into, facet.slotsWith(id));
      return countBits(into);
    };
    const totalInTown = filter(inTown, common, this.#towns, wanted.townId);
    const totalWithService = filter(withService, common, this.#services, wanted.serviceTypeId);
    const total = filter(selected, inTown, this.#services, wanted.serviceTypeId);
    const { page, lastPage } = pageShown(asked, total);
    const services = this.#services.count(inTown, totalInTown);
    const towns = this.#towns.count(withService, totalWithService);
    return {
      ids: this.#pageOf(
        selected,
        total,
        this.#arranged(order, wanted.guests ?? USUAL_GUESTS),
        page,
      ),
      total,
      page,
      lastPage,
      registered: this.size,
      serviceTypes: this.#typeNames.map((type) => ({
        ...type,
        providers_count: services(type.id),
      })),
      towns: this.#townNames.map((town) => ({ ...town, providers_count: towns(town.id) })),
    };
  }

  /** The towns in which somebody offers each service; those that nobody offers are left out. */
  offered(): OfferedService[] {
    const [selected] = this.#scratch;
    return this.#typeNames.flatMap(({ id }) => {
      copyBits(selected, this.#live);
      keepCommon(selected, this.#services.slotsWith(id));
      const total = countBits(selected);
      if (total === 0) return [];
      const inTown = this.#towns.count(selected, total);
      const towns = this.#townNames.filter((town) => inTown(town.id) > 0);
      return [{ service_type_id: id, town_ids: towns.map((town) => town.id) }];
    });
  }

  /** Selects the live slots that fit every filter but service and town. */
  #selectCommon(bits: Bits, wanted: Wanted, busy: readonly number[]): void {
    copyBits(bits, this.#live);
    const {
      minPriceFcfa: min,
      maxPriceFcfa: max,
      mark,
      providerId,
      search = "",
      guests = USUAL_GUESTS,
    } = wanted;
    const terms = wordsOf(search);
    if (search.trim() !== "" && terms.length === 0) {
      bits.fill(0);
      return;
    }
    for (const word of terms) keepCommon(bits, this.#known.find(word, this.#live));
    if (providerId !== undefined) {
      const slot = this.#slotOf.get(providerId);
      keepWhere(bits, (at) => at === slot);
    }
    for (const id of busy) {
      const slot = this.#slotOf.get(id);
      if (slot !== undefined) removeBit(bits, slot);
    }
    if (min === undefined && max === undefined && mark === undefined) return;
    const least = min ?? 0;
    const most = max ?? Number.POSITIVE_INFINITY;
    const hasPrice = min !== undefined || max !== undefined;
    const leastTenths = (mark ?? 0) * 10;
    keepWhere(bits, (slot) => {
      const highest = this.#eventPrice(this.#highest, slot, guests);
      const lowest = this.#eventPrice(this.#lowest, slot, guests);
      const fits = !hasPrice || (lowest !== NO_PRICE && highest >= least && lowest <= most);
      return fits && (this.#ratingTenths[slot] ?? 0) >= leastTenths;
    });
  }

  #pageOf(selected: Bits, total: number, arranged: Arranged | undefined, page: number): number[] {
    if (!arranged) return [];
    const before = (page - 1) * PROVIDERS_A_PAGE;
    return slotsOfPage(arranged, selected, { total, before, size: PROVIDERS_A_PAGE }).map(
      (slot) => this.#ids[slot] ?? 0,
    );
  }
}

function scratchFor(slots: number): [Bits, Bits, Bits, Bits] {
  return [emptyBits(slots), emptyBits(slots), emptyBits(slots), emptyBits(slots)];
}
