import { sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { quoteMessages } from "../chat/tables.ts";
import { quoteRequests } from "../quote-requests/tables.ts";

/** The newest requests that are looked at. */
const LOOKED_AT = 50;

const selectAnswers = preparedQuery(
  "quote-answer-times",
  (db, { providerId }: Values<{ providerId: number }>) =>
    db
      .select({
        minutes: sql<number | null>`(
          select extract(epoch from answer.created_at - "quote_requests"."created_at") / 60
          from ${quoteMessages} as answer
          where answer.request_id = "quote_requests"."id" and answer.side = 'provider'
          order by answer.id limit 1)`.mapWith(Number),
      })
      .from(quoteRequests)
      .where(sql`${quoteRequests.providerId} = ${providerId}`)
      .orderBy(sql`${quoteRequests.lastMessageAt} desc`)
      .limit(LOOKED_AT),
);

/** How a provider answered the latest requests: how many there were, and the minutes to each answer. */
export async function readAnswers(db: Database, providerId: number) {
  const rows = await selectAnswers(db, { providerId });
  const minutes = rows.flatMap((row) => (row.minutes === null ? [] : [row.minutes]));
  return { asked: rows.length, minutes };
}
