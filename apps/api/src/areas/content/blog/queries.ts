import { readSimpleHtml, writeSimpleHtml } from "@jdj/contract/content/simple-html";
import { and, count, desc, eq, isNull, lte } from "drizzle-orm";
import { calendarDate } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { BlogPost, BlogSummary } from "../../../drivers/blog/port.ts";
import { blogPosts } from "./tables.ts";

type Row = typeof blogPosts.$inferSelect;

/** What visitors see at an instant. */
const isPublished = (now: Date) =>
  and(isNull(blogPosts.archivedAt), lte(blogPosts.publishedFrom, now));

function presentSummary(row: Row): BlogSummary {
  const { id, slug, title, excerpt, minutes, image, imageAlt, publishedFrom, modifiedAt } = row;
  return {
    ...{ id, slug, title, excerpt, minutes },
    published_on: calendarDate(publishedFrom ?? modifiedAt),
    image: image === null ? null : { url: image, alt: imageAlt },
  };
}

/** An article as its page shows it; links to pages of the site are made complete. */
export function presentPost(row: Row, { publicUrl }: { publicUrl: string }): BlogPost {
  const complete = row.content.replaceAll('<a href="/', `<a href="${publicUrl}/`);
  const content = writeSimpleHtml(readSimpleHtml(complete));
  return { ...presentSummary(row), content, modified_on: calendarDate(row.modifiedAt) };
}

/** A page of the published articles, the newest first, and how many there are. */
export async function listOwnPosts(
  db: Database,
  { page, perPage, now }: { page: number; perPage: number; now: Date },
): Promise<{ posts: BlogSummary[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(blogPosts)
      .where(isPublished(now))
      .orderBy(desc(blogPosts.publishedFrom), desc(blogPosts.id))
      .offset((page - 1) * perPage)
      .limit(perPage),
    db.select({ total: count() }).from(blogPosts).where(isPublished(now)),
  ]);
  return { posts: rows.map(presentSummary), total: counted?.total ?? 0 };
}

/** The published article of an address; null where there is none. */
export async function findOwnPost(db: Database, slug: string, now: Date): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), isPublished(now)));
  return row ?? null;
}

/** An article by its row, published or not. */
export async function findPostRow(db: Database, id: number): Promise<Row | null> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  return row ?? null;
}
