import { sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { gatewayAnswers } from "../payments/tables.ts";

/** A gateway's answer about an attempt; `away` when it gave none. */
type Answer = (typeof gatewayAnswers.$inferSelect)["answer"];

/**
 * Records what a gateway answered about an attempt, for its timeline: the same answer as the last
 * one is counted in its row.
 */
export async function recordAnswer(
  { db, now }: { db: Database; now: Date },
  attemptId: number,
  answer: Answer,
): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`
    with newest as (
      select id, answer from ${gatewayAnswers} where attempt_id = ${attemptId} order by id desc limit 1
    ), counted as (
      update ${gatewayAnswers} set times = times + 1, last_at = ${at}::timestamptz
      where id = (select id from newest where answer = ${answer}) returning id
    )
    insert into ${gatewayAnswers} (attempt_id, answer, first_at, last_at)
    select ${attemptId}::bigint, ${answer}, ${at}::timestamptz, ${at}::timestamptz
    where not exists (select from counted)`);
}
