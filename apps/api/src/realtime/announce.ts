import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";

/** The channel of the database by which processes hear what their streams must send. */
export const REALTIME_CHANNEL = "realtime";

/** What is announced: to whom, about which quote request, and when it changed (ms since 1970). */
export interface Announcement {
  users: number[];
  request: number;
  at: number;
}

/**
 * Announces within the caller's transaction that a quote request changed: every process hears it
 * once the transaction is committed. It says no more than which request, because any process hears it.
 * @param userIds a query of one column, the users to tell
 */
export async function announce(
  tx: Database,
  userIds: SQL,
  { request, at }: { request: number; at: Date },
): Promise<void> {
  await tx.execute(
    sql`select pg_notify(${REALTIME_CHANNEL}, json_build_object('users', array(${userIds}), 'request', ${request}::bigint, 'at', ${at.getTime()}::bigint)::text)`,
  );
}
