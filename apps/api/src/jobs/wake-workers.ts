import { setTimeout as wait } from "node:timers/promises";
import type { PgBoss } from "pg-boss";

/** How often a process looks for queues with due jobs, in milliseconds. */
const LOOK_MS = 500;

/** The queues in which a job waits that may begin now, by one statement for all. */
export async function dueQueues(boss: PgBoss, queues: readonly string[]): Promise<string[]> {
  const { rows } = await boss.getDb().executeSql(
    `select queue as name from unnest($1::text[]) as queue where exists (
      select from jobs.job
      where name = queue and state < 'active' and not blocked and start_after <= jobs.job_now())`,
    [queues],
  );
  return rows.map(({ name }: { name: string }) => name);
}

/**
 * Wakes the workers of queues with due jobs, until it is stopped: of seventy queues that ask for
 * themselves twice a second, nearly all ask for nothing.
 * @param workers the workers' ids, by the name of their queue
 * @returns stops it, once its last statement is answered
 */
export function wakeWorkers(
  boss: PgBoss,
  workers: ReadonlyMap<string, readonly string[]>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const queues = [...workers.keys()];

  async function look(): Promise<void> {
    while (!signal.aborted) {
      try {
        for (const name of await dueQueues(boss, queues))
          for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
      } catch (error) {
        onError(error);
      }
      await wait(LOOK_MS, undefined, { signal }).catch(() => {});
    }
  }

  const looking = look();
  return async () => {
    stopping.abort();
    await looking;
  };
}
