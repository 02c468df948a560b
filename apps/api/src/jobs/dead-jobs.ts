import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../database/connect.ts";

/** A job that failed at its last attempt: it is not attempted again until staff ask for it. */
export interface DeadJob {
  id: string;
  name: string;
  /** How often it was attempted. */
  attempts: number;
  diedAt: Date;
  /** Where the error arose; null when nothing was kept. */
  error: string | null;
  /** The row numbers of its payload; all else may name people. */
  payload: Record<string, number>;
  /** Whether something of the payload was left out. */
  isPartial: boolean;
}

const Row = z.object({
  id: z.string(),
  name: z.string(),
  attempts: z.coerce.number(),
  died_at: z.coerce.date(),
  error: z.string().nullable(),
  data: z.record(z.string(), z.unknown()).nullable(),
});

const fields = sql`id, name, retry_count + 1 as attempts,
  coalesce(completed_on, created_on) as died_at,
  coalesce(output ->> 'stack', output ->> 'name') as error, data`;

function present({ died_at: diedAt, data, ...job }: z.infer<typeof Row>): DeadJob {
  const { requestId: _, ...given } = data ?? {};
  const numbers = Object.entries(given).filter(
    (entry): entry is [string, number] => typeof entry[1] === "number",
  );
  const isPartial = numbers.length < Object.keys(given).length;
  return { ...job, diedAt, payload: Object.fromEntries(numbers), isPartial };
}

/** A page of the jobs that died, the newest first. */
export async function listDeadJobs(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<DeadJob[]> {
  const { rows } = await db.execute(sql`
    select ${fields} from jobs.job where state = 'failed'
    order by completed_on desc nulls last, id limit ${limit} offset ${offset}`);
  return z.array(Row).parse(rows).map(present);
}

/** A job that died; null for one that did not, or not any more. */
export async function findDeadJob(db: Database, id: string): Promise<DeadJob | null> {
  const { rows } = await db.execute(
    sql`select ${fields} from jobs.job where state = 'failed' and id = ${id}::uuid`,
  );
  const [row] = z.array(Row).parse(rows);
  return row ? present(row) : null;
}
