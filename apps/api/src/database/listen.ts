import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { describeError, type Log } from "../log.ts";
import type { Connection } from "./connect.ts";

/** A listener that goes on until it is stopped. */
export interface Listening {
  stop(): Promise<void>;
}

const RETRY_MS = 1000;

/**
 * Hears a channel of NOTIFY on a connection of its own, and connects again when it breaks.
 * `heard` gets the payload, and is also called, without one, after each (re)connection: something
 * may have been sent meanwhile.
 * `lost` is called when the connection breaks: until the next call of `heard`, nothing is heard.
 * @param channel a name of ours: a-z and `_`
 */
export function listenTo(
  connection: Connection,
  channel: string,
  heard: (payload?: string) => void,
  log: Log,
  lost: () => void = () => {},
): Listening {
  let client: pg.Client | null = null;
  let stopped = false;

  async function open(): Promise<void> {
    const fresh = new pg.Client(connection);
    fresh.on("notification", ({ payload }) => heard(payload));
    fresh.on("error", () => {});
    fresh.on("end", () => {
      lost();
      void reopen();
    });
    await fresh.connect();
    await fresh.query(`listen ${channel}`);
    client = fresh;
    heard();
  }

  async function reopen(): Promise<void> {
    client = null;
    while (!stopped && client === null) {
      await wait(RETRY_MS);
      if (stopped) return;
      try {
        await open();
      } catch (error) {
        log("warn", "listener-away", { error: describeError(error) });
      }
    }
  }

  void open().catch(() => reopen());
  return {
    async stop() {
      stopped = true;
      await client?.end();
    },
  };
}
