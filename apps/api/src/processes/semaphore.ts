/** Hands out turns, first come first served. */
export type Semaphore = {
  /** Resolves to the act that gives the turn back, or to null after `waitMs` without one. */
  take(waitMs: number): Promise<(() => void) | null>;
};

/** At most `most` turns are out at once. */
export function createSemaphore(most: number): Semaphore {
  let free = most;
  const waiting = new Set<() => void>();

  const giveBack = () => {
    const [next] = waiting;
    if (next) next();
    else free += 1;
  };

  return {
    take(waitMs) {
      if (free > 0) {
        free -= 1;
        return Promise.resolve(giveBack);
      }
      return new Promise((resolve) => {
        const start = () => {
          waiting.delete(start);
          clearTimeout(timer);
          resolve(giveBack);
        };
        const timer = setTimeout(() => {
          waiting.delete(start);
          resolve(null);
        }, waitMs);
        waiting.add(start);
      });
    },
  };
}
