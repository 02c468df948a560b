import { describeError, type Log } from "../log.ts";

/** Changes within this time are read together, in milliseconds. */
const PAUSE_MS = 40;
/** The delay before a failed read is tried again, in milliseconds. */
const RETRY_MS = 1000;

/** An index of rows in memory. */
interface Index {
  /** Whether it should be built anew. */
  readonly isWorn: boolean;
}

/** An index that follows what the database announces. It is built at the first announcement. */
export interface FollowedIndex<I extends Index> {
  /**
   * The index. Waits while it is being built, also again after announcements were missed; while none can
   * be heard it is the last one that was. Where none was ever announced, it is built for each caller.
   * @throws what the database answered to the last attempt to build it
   */
  current(): Promise<I>;
  /** Whether it was ever built. */
  isBuilt(): boolean;
  /** Whether announcements are heard, so that what is read may be kept. */
  isFollowing(): boolean;
  /** Rows changed, came or left. */
  changed(ids: readonly number[]): void;
  /** Everything may have changed. @param missed announcements may have been missed: nothing is answered until it is built */
  rebuild(missed: boolean): void;
  /** Announcements cannot be heard: what is known may be out of date. */
  lost(): void;
  stop(): Promise<void>;
}

/**
 * Follows an index.
 * @param load builds it
 * @param apply brings rows up to date in it, so that a search sees all of them or none
 * @param event what the log says when a read fails
 */
export function followIndex<I extends Index>({
  load,
  apply,
  log,
  event,
}: {
  load(): Promise<I>;
  apply(index: I, ids: readonly number[]): Promise<void>;
  log: Log;
  event: string;
}): FollowedIndex<I> {
  let index: I | null = null;
  let isCurrent = false;
  let isWhole = false;
  let isFollowing = false;
  const waiting = new Set<number>();
  let callers: PromiseWithResolvers<I> | null = null;
  let planned: ReturnType<typeof setTimeout> | undefined;
  let working: Promise<void> | null = null;
  let stopped = false;

  async function update(): Promise<void> {
    while (!stopped && (isWhole || waiting.size > 0)) {
      const ids = [...waiting];
      const rebuilds = isWhole || index === null;
      waiting.clear();
      isWhole = false;
      try {
        if (rebuilds || index === null) index = await load();
        else await apply(index, ids);
        isCurrent = !index.isWorn && !isWhole;
        isWhole ||= index.isWorn;
      } catch (error) {
        isCurrent = false;
        isWhole = true;
        callers?.reject(error);
        callers = null;
        log("warn", event, { error: describeError(error) });
        plan(RETRY_MS);
        return;
      }
      if (!isCurrent) continue;
      callers?.resolve(index);
      callers = null;
    }
  }

  function plan(delay: number): void {
    if (stopped) return;
    clearTimeout(planned);
    planned = setTimeout(() => {
      working ??= update().finally(() => {
        working = null;
        if (isWhole || waiting.size > 0) plan(PAUSE_MS);
      });
    }, delay);
    planned.unref();
  }

  return {
    async current() {
      if (index !== null && isCurrent) return index;
      if (index === null && !isFollowing) return load();
      callers ??= Promise.withResolvers<I>();
      return callers.promise;
    },
    isBuilt: () => index !== null,
    isFollowing: () => isFollowing,
    changed(ids) {
      isFollowing = true;
      for (const id of ids) waiting.add(id);
      plan(isCurrent ? PAUSE_MS : 0);
    },
    rebuild(missed) {
      isFollowing = true;
      isWhole = true;
      if (missed) isCurrent = false;
      plan(isCurrent ? PAUSE_MS : 0);
    },
    lost() {
      isFollowing = false;
    },
    async stop() {
      stopped = true;
      clearTimeout(planned);
      callers?.reject(new Error("The index is not followed any more."));
      callers = null;
      await working;
    },
  };
}
