import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../../app-context.ts";
import type { Database } from "../../../../database/connect.ts";
import { type Author, recordChange } from "../../../staff/audit/record-change.ts";
import { currentRow } from "../../../staff/lists/current-row.ts";
import { announceContentChangeAt } from "../../announce-content-change.ts";
import { readPublication } from "../../pages/staff/publish.ts";
import { blogPosts } from "../tables.ts";

async function lockPost(tx: Database, id: number) {
  const [row] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for("update");
  if (!row) throw refusal("not-found");
  return row;
}

/**
 * Publishes an article, at once or from an instant on.
 * @throws not-found; changed-meanwhile; already-published; 422 at `from`
 */
export async function publishPost(
  context: RequestContext,
  author: Author,
  { id, version, from }: { id: number; version: number; from: string | null },
): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const { publishedFrom: before } = currentRow(await lockPost(tx, id), version);
    if (before !== null && before <= now) throw refusal("already-published");
    const publishedFrom = readPublication(from, now);
    await tx.update(blogPosts).set({ publishedFrom }).where(eq(blogPosts.id, id));
    if (publishedFrom > now) await announceContentChangeAt(context, tx, publishedFrom);
    await recordChange(tx, author, now, {
      action: "posts.publish",
      id,
      before: { published_from: before },
      after: { published_from: publishedFrom },
    });
  });
}

/** Makes a draft again of an article that waits for its instant. @throws not-found; not-scheduled */
export async function unschedulePost(
  { db, now }: RequestContext,
  author: Author,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { publishedFrom } = await lockPost(tx, id);
    if (publishedFrom === null || publishedFrom <= now) throw refusal("not-scheduled");
    await tx.update(blogPosts).set({ publishedFrom: null }).where(eq(blogPosts.id, id));
    await recordChange(tx, author, now, {
      action: "posts.unschedule",
      id,
      before: { published_from: publishedFrom },
      after: { published_from: null },
    });
  });
}

/** Hides an article from visitors, or shows it again; nothing else of it changes. @throws not-found */
export async function archivePost(
  { db, now }: RequestContext,
  author: Author,
  { id, archived }: { id: number; archived: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const wasArchived = (await lockPost(tx, id)).archivedAt !== null;
    if (wasArchived === archived) return;
    await tx
      .update(blogPosts)
      .set({ archivedAt: archived ? now : null })
      .where(eq(blogPosts.id, id));
    await recordChange(tx, author, now, {
      action: archived ? "posts.archive" : "posts.restore",
      id,
      before: { archived: wasArchived },
      after: { archived },
    });
  });
}
