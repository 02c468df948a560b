import type { Party } from "@jdj/contract/cards/check-in";
import { useCallback, useEffect, useRef, useState } from "react";
import { dropReports, keepList, keepReport, readBook } from "./cached-book.ts";
import {
  admittedIn,
  type CheckInBook,
  type Conflict,
  type Report,
  settled,
} from "./check-in-book.ts";
import { fetchList, sendReports } from "./check-in-server.ts";

/** How often phones exchange what they did, and fetch the whole list, in milliseconds. */
const EXCHANGE_MS = 8000;
const LIST_MS = 5 * 60_000;
/** Reports sent at once. */
const AT_ONCE = 100;

/** The door on this phone: its book, and what may be done. All of it works without a network. */
export function useCheckIn(key: string) {
  const [book, setBook] = useState<CheckInBook | null>(null);
  const [network, setNetwork] = useState<"asking" | "answered" | "away" | "closed">("asking");
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  // What the network's answers are read against, however long they took.
  const current = useRef<CheckInBook | null>(null);
  const under = useRef<Promise<void> | null>(null);

  const show = useCallback((next: CheckInBook | null) => {
    current.current = next;
    setBook(next);
  }, []);

  const refresh = useCallback(async () => {
    const said = await fetchList(key);
    setNetwork(said.state);
    if (said.state !== "answered") return;
    await keepList(key, said.answer);
    show({ list: said.answer, queue: current.current?.queue ?? [] });
  }, [key, show]);

  const exchangeOnce = useCallback(async () => {
    const before = current.current;
    if (!before) return;
    const said = await sendReports(key, before.queue.slice(0, AT_ONCE), before.list.until);
    setNetwork(said.state);
    const now = current.current;
    if (said.state !== "answered" || !now) return;
    const { book: after, conflicts: found } = settled(now, said.answer);
    show(after);
    if (found.length > 0) setConflicts((known) => [...known, ...found]);
    await dropReports(key, said.answer.settled.length);
    await keepList(key, after.list);
  }, [key, show]);

  // One exchange at a time: two would send the same reports and count the answers twice.
  const exchange = useCallback(() => {
    under.current ??= exchangeOnce().finally(() => {
      under.current = null;
    });
    return under.current;
  }, [exchangeOnce]);

  useEffect(() => {
    void readBook(key).then(async (kept) => {
      if (kept) show(kept);
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
      await keepReport(key, one);
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

  const drop = (id: string) => setConflicts((known) => known.filter((one) => one.id !== id));

  return { book, network, conflicts, admit, takeBack, drop };
}
