import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../../app-context.ts";
import { type Author, changedFields, recordChange } from "../../../staff/audit/record-change.ts";
import { messageCategories } from "../../tables.ts";

/** Renames a category of messages, or moves it. @throws not-found; changed-meanwhile */
export async function changeCategory(
  { db, now }: RequestContext,
  author: Author,
  { id, version, ...after }: { id: number; version: number; name: string; position: number },
): Promise<typeof messageCategories.$inferSelect> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(messageCategories)
      .where(eq(messageCategories.id, id))
      .for("update");
    if (!before) throw refusal("not-found");
    if (before.version !== version) throw refusal("changed-meanwhile");
    const [changed] = await tx
      .update(messageCategories)
      .set({ ...after, version: version + 1 })
      .where(eq(messageCategories.id, id))
      .returning();
    const change = { id, ...changedFields(before, after) };
    await recordChange(tx, author, now, { action: "message-categories.update", ...change });
    return changed ?? before;
  });
}
