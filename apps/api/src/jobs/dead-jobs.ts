import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../database/connect.ts";

/** A job that failed at its last attempt: nobody does it any more until somebody says so. */
export interface DeadJob {
  id: string;
  name: string;
  /** How often it was attempted. */
  attempts: number;
  diedAt: Date;
  /** Where the error arose; null when nothing was kept. */
  error: string | null;
}

const Row = z.object({
  id: z.string(),
  name: z.string(),
  attempts: z.coerce.number(),
  died_at: z.coerce.date(),
  error: z.string().nullable(),
});

/** The newest jobs that died, at most a hundred; their data, which name people, are left out. */
export async function listDeadJobs(db: Database): Promise<DeadJob[]> {
  const { rows } = await db.execute(sql`
    select id, name, retry_count + 1 as attempts,
      coalesce(completed_on, created_on) as died_at, coalesce(output ->> 'stack', output ->> 'name') as error
    from jobs.job where state = 'failed'
    order by completed_on desc nulls last limit 100`);
  return z
    .array(Row)
    .parse(rows)
    .map(({ died_at: diedAt, ...job }) => ({ ...job, diedAt }));
}

/** How many jobs are dead. */
export async function countDeadJobs(db: Database): Promise<number> {
  const { rows } = await db.execute(
    sql`select count(*)::int as count from jobs.job where state = 'failed'`,
  );
  return z.array(z.object({ count: z.number() })).parse(rows)[0]?.count ?? 0;
}
