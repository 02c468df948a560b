/** Thrown when there is no place left to wait in a queue. */
export class QueueFullError extends Error {
  override name = "QueueFullError";
}

/** Runs a few works at a time, fairly between keys. */
export interface FairQueue {
  /**
   * Runs work once a place is free.
   * @param key on whose behalf: each key's first waiting work comes before any key's second
   * @throws QueueFullError when too much waits already
   */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  start: () => void;
  refuse: (error: QueueFullError) => void;
}

/**
 * Makes a queue that runs `concurrency` works at once and lets `capacity` wait. When it is full, the
 * key with the most waiting loses its newest; a key that has the most itself is refused.
 */
export function createFairQueue({
  concurrency,
  capacity,
}: {
  concurrency: number;
  capacity: number;
}): FairQueue {
  /** The keys in the order in which they are served next. */
  const waiting = new Map<string, Waiting[]>();
  let running = 0;
  let size = 0;

  /** Takes the first of the key that waits longest, which goes behind the other keys. */
  function next(): Waiting | undefined {
    const [entry] = waiting;
    if (!entry) return undefined;
    const [key, [first, ...others]] = entry;
    waiting.delete(key);
    if (others.length > 0) waiting.set(key, others);
    size -= 1;
    return first;
  }

  /** Makes room at the expense of the key with the most waiting; false when that is `key` itself. */
  function makeRoom(key: string): boolean {
    let most = waiting.get(key) ?? [];
    const own = most;
    for (const others of waiting.values()) if (others.length > most.length + 1) most = others;
    if (most === own) return false;
    most.pop()?.refuse(new QueueFullError());
    size -= 1;
    return true;
  }

  async function acquire(key: string): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (size >= capacity && !makeRoom(key)) throw new QueueFullError();
    size += 1;
    await new Promise<void>((start, refuse) => {
      const own = waiting.get(key) ?? [];
      own.push({ start, refuse });
      waiting.set(key, own);
    });
  }

  return {
    async run(key, work) {
      await acquire(key);
      try {
        return await work();
      } finally {
        const first = next();
        // The place goes to the next work.
        if (first) first.start();
        else running -= 1;
      }
    },
  };
}
