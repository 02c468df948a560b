/** What went wrong: nothing answered, or the server failed. */
type Failure = "away" | "failing";

/** What the latest requests of a hydrated page met; null once the site has answered. */
export type Connection = {
  /** Of the page's data, which are shown as they were. */
  load: Failure | null;
  /** Of a form, which may not have arrived. */
  send: Failure | null;
  /** Whether the page says by itself that a load failed. */
  isTold: boolean;
};

const answering: Connection = { load: null, send: null, isTold: false };

/** A page that came from the cache of the browser: the site did not answer when it was opened. */
const isFromCache =
  typeof document !== "undefined" && document.documentElement.dataset.seen !== undefined;

let current: Connection = isFromCache ? { ...answering, load: "away" } : answering;
const listeners = new Set<() => void>();

/** The present state, the same object until it changes. */
export function readConnection(): Connection {
  return current;
}

/** The state while the server renders. */
export function answeringConnection(): Connection {
  return answering;
}

/** Notes what a request met. */
export function noteConnection(change: Partial<Connection>): void {
  const next = { ...current, ...change };
  if (next.load === current.load && next.send === current.send && next.isTold === current.isTold)
    return;
  current = next;
  for (const listener of listeners) listener();
}

/** Calls back at each change. @returns what ends it */
export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
