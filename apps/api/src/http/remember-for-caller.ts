import type { Database } from "../database/connect.ts";
import type { Caller } from "./caller.ts";

/** What a look-up for a caller needs of a call's context. */
export interface CallerContext {
  db: Database;
  caller: Caller;
}

/**
 * Makes a look-up that the calls of one request share: a page makes several calls, each with its
 * guards. It is made again after the caller has written something, and after an error; calls that
 * write always make it.
 * @param keyOf a text that says all that the look-up depends on
 */
export function rememberForCaller<V, T>(
  keyOf: (values: V) => string,
  find: (db: Database, values: V) => Promise<T>,
) {
  const known = new WeakMap<object, Map<string, Promise<T>>>();
  function knownBy(readKey: object): Map<string, Promise<T>> {
    const found = known.get(readKey) ?? new Map<string, Promise<T>>();
    known.set(readKey, found);
    return found;
  }
  return {
    /** What was found before, or else is looked up now. */
    find({ db, caller }: CallerContext, values: V): Promise<T> {
      const { readKey } = caller;
      if (readKey === null) return find(db, values);
      const found = knownBy(readKey);
      const key = keyOf(values);
      const before = found.get(key);
      if (before !== undefined) return before;
      const asked = find(db, values);
      found.set(key, asked);
      asked.catch(() => found.delete(key));
      return asked;
    },
    /** Keeps what another statement has found, for the look-ups that follow. */
    remember({ caller: { readKey } }: CallerContext, values: V, found: T): void {
      if (readKey !== null) knownBy(readKey).set(keyOf(values), Promise.resolve(found));
    },
    /** What was found before; undefined while it was not looked up. */
    known({ caller: { readKey } }: CallerContext, values: V): Promise<T> | undefined {
      return readKey === null ? undefined : known.get(readKey)?.get(keyOf(values));
    },
  };
}
