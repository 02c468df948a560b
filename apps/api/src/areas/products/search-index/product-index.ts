import type { ProductCard } from "@jdj/contract/products/products";
import { LRUCache } from "lru-cache";
import type { Database } from "../../../database/connect.ts";
import type { Log } from "../../../log.ts";
import { followIndex } from "../../../search/followed-index.ts";
import { listCards } from "../products/product-cards.ts";
import type { ListedProducts } from "./listed-products.ts";
import { loadProducts, readProducts } from "./load-products.ts";
import type { AskedProducts, FoundProducts } from "./wanted-products.ts";

/** The channel on which triggers say what changed in the marketplace. */
export const PRODUCTS_CHANNEL = "articles";

/** The cards that are kept: about 1 KB each. */
const MOST_CARDS = 8000;

/** The listed products in this process, kept up to date by what the database announces. */
export interface ProductIndex {
  /** The page that is asked for. Waits while the index is being built. */
  search(asked: AskedProducts): Promise<FoundProducts>;
  /** The cards of these products, in their order; those that left are missing. */
  cards(db: Database, ids: readonly number[]): Promise<ProductCard[]>;
  /**
   * Takes an announcement of {@link PRODUCTS_CHANNEL}: `a:1,2` products, `c:1,2` their cards only, or
   * `all`; null when announcements may have been missed.
   */
  announced(payload: string | null): void;
  /** Announcements cannot be heard: what is known may be out of date. */
  lost(): void;
  /** Whether it can answer without waiting for a first build. */
  isBuilt(): boolean;
  stop(): Promise<void>;
}

/** Creates an index that is built at the first announcement, and for each search where none is heard. */
export function createProductIndex(db: Database, log: Log): ProductIndex {
  const cards = new LRUCache<number, ProductCard>({ max: MOST_CARDS });
  let changes = 0;
  const index = followIndex<ListedProducts>({
    load: () => loadProducts(db),
    async apply(known, ids) {
      const rows = await readProducts(db, ids);
      for (const id of ids) known.remove(id);
      for (const row of rows) known.add(row);
      known.arrange();
    },
    log,
    event: "articles-not-read",
  });

  return {
    search: async (asked) => (await index.current()).search(asked),

    async cards(database, ids) {
      const known = new Map(ids.map((id) => [id, cards.get(id)]));
      const missing = ids.filter((id) => !known.get(id));
      const before = changes;
      for (const card of await listCards(database, missing)) {
        known.set(card.id, card);
        // What was announced meanwhile may not be in what was read.
        if (before === changes && index.isFollowing()) cards.set(card.id, card);
      }
      return ids.flatMap((id) => known.get(id) ?? []);
    },

    announced(payload) {
      changes += 1;
      if (payload?.startsWith("a:") || payload?.startsWith("c:")) {
        const ids = payload.slice(2).split(",").map(Number);
        for (const id of ids) cards.delete(id);
        if (payload.startsWith("a:")) index.changed(ids);
        return;
      }
      cards.clear();
      index.rebuild(payload === null);
    },

    lost() {
      index.lost();
      changes += 1;
    },

    isBuilt: () => index.isBuilt(),
    stop: () => index.stop(),
  };
}
