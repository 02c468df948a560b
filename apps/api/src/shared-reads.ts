import { LRUCache } from "lru-cache";

/** The most reads that are shared at once. */
const MAX_READS = 2000;

/** Reads that many requests of the same second share: all guests open their cards in the same minutes. */
export interface SharedReads {
  /**
   * What was read under a key within the period, or is being read; otherwise reads it. It is the same
   * object for all who share it. @param key one for each `load`, with all that `load` depends on
   */
  read<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** Reads everything again: something was written. */
  drop(): void;
}

/**
 * Creates an empty collection. What is written by this process is read at once, since writing calls
 * drop everything; what another process writes is read after the period.
 * @param periodMs how long a read is shared, in milliseconds; 0 shares nothing
 */
export function createSharedReads(periodMs: number): SharedReads {
  if (periodMs === 0) return { read: (_, load) => load(), drop: () => {} };
  const reads = new LRUCache<string, Promise<unknown>>({
    max: MAX_READS,
    ttl: periodMs,
    ttlResolution: 0,
  });
  return {
    read<T>(key: string, load: () => Promise<T>): Promise<T> {
      const shared = reads.get(key);
      if (shared) return shared as Promise<T>;
      const reading = load();
      reads.set(key, reading);
      // A failure is the concern of those who wait for it; the next request reads again.
      reading.catch(() => {
        if (reads.peek(key) === reading) reads.delete(key);
      });
      return reading;
    },
    drop: () => reads.clear(),
  };
}
