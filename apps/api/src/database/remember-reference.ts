import type { Database } from "./connect.ts";
import type { Listener } from "./listen.ts";

/** The channel of NOTIFY on which triggers announce that reference data changed. */
const REFERENCE_CHANNEL = "reference_data";

/** How long a process keeps reference data at most, in milliseconds, when it does not hear of a change. */
const MOST_MS = 60_000;

const clearers: ((db: Database) => void)[] = [];

/** Drops the remembered reference data of a database whenever another process, or this one, changes it. */
export function followReferences(listener: Listener, db: Database): void {
  const clear = () => {
    for (const one of clearers) one(db);
  };
  listener.listen(REFERENCE_CHANNEL, clear, clear);
}

/**
 * Makes a query of reference data, which only a new version or staff change, that is sent once a
 * minute, and again after a change (`followReferences`). In a transaction it is always sent.
 * @param find the query, by one number
 */
export function rememberReference<T>(
  find: (db: Database, id: number) => Promise<T>,
): (db: Database, id: number) => Promise<T> {
  const known = new WeakMap<Database, Map<number, { until: number; found: Promise<T> }>>();
  clearers.push((db) => known.delete(db));
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
