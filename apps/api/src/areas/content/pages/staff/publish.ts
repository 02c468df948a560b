import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../../app-context.ts";
import { type Author, recordChange } from "../../../staff/audit/record-change.ts";
import { announceContentChangeAt } from "../../announce-content-change.ts";
import { pageVersions } from "../tables.ts";
import { lockNewest } from "./queries.ts";

/**
 * The instant of a publication. @param from null for now
 * @throws 422 at `from` for an instant that is over
 */
export function readPublication(from: string | null, now: Date): Date {
  if (from === null) return now;
  const at = new Date(from);
  if (at <= now) throw fieldRefusal({ from: [consoleMessages.instantInPast] });
  return at;
}

/**
 * Publishes the newest version of a page, at once or from an instant on. One that waits for its
 * instant may be given another.
 * @throws not-found; changed-meanwhile; already-published; 422 at `from`
 */
export async function publishPage(
  context: RequestContext,
  author: Author,
  { id, version, from }: { id: number; version: number; from: string | null },
): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const newest = await lockNewest(tx, id, version);
    const before = newest.publishedFrom;
    if (before !== null && before <= now) throw refusal("already-published");
    const publishedFrom = readPublication(from, now);
    await tx.update(pageVersions).set({ publishedFrom }).where(eq(pageVersions.id, newest.id));
    if (publishedFrom > now) await announceContentChangeAt(context, tx, publishedFrom);
    await recordChange(tx, author, now, {
      action: "pages.publish",
      id,
      before: { version, published_from: before },
      after: { version, published_from: publishedFrom },
    });
  });
}

/** Makes a draft again of a version that waits for its instant. @throws not-found; not-scheduled */
export async function unschedulePage(
  { db, now }: RequestContext,
  author: Author,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: row, number, publishedFrom } = await lockNewest(tx, id, null);
    if (publishedFrom === null || publishedFrom <= now) throw refusal("not-scheduled");
    await tx.update(pageVersions).set({ publishedFrom: null }).where(eq(pageVersions.id, row));
    await recordChange(tx, author, now, {
      action: "pages.unschedule",
      id,
      before: { version: number, published_from: publishedFrom },
      after: { version: number, published_from: null },
    });
  });
}
