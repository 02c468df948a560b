import type { ListedProvider, OfferedService } from "@jdj/contract/providers/directory";
import { LRUCache } from "lru-cache";
import type { Database } from "../../../database/connect.ts";
import type { Log } from "../../../log.ts";
import { followIndex } from "../../../search/followed-index.ts";
import { listCards } from "../directory/provider-cards.ts";
import type { Asked, FoundPage } from "../directory/wanted-providers.ts";
import { loadIndex, readBusy, readOrders, readProviders } from "./load-providers.ts";
import type { PublishedDirectory } from "./published-directory.ts";

/** The channel on which triggers say what changed in the directory. */
export const DIRECTORY_CHANNEL = "directory";

/** The cards that are kept: about 2 KB each. */
const MOST_CARDS = 4000;
/** The days of which it is known who is busy. */
const MOST_DAYS = 60;
/** Before any day: whatever notice is asked for, there is enough. */
const LONG_AGO = "2000-01-01";

/** The published directory in this process, kept up to date by what the database announces. */
export interface DirectoryIndex {
  /** The page that is asked for. Waits while the index is being built. */
  search(db: Database, asked: Asked): Promise<FoundPage>;
  /** The towns in which somebody offers each service. */
  offered(): Promise<OfferedService[]>;
  /** The cards of these providers, in their order; those who left are missing. */
  cards(db: Database, ids: readonly number[]): Promise<ListedProvider[]>;
  /**
   * Takes an announcement of {@link DIRECTORY_CHANNEL}: `p:1,2` providers, `c:1,2` their cards only,
   * `days`, or `all`; null when announcements may have been missed.
   */
  announced(payload: string | null): void;
  /** Announcements cannot be heard: what is known may be out of date. */
  lost(): void;
  /** Whether it can answer without waiting for a first build. */
  isBuilt(): boolean;
  stop(): Promise<void>;
}

/** Creates an index that is built at the first announcement, and for each search where none is heard. */
export function createDirectoryIndex(db: Database, log: Log): DirectoryIndex {
  const cards = new LRUCache<number, ListedProvider>({ max: MOST_CARDS });
  const busy = new LRUCache<string, readonly number[]>({ max: MOST_DAYS });
  let changes = 0;
  const index = followIndex<PublishedDirectory>({
    load: () => loadIndex(db),
    async apply(known, ids) {
      const orders = await readOrders(db);
      const rows = await readProviders(db, ids);
      // At once: a search never sees providers that are not in the orders yet.
      for (const id of ids) known.remove(id);
      for (const row of rows) known.add(row);
      known.arrange(orders);
    },
    log,
    event: "directory-not-read",
  });

  const idsOf = (payload: string) => payload.slice(2).split(",").map(Number);

  return {
    async search(database, asked) {
      const day = asked.wanted.freeOn;
      if (day === undefined) return (await index.current()).search(asked);
      const before = changes;
      const today = asked.today ?? LONG_AGO;
      const key = `${day} ${today}`;
      const known = busy.get(key);
      const ids = known ?? (await readBusy(database, day, today));
      if (!known && before === changes && index.isFollowing()) busy.set(key, ids);
      return (await index.current()).search(asked, ids);
    },

    offered: async () => (await index.current()).offered(),

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
      if (payload === "days") {
        busy.clear();
        return;
      }
      if (payload?.startsWith("c:") || payload?.startsWith("p:")) {
        const ids = idsOf(payload);
        for (const id of ids) cards.delete(id);
        if (payload.startsWith("p:")) index.changed(ids);
        return;
      }
      cards.clear();
      busy.clear();
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
