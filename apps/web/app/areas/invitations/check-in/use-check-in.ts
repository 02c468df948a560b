import type { Party } from "@jdj/contract/invitations/check-in";
import { useCallback, useEffect, useRef, useState } from "react";
import { fetchList, sendReports } from "./check-in-api.ts";
import { admittedIn, applyResponse, type CheckInState, type Report } from "./check-in-state.ts";
import { deleteReports, readState, storeList, storeReport } from "./check-in-store.ts";

/** How often reports are exchanged with the server, and the whole list is fetched, in milliseconds. */
const EXCHANGE_MS = 8000;
const LIST_MS = 5 * 60_000;
/** Reports per request. */
const BATCH_SIZE = 100;

/** Check-in on this phone: its state and its actions. All of it works without a network. */
export function useCheckIn(key: string) {
  const [state, setState] = useState<CheckInState | null>(null);
  const [network, setNetwork] = useState<"asking" | "answered" | "offline" | "closed">("asking");
  // The latest state, which responses are applied to, however long they took.
  const current = useRef<CheckInState | null>(null);
  const exchanging = useRef<Promise<void> | null>(null);

  const show = useCallback((next: CheckInState | null) => {
    current.current = next;
    setState(next);
  }, []);

  const refresh = useCallback(async () => {
    const result = await fetchList(key);
    setNetwork(result.state);
    if (result.state !== "answered") return;
    const next = { queue: [], conflicts: [], ...current.current, list: result.answer };
    show(next);
    await storeList(key, next);
  }, [key, show]);

  /** Sends the first reports of the queue; resolves to whether the next ones may follow at once. */
  const exchangeBatch = useCallback(async () => {
    const before = current.current;
    if (!before) return false;
    const result = await sendReports(key, before.queue.slice(0, BATCH_SIZE), before.list.until);
    setNetwork(result.state);
    const now = current.current;
    if (result.state !== "answered" || !now) return false;
    const after = applyResponse(now, result.answer);
    show(after);
    // First what was answered: a report that is sent again gets the same answer.
    await storeList(key, after);
    await deleteReports(key, result.answer.settled.length);
    return after.queue.length > 0 && result.answer.settled.length > 0;
  }, [key, show]);

  const exchangeAll = useCallback(async () => {
    while (await exchangeBatch());
  }, [exchangeBatch]);

  // One exchange at a time: two would send the same reports and count the answers twice.
  const exchange = useCallback(() => {
    exchanging.current ??= exchangeAll().finally(() => {
      exchanging.current = null;
    });
    return exchanging.current;
  }, [exchangeAll]);

  useEffect(() => {
    void readState(key).then(async (stored) => {
      if (stored) show(stored);
      await refresh();
      await exchange();
    });
    const timers = [setInterval(exchange, EXCHANGE_MS), setInterval(refresh, LIST_MS)];
    addEventListener("online", exchange);
    return () => {
      timers.forEach(clearInterval);
      removeEventListener("online", exchange);
    };
  }, [key, show, refresh, exchange]);

  const report = useCallback(
    async (one: Report) => {
      const before = current.current;
      if (!before) return;
      show({ ...before, queue: [...before.queue, one] });
      await storeReport(key, one);
      // An exchange that has begun does not contain this report.
      await exchanging.current;
      await exchange();
    },
    [key, show, exchange],
  );

  const admit = (party: Party, people: number, way: Report["way"]) => {
    const at = new Date().toISOString();
    const id = crypto.randomUUID();
    void report({ id, guest: party.guest, people, at, way, cancelled: false });
  };

  const takeBack = (party: Party) => {
    const standing = current.current && admittedIn(current.current).get(party.guest);
    if (!standing) return;
    const { id, guest, people, at } = standing;
    void report({ id, guest, people, at, way: "name", cancelled: true });
  };

  /** Forgets conflicts that the helper has seen. */
  const drop = (ids: readonly string[]) => {
    const before = current.current;
    if (!before) return;
    const next = { ...before, conflicts: before.conflicts.filter((one) => !ids.includes(one.id)) };
    show(next);
    void storeList(key, next);
  };

  return { state, network, admit, takeBack, drop };
}
