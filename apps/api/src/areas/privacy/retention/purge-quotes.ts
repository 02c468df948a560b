import { eq, inArray, lt } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { monthsAgo, retentionPeriods } from "../../../retention-periods.ts";
import { discardFile } from "../../files/store-image.ts";
import { quoteMessages } from "../../quotes/chat/tables.ts";
import { quoteRequests } from "../../quotes/quote-requests/tables.ts";

/** How many requests are erased at once. */
const BATCH = 100;

/** Erases the quote requests without a message for so long, with their conversations and files. */
export async function purgeQuotes(context: RequestContext): Promise<number> {
  const { db, now } = context;
  const before = monthsAgo(now, retentionPeriods.quoteMonths);
  let erased = 0;
  for (;;) {
    const old = await db
      .select({ id: quoteRequests.id })
      .from(quoteRequests)
      .where(lt(quoteRequests.lastMessageAt, before))
      .limit(BATCH);
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return erased;
    const sent = await db
      .select({ fileId: quoteMessages.fileId })
      .from(quoteMessages)
      .where(inArray(quoteMessages.requestId, ids));
    for (const { fileId } of sent) if (fileId !== null) await discardFile(context, fileId);
    for (const id of ids) await db.delete(quoteRequests).where(eq(quoteRequests.id, id));
    erased += ids.length;
  }
}
