import type { Database } from "./connect.ts";

/** How long a process keeps reference data, in milliseconds: what staff changed shows after it. */
const MOST_MS = 60_000;

/**
 * Makes a query of reference data, which only a new version or staff change, that is sent once a
 * minute. In a transaction it is always sent.
 * @param find the query, by one number
 */
export function rememberReference<T>(
  find: (db: Database, id: number) => Promise<T>,
): (db: Database, id: number) => Promise<T> {
  const known = new WeakMap<Database, Map<number, { until: number; found: Promise<T> }>>();
  return (db, id) => {
    const now = performance.now();
    const byId = known.get(db) ?? new Map<number, { until: number; found: Promise<T> }>();
    known.set(db, byId);
    const before = byId.get(id);
    if (before && before.until > now) return before.found;
    const found = find(db, id);
    byId.set(id, { until: now + MOST_MS, found });
    found.catch(() => byId.delete(id));
    return found;
  };
}
