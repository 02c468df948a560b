import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { describeError, type Log } from "../log.ts";
import { retryDelay } from "../retry-delay.ts";
import { DatabaseAwayError } from "./errors.ts";

/** A pool that notices when its database falls silent. */
export interface WatchedPool {
  pool: pg.Pool;
  /** Notes that a statement was sent on a connection; the result notes its end. */
  begin(client: pg.ClientBase): () => void;
  /** Closes the connections, those that do not answer by force. */
  close(): Promise<void>;
}

type Acquired = Parameters<Parameters<pg.Pool["connect"]>[0]>;

/** How often the pool is looked at, in milliseconds. */
const LOOK_MS = 200;
/** The silence of a pool in use after which the server is asked on a new connection, in milliseconds. */
const SUSPECT_MS = 700;
/** How long it may take to answer there, in milliseconds. With the two above: a frozen database is known after 2 s. */
const ANSWER_MS = 1100;
/**
 * How long a silent server is given to answer, in milliseconds: one that comes back answers at once, and
 * first has to work off every connection that was given up meanwhile.
 */
const RETURN_MS = 3000;
/** The delays before a silent server is asked again, in milliseconds. */
const DELAYS = { first: 100, most: 500 };
/** How long the connections have to close, in milliseconds. */
const CLOSE_MS = 3000;

const away = () => new DatabaseAwayError("The database does not answer", "08006");
const crowded = () => new DatabaseAwayError("Too many wait for a connection", "53300");

const STEP_MS = 100;

/**
 * Waits in steps. A process that was busy itself has not waited: it could not read what had arrived.
 * @param isEarly whether it is too early to give up all the same
 * @returns false
 */
async function waitAwake(ms: number, isEarly: () => boolean): Promise<false> {
  for (let waited = 0; waited < ms || isEarly(); waited += STEP_MS)
    await wait(STEP_MS, null, { ref: false });
  return false;
}

/** The silent servers that are waited for, by their addresses. */
const returning = new Map<string, Promise<void>>();

/**
 * Waits until a silent server answers. One pool of a process asks for all: each connection that is given
 * up is work for the server when it comes back.
 */
function untilReturn(place: string, answers: () => Promise<boolean>): Promise<void> {
  const known = returning.get(place);
  if (known) return known;
  const ask = async () => {
    for (let failures = 1; !(await answers()); failures += 1)
      await wait(retryDelay(failures, DELAYS), null, { ref: false });
  };
  const waiting = ask().finally(() => returning.delete(place));
  returning.set(place, waiting);
  return waiting;
}

/** Whether the server said no. A frozen one whose queue of connections is full says nothing: its system does. */
function isSilence(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EAGAIN";
}

/**
 * Opens a pool whose callers wait for a connection in a queue of limited length, and which cuts all
 * of its connections as soon as the server does not answer (a frozen machine, a network that loses
 * everything): whoever waits gets a `DatabaseAwayError`, and so does who asks until it answers again.
 * @param mostWaiting callers that may wait; more are refused at once
 * @param mostMs how long a statement may take before its connection is cut, in milliseconds
 */
export function openWatchedPool(
  options: pg.PoolConfig,
  { mostWaiting, mostMs, log }: { mostWaiting: number; mostMs: number; log: Log },
): WatchedPool {
  const { connectionString, host, port, database } = options;
  const place = connectionString ?? `${host} ${port} ${database}`;
  const clients = new Set<pg.Client>();
  const running = new Map<pg.ClientBase, number>();
  const waiting = new Set<(error: Error) => void>();
  let heardAt = performance.now();
  let isSilent = false;
  let isClosed = false;
  let checking: Promise<void> | null = null;

  class WatchedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      clients.add(this);
      // The pool listens to connections that nobody uses; without a listener an error ends the process.
      this.on("error", () => {});
      this.once("end", () => {
        clients.delete(this);
        running.delete(this);
      });
      this.connection.on("readyForQuery", () => {
        heardAt = performance.now();
      });
    }
  }

  const pool = new pg.Pool({ ...options, Client: WatchedClient });
  const take = pool.connect.bind(pool);

  function acquire(callback: (...acquired: Acquired) => void): void {
    if (isSilent || pool.waitingCount >= mostWaiting) {
      const error = isSilent ? away() : crowded();
      process.nextTick(() => callback(error, undefined, () => {}));
      return;
    }
    if (pool.totalCount === pool.idleCount) heardAt = performance.now();
    let isRefused = false;
    const refuse = (error: Error) => {
      isRefused = true;
      callback(error, undefined, () => {});
    };
    waiting.add(refuse);
    take((error, client) => {
      waiting.delete(refuse);
      if (isRefused) client?.release();
      else if (client) callback(undefined, client, client.release);
      else callback(error, undefined, () => {});
    });
  }

  function connect(): Promise<pg.PoolClient>;
  function connect(callback: (...acquired: Acquired) => void): void;
  function connect(callback?: (...acquired: Acquired) => void): Promise<pg.PoolClient> | undefined {
    if (callback === undefined)
      return new Promise((done, fail) =>
        acquire((error, client) => (client ? done(client) : fail(error))),
      );
    acquire(callback);
    return undefined;
  }
  pool.connect = connect;

  /** Whether the server says anything on a new connection, a refusal too, before the pool was silent for long enough. */
  async function answers(withinMs: number): Promise<boolean> {
    const isEarly = () => !isSilent && performance.now() - heardAt < SUSPECT_MS + withinMs;
    const client = new pg.Client(options);
    client.on("error", () => {});
    const asked = client.connect().then(() => client.query("select 1"));
    const answered = asked.then(
      () => true,
      (error) => (isSilence(error) ? waitAwake(withinMs, isEarly) : true),
    );
    try {
      return await Promise.race([answered, waitAwake(withinMs, isEarly)]);
    } finally {
      client.connection.stream.destroy();
    }
  }

  async function check(): Promise<void> {
    const answered = await answers(ANSWER_MS);
    if (answered) heardAt = performance.now();
    if (isClosed || answered) return;
    isSilent = true;
    log("error", "database-silent", { count: clients.size, error: describeError(away()) });
    for (const refuse of waiting) refuse(away());
    waiting.clear();
    for (const client of clients) client.connection.stream.destroy(away());
    await untilReturn(place, async () => isClosed || (await answers(RETURN_MS)));
    isSilent = false;
    heardAt = performance.now();
    log("warn", "database-answers");
  }

  function look(): void {
    const now = performance.now();
    for (const client of clients)
      if (now - (running.get(client) ?? now) > mostMs) client.connection.stream.destroy(away());
    const isUsed = pool.totalCount > pool.idleCount || pool.waitingCount > 0;
    if (isUsed && now - heardAt > SUSPECT_MS)
      checking ??= check().finally(() => {
        checking = null;
      });
  }
  const watch = setInterval(look, LOOK_MS);
  watch.unref();

  return {
    pool,
    begin(client) {
      running.set(client, performance.now());
      return () => running.delete(client);
    },
    async close() {
      isClosed = true;
      clearInterval(watch);
      const ended = pool.end();
      await Promise.race([ended, wait(CLOSE_MS, null, { ref: false })]);
      for (const client of clients) client.connection.stream.destroy();
      await checking;
    },
  };
}
