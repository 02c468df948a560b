import { sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { oldestJobSeconds, queuedJobs } from "../metrics.ts";

/** Reads into the metrics how many jobs of each kind are due and wait, and for how long. */
export async function measureQueues(db: Database): Promise<void> {
  const { rows } = await db.execute<{ name: string; waiting: number; oldest: number }>(sql`
    select name, count(*)::int as waiting,
      extract(epoch from now() - min(start_after))::float8 as oldest
    from jobs.job where state < 'active' and start_after <= now() group by name`);
  queuedJobs.reset();
  oldestJobSeconds.reset();
  for (const { name, waiting, oldest } of rows) {
    queuedJobs.set({ kind: name }, waiting);
    oldestJobSeconds.set({ kind: name }, oldest);
  }
}
