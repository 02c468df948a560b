import { and, lt, ne } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { monthsAgo, retentionPeriods } from "../../../retention-periods.ts";
import { privacyRequests } from "./tables.ts";

/** Deletes the requests that were answered as long ago as answered messages are kept. @returns how many */
export async function purgePrivacyRequests({ db, now }: RequestContext): Promise<number> {
  const deleted = await db
    .delete(privacyRequests)
    .where(
      and(
        ne(privacyRequests.state, "open"),
        lt(privacyRequests.handledAt, monthsAgo(now, retentionPeriods.messageMonths)),
      ),
    )
    .returning({ id: privacyRequests.id });
  return deleted.length;
}
