import type { ProductOrder } from "@jdj/contract/products/filters";
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
} from "../../../search/bit-set.ts";
import { KnownWords } from "../../../search/known-words.ts";
import { type Arranged, arrange, slotsOfPage, sortSlots } from "../../../search/ordered-slots.ts";
import { wordsOf } from "../../../search/search-words.ts";
import type { Category } from "../categories/queries.ts";
import {
  type AskedProducts,
  type FoundProducts,
  pageShown,
  type WantedProducts,
} from "./wanted-products.ts";

/** The sign before a word of a product's name. */
const NAME_SIGN = "=";

/** What the index keeps of a listed product. */
export interface IndexedProduct {
  id: number;
  kind: "product" | "service";
  name: string;
  lowestPriceFcfa: number;
  /** Milliseconds since 1970. */
  listedAt: number;
  isAvailable: boolean;
  /** The lexemes of the document: words, `=robe` those of the name, `^r` how it begins, `#1` a category or one above. */
  document: readonly string[];
}

/**
 * The listed products in memory. Each has a slot; one that changed gets another, and its former
 * slot is not live any more. It is rebuilt when too many are not.
 */
export class ListedProducts {
  readonly #live: Bits;
  readonly #available: Bits;
  readonly #services: Bits;
  readonly #slotOf = new Map<number, number>();
  readonly #known = new KnownWords();
  readonly #names = new KnownWords();
  /** The first words of the names. */
  readonly #firstWords = new KnownWords();
  readonly #inCategory = new Map<number, Bits>();
  readonly #ids: number[] = [];
  readonly #prices: number[] = [];
  readonly #listedAt: number[] = [];
  readonly #categories: readonly Category[];
  #newest: Arranged = arrange(new Uint32Array(0), 0);
  #byPrice = this.#newest;
  #byPriceDown = this.#newest;

  /** @param capacity how many slots there are, for products and their changes */
  constructor(categories: readonly Category[], capacity: number) {
    this.#categories = categories;
    this.#live = emptyBits(capacity);
    this.#available = emptyBits(capacity);
    this.#services = emptyBits(capacity);
  }

  get size(): number {
    return this.#slotOf.size;
  }

  /** Whether it should be built anew: more slots are given up than there are products, or all are used. */
  get isWorn(): boolean {
    return this.#ids.length > 1000 + 2 * this.size || this.#ids.length > this.#live.length * 32;
  }

