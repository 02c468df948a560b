import type { CheckInList } from "@jdj/contract/cards/check-in";
import type { Report, settled } from "./check-in-book.ts";

/** What the server said: an answer, `closed` for a link that opens nothing any more, `away` without a network. */
export type Said<T> = { state: "answered"; answer: T } | { state: "closed" | "away" };

/** After so long without an answer there is no network, in milliseconds. */
const PATIENCE_MS = 10_000;

async function ask<T>(path: string, init?: RequestInit): Promise<Said<T>> {
  try {
    const answer = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.status === 410 || answer.status === 404) return { state: "closed" };
    if (!answer.ok) return { state: "away" };
    return { state: "answered", answer: await answer.json() };
  } catch {
    return { state: "away" };
  }
}

/** Fetches the list of a door. */
export function fetchList(key: string): Promise<Said<CheckInList>> {
  return ask(`/api/v1/door/${encodeURIComponent(key)}`);
}

/** Reports admissions in their order, and asks what changed since. */
export function sendReports(
  key: string,
  checkIns: readonly Report[],
  since: string,
): Promise<Said<Parameters<typeof settled>[1]>> {
  // What the phone's store adds to a report is none of the server's business.
  const told = checkIns.map(({ id, guest, people, at, way, cancelled }) => {
    return { id, guest, people, at, way, cancelled };
  });
  return ask(`/api/v1/door/${encodeURIComponent(key)}/admissions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ admissions: told, since }),
  });
}
