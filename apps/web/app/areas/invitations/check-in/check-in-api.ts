import type { CheckInList } from "@jdj/contract/invitations/check-in";
import type { applyResponse, Report } from "./check-in-state.ts";

/** The result of a request: `closed` for a link that is no longer valid, `offline` without a network. */
export type Result<T> = { state: "answered"; answer: T } | { state: "closed" | "offline" };

/** A request without a response for so long counts as offline, in milliseconds. */
const TIMEOUT_MS = 10_000;

async function ask<T>(path: string, init?: RequestInit): Promise<Result<T>> {
  try {
    const answer = await fetch(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status === 410 || answer.status === 404) return { state: "closed" };
    if (!answer.ok) return { state: "offline" };
    return { state: "answered", answer: await answer.json() };
  } catch {
    return { state: "offline" };
  }
}

/** Fetches the guest list of a check-in link. */
export function fetchList(key: string): Promise<Result<CheckInList>> {
  return ask(`/api/v1/door/${encodeURIComponent(key)}`);
}

/** Sends reports in their order; the response also has the check-ins changed since. */
export function sendReports(
  key: string,
  checkIns: readonly Report[],
  since: string,
): Promise<Result<Parameters<typeof applyResponse>[1]>> {
  // Without the fields that the phone's store adds.
  const reports = checkIns.map(({ id, guest, people, at, way, cancelled }) => {
    return { id, guest, people, at, way, cancelled };
  });
  return ask(`/api/v1/door/${encodeURIComponent(key)}/admissions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ admissions: reports, since }),
  });
}
