/** How long a load may take before another one is tried, in milliseconds. */
const LOAD_MS = 15_000;

/** How long a page takes to show what was loaded, in milliseconds. */
const SHOW_MS = 100;

/** The delays before the second load and each later one, in milliseconds; the last one repeats. */
const BACKOFF_MS = [1_000, 2_000, 5_000, 10_000, 30_000] as const;

interface Reloads {
  /** Loads the page's data again, now or once the present load is over. */
  ask(): void;
  stop(): void;
}

/**
 * Loads the data of a page until newer ones are shown. The router drops a load without an error
 * when a refused form, a navigation or a lost network comes between, so the data's own version
 * decides, and a dropped load is tried again with a backoff.
 * @param load starts a load; settles when the router is done with it
 * @param version of the data that the page shows, different after each load
 */
export function reloadUntilShown(load: () => Promise<unknown>, version: () => number): Reloads {
  let isAsked = false;
  let isRunning = false;
  let isResting = false;
  let wake: () => void = () => undefined;
  let isStopped = false;

  function pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** @returns whether other data are shown than before */
  async function loadOnce(): Promise<boolean> {
    const before = version();
    await Promise.race([load().catch(() => undefined), pause(LOAD_MS)]);
    wake();
    if (version() === before && !isStopped) await pause(SHOW_MS);
    return version() !== before;
  }

  async function run(): Promise<void> {
    isRunning = true;
    for (let failures = 0; isAsked && !isStopped; ) {
      isAsked = false;
      if (await loadOnce()) {
        failures = 0;
        continue;
      }
      isAsked = true;
      isResting = true;
      if (!isStopped) await pause(BACKOFF_MS[failures] ?? BACKOFF_MS.at(-1) ?? 0);
      isResting = false;
      failures += 1;
    }
    isRunning = false;
  }

  return {
    ask() {
      isAsked = true;
      if (isResting) wake();
      if (!isRunning) void run();
    },
    stop() {
      isStopped = true;
      wake();
    },
  };
}
