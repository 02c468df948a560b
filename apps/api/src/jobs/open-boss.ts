import { PgBoss } from "pg-boss";
import { type Connection, openDatabase } from "../database/connect.ts";
import { describeError, type Log } from "../log.ts";

/** The connections of the queue: it takes jobs and notes their ends beside the work itself. */
const CONNECTIONS = 4;

/** The period in which the same error is logged once, in milliseconds: without a database every look at the queues is one. */
const REPEAT_MS = 10_000;

/** The errors that are remembered at once. */
const MOST_ERRORS = 100;

/** The library of the queue on a pool of its own, which notices a silent database as ours does. */
export interface OpenBoss {
  boss: PgBoss;
  /** Logs an error of the queue, once in a while where it repeats. */
  onError(error: unknown): void;
  /** Lets running jobs end, then closes the connections. */
  stop(): Promise<void>;
}

/** Logs errors of the queue; one that repeats, once in each period. */
function logErrors(log: Log): (error: unknown) => void {
  const loggedAt = new Map<string, number>();
  return (error) => {
    const described = describeError(error);
    const now = performance.now();
    if (now - (loggedAt.get(described) ?? Number.NEGATIVE_INFINITY) < REPEAT_MS) return;
    if (loggedAt.size >= MOST_ERRORS) loggedAt.clear();
    loggedAt.set(described, now);
    log("error", "queue-failed", { error: described });
  };
}

/** Opens the library of the queue. `install` creates its tables, `supervise` looks after its jobs. */
export async function openBoss(
  connection: Connection,
  log: Log,
  {
    install,
    supervise,
    isPooled = false,
  }: { install: boolean; supervise: boolean; isPooled?: boolean },
): Promise<OpenBoss> {
  const onError = logErrors(log);
  const { pool, close } = openDatabase(connection, {
    connections: CONNECTIONS,
    limitsStatements: false,
    isPooled,
    onError,
    log,
  });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: "jobs",
    migrate: install,
    createSchema: install,
    supervise,
    schedule: supervise,
  });
  boss.on("error", onError);
  try {
    await boss.start();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    boss,
    onError,
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 });
      await close();
    },
  };
}
