import { and, desc, eq, lte } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { pageVersions } from "./tables.ts";

export type PageVersion = typeof pageVersions.$inferSelect;

/** The version of a page that visitors see at an instant: the one that was published last. */
export async function findPublished(
  db: Database,
  pageId: number,
  now: Date,
): Promise<PageVersion | null> {
  const { number, publishedFrom } = pageVersions;
  const [row] = await db
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), lte(publishedFrom, now)))
    .orderBy(desc(publishedFrom), desc(number))
    .limit(1);
  return row ?? null;
}

/** One version by its row. */
export async function findVersion(db: Database, id: number): Promise<PageVersion | null> {
  const [row] = await db.select().from(pageVersions).where(eq(pageVersions.id, id));
  return row ?? null;
}
