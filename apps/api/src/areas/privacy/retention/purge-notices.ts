import { and, isNotNull, isNull, lt } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { daysAgo, monthsAgo, retentionPeriods } from "../../../retention-periods.ts";
import { notices } from "../../identity/notices/tables.ts";
import { deleteInBatches } from "./delete-in-batches.ts";

/**
 * Erases the notices that were read, and those that nobody reads.
 * @returns the number of deleted rows
 */
export async function purgeNotices({ db, now }: RequestContext): Promise<number> {
  const { createdAt, readAt } = notices;
  const readUntil = daysAgo(now, retentionPeriods.readNoticeDays);
  const unreadUntil = monthsAgo(now, retentionPeriods.unreadNoticeMonths);
  const isRead = and(isNotNull(readAt), lt(createdAt, readUntil));
  const isForgotten = and(isNull(readAt), lt(createdAt, unreadUntil));
  return (
    (await deleteInBatches(db, notices, isRead)) + (await deleteInBatches(db, notices, isForgotten))
  );
}
