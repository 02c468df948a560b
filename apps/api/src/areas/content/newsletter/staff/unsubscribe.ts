import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../../app-context.ts";
import { type Author, recordChange } from "../../../staff/audit/record-change.ts";
import { newsletterSubscriptions } from "../tables.ts";

/** Ends a subscription; one that has ended stays as it is. The log has no address. @throws not-found */
export async function unsubscribe(
  { db, now }: RequestContext,
  author: Author,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.id, id))
      .for("update");
    if (!row) throw refusal("not-found");
    if (row.leftAt !== null && row.leftAt >= row.askedAt) return;
    await tx
      .update(newsletterSubscriptions)
      .set({ leftAt: now })
      .where(eq(newsletterSubscriptions.id, id));
    const change = { before: { left: false }, after: { left: true } };
    await recordChange(tx, author, now, { action: "subscribers.unsubscribe", id, ...change });
  });
}
