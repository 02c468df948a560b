import { sql } from "drizzle-orm";
import type { RequestContext } from "../app-context.ts";

/** For how many minutes a completed job is stored: its payload is not needed any more. */
const COMPLETED_MINUTES = 10;
const BATCH_ROWS = 1000;

/**
 * Deletes the jobs that ended well. Those that failed stay for an operator, without a readable
 * address or number, until the queue's own term.
 * @returns how many
 */
export async function purgeJobs({ db, now }: Pick<RequestContext, "db" | "now">): Promise<number> {
  const before = new Date(now.getTime() - COMPLETED_MINUTES * 60_000);
  for (let total = 0; ; ) {
    const { rowCount } = await db.execute(sql`
      delete from jobs.job where (name, id) in (
        select name, id from jobs.job where state = 'completed' and completed_on < ${before} limit ${BATCH_ROWS}
      )`);
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH_ROWS) return total;
  }
}
