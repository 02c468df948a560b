import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { describeError, type Log } from "../log.ts";
import { retryDelay } from "../retry-delay.ts";
import { APPLICATION_NAME, type Connection } from "./connect.ts";

/** The one connection of a process that hears NOTIFY, for all of its channels. */
export interface Listener {
  /**
   * Hears a channel until the listener is stopped. `heard` gets the payload, and is also called,
   * without one, after each (re)connection: something may have been sent meanwhile. `lost` is called
   * when the connection breaks: until the next call of `heard`, nothing is heard.
   * @param channel a name of ours: a-z and `_`
   */
  listen(channel: string, heard: (payload?: string) => void, lost?: () => void): void;
  stop(): Promise<void>;
}

interface Channel {
  name: string;
  heard(payload?: string): void;
  lost(): void;
}

/** The delays between attempts to connect, in milliseconds: the database is heard a second after its return. */
const DELAYS = { first: 100, most: 1000 };

/** How long the server may take to answer, and to accept a connection, in milliseconds. A frozen one accepts it on its return. */
const ANSWER_MS = 3000;
const CONNECT_MS = 10_000;

/** How often the server is asked whether the connection is alive, in milliseconds: a network may lose it without a word. */
const BEAT_MS = 5000;

/** Opens the listening connection, and again with a backoff whenever it breaks: one loop, and one connection at a time. */
export function openListener(connection: Connection, log: Log): Listener {
  const channels: Channel[] = [];
  const stopping = new AbortController();
  let current: pg.Client | null = null;
  let cut: () => void = () => {};

  let asked: Promise<unknown> = Promise.resolve();

  /** Runs one statement after the other: the client takes none while another is running. */
  function ask(client: pg.Client, statement: string): Promise<unknown> {
    const answer = asked.then(() => client.query(statement));
    asked = answer.catch(() => {});
    return answer;
  }

  async function hear(client: pg.Client, channel: Channel): Promise<void> {
    await ask(client, `listen ${channel.name}`);
    if (client === current) channel.heard();
  }

  /** Listens on one connection until it breaks. @throws what broke it */
  async function listenOnce(): Promise<never> {
    const client = new pg.Client({
      ...connection,
      application_name: APPLICATION_NAME,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    const broken = new Promise<never>((_, fail) => {
      client.on("error", fail);
      client.on("end", () => fail(new Error("The listening connection ended")));
      cut = () => fail(new Error("The listening connection is cut"));
    });
    broken.catch(() => {});
    client.on("notification", ({ channel, payload }) => {
      for (const one of channels) if (one.name === channel) one.heard(payload);
    });
    try {
      await Promise.race([client.connect(), broken]);
      asked = Promise.resolve();
      current = client;
      for (const channel of [...channels]) await Promise.race([hear(client, channel), broken]);
      for (;;) {
        await Promise.race([wait(BEAT_MS, null, { ref: false }), broken]);
        await Promise.race([ask(client, "select 1"), broken]);
      }
    } finally {
      const wasHeard = current === client;
      current = null;
      // At once: a server that is silent would never confirm a farewell.
      client.connection.stream.destroy();
      if (wasHeard) for (const { lost } of channels) lost();
    }
  }

  async function run(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; ) {
      const since = performance.now();
      try {
        await listenOnce();
      } catch (error) {
        if (stopping.signal.aborted) return;
        log("warn", "listener-away", { error: describeError(error) });
      }
      // One that is cut as soon as it is open is a failure too.
      failures = performance.now() - since > BEAT_MS ? 1 : failures + 1;
      await wait(retryDelay(failures, DELAYS), null, { signal: stopping.signal }).catch(() => {});
    }
  }

  let running: Promise<void> | null = null;
  return {
    listen(name, heard, lost = () => {}) {
      const channel = { name, heard, lost };
      channels.push(channel);
      running ??= run();
      // A failure breaks the connection, and the loop listens to every channel again.
      if (current) hear(current, channel).catch(() => cut());
    },
    async stop() {
      stopping.abort();
      cut();
      await running;
    },
  };
}
