import type { PgBoss } from "pg-boss";

/** The queues in which a job waits that may begin, by one statement; asking each would be one for each. */
export async function waitingQueues(boss: PgBoss): Promise<Set<string>> {
  const { rows } = await boss
    .getDb()
    .executeSql(
      "select distinct name from jobs.job where state < 'active' and not blocked and start_after <= jobs.job_now()",
    );
  return new Set(rows.map(({ name }: { name: string }) => name));
}