  add(product: IndexedProduct): void {
    this.remove(product.id);
    const slot = this.#ids.push(product.id) - 1;
    this.#prices.push(product.lowestPriceFcfa);
    this.#listedAt.push(product.listedAt);
    if (slot >= this.#live.length * 32) return;
    this.#slotOf.set(product.id, slot);
    addBit(this.#live, slot);
    if (product.isAvailable) addBit(this.#available, slot);
    if (product.kind === "service") addBit(this.#services, slot);
    const [firstWord] = wordsOf(product.name);
    if (firstWord !== undefined) this.#firstWords.add(firstWord, slot);
    for (const lexeme of product.document) {
      const sign = lexeme[0];
      if (sign === "#") addBit(this.#bitsOf(Number(lexeme.slice(1))), slot);
      else if (sign === NAME_SIGN) this.#names.add(lexeme.slice(1), slot);
      else if (sign === "^") {
        this.#known.add(lexeme, slot);
        this.#names.add(lexeme, slot);
      } else if (sign !== "*") this.#known.add(lexeme, slot);
    }
  }

  #bitsOf(categoryId: number): Bits {
    let bits = this.#inCategory.get(categoryId);
    if (!bits) {
      bits = new Uint32Array(this.#live.length);
      this.#inCategory.set(categoryId, bits);
    }
    return bits;
  }

  remove(id: number): void {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return;
    removeBit(this.#live, slot);
    this.#slotOf.delete(id);
  }

  /** Arranges the orders after products were added or removed. */
  arrange(): void {
    this.#known.changed();
    this.#names.changed();
    this.#firstWords.changed();
    const listed = (slot: number) => this.#listedAt[slot] ?? 0;
    const id = (slot: number) => this.#ids[slot] ?? 0;
    const newest = Uint32Array.from(this.#slotOf.values());
    newest.sort((a, b) => listed(b) - listed(a) || id(b) - id(a));
    const byId = Uint32Array.from(this.#slotOf.values()).sort((a, b) => id(a) - id(b));
    const byPrice = sortSlots(byId, (slot) => this.#prices[slot] ?? 0);
    this.#newest = arrange(newest, this.#ids.length);
    this.#byPrice = arrange(byPrice, this.#ids.length);
    this.#byPriceDown = arrange(byPrice.toReversed(), this.#ids.length);
  }

  /** Answers a search. */
  search(asked: AskedProducts): FoundProducts {
    const { wanted, perPage } = asked;
    const terms = wordsOf(wanted.search ?? "");
    const common = this.#selectCommon(wanted, terms);
    const selected = common.slice();
    if (wanted.categoryId !== undefined)
      keepCommon(selected, this.#inCategory.get(wanted.categoryId) ?? emptyBits(0));
    const total = countBits(selected);
    const { page, lastPage } = pageShown(asked, total);
    const slots = this.#page(selected, terms, asked.order, {
      total,
      before: (page - 1) * perPage,
      size: perPage,
    });
    return {
      ids: slots.map((slot) => this.#ids[slot] ?? 0),
      total,
      page,
      lastPage,
      categories: (asked.withoutCounts ? [] : this.#categories).map((category) => {
        const bits = this.#inCategory.get(category.id);
        return { ...category, products: bits ? countCommon(bits, common) : 0 };
      }),
    };
  }

  /** The live slots that fit every filter but the category. */
  #selectCommon(wanted: WantedProducts, terms: readonly string[]): Bits {
    const bits = this.#live.slice();
    const { minPriceFcfa: min, maxPriceFcfa: max, kind, search = "" } = wanted;
    if (search.trim() !== "" && terms.length === 0) return bits.fill(0);
    for (const word of terms) keepCommon(bits, this.#known.find(word, this.#live));
    if (wanted.inStock) keepCommon(bits, this.#available);
    if (kind === "service") keepCommon(bits, this.#services);
    if (kind === "product") takeAway(bits, this.#services);
    if (min === undefined && max === undefined) return bits;
    const unfit = new Uint32Array(bits.length);
    forEachBit(bits, (slot) => {
      const price = this.#prices[slot] ?? 0;
      if (price < (min ?? 0) || price > (max ?? Number.POSITIVE_INFINITY)) addBit(unfit, slot);
    });
    takeAway(bits, unfit);
    return bits;
  }

  #page(
    selected: Bits,
    terms: readonly string[],
    order: ProductOrder,
    { total, before, size }: { total: number; before: number; size: number },
  ): number[] {
    if (order === "price") return slotsOfPage(this.#byPrice, selected, { total, before, size });
    if (order === "price-desc")
      return slotsOfPage(this.#byPriceDown, selected, { total, before, size });
    if (order === "newest" || terms.length === 0)
      return slotsOfPage(this.#newest, selected, { total, before, size });
    let left = { before, size };
    return this.#tiers(selected, terms).flatMap((tier) => {
      const total = countBits(tier);
      const page = slotsOfPage(this.#newest, tier, { total, ...left });
      left = { before: Math.max(0, left.before - total), size: left.size - page.length };
      return page;
    });
  }

  /**
   * The selected slots by relevance: those whose name begins with one of the words and has them all,
   * those with every word in their name, the others.
   */
  #tiers(selected: Bits, terms: readonly string[]): Bits[] {
    const named = selected.slice();
    for (const word of terms) keepCommon(named, this.#names.find(word, this.#live));
    const others = selected.slice();
    takeAway(others, named);
    const begun = emptyBits(this.#live.length * 32);
    for (const word of terms)
      forEachBit(this.#firstWords.find(word, this.#live), (slot) => addBit(begun, slot));
    keepCommon(begun, named);
    takeAway(named, begun);
    return [begun, named, others];
  }
}
