import { refusal } from "@jdj/contract/call/refusals";
import type { ConsolePost, ConsolePostRow, postStates } from "@jdj/contract/console/posts";
import { and, desc, gt, ilike, isNotNull, isNull, lte, type SQL } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { findPostRow } from "../queries.ts";
import { blogPosts } from "../tables.ts";

type Row = typeof blogPosts.$inferSelect;
type State = (typeof postStates)[number];

/** What became of an article at an instant. */
export function stateOf({ archivedAt, publishedFrom }: Row, now: Date): State {
  if (archivedAt !== null) return "archived";
  if (publishedFrom === null) return "draft";
  return publishedFrom > now ? "scheduled" : "published";
}

function inState(state: State, now: Date): SQL | undefined {
  const { archivedAt, publishedFrom } = blogPosts;
  if (state === "archived") return isNotNull(archivedAt);
  const by = {
    draft: isNull(publishedFrom),
    scheduled: gt(publishedFrom, now),
    published: lte(publishedFrom, now),
  };
  return and(isNull(archivedAt), by[state]);
}

/** A page of the articles, the newest first. @param q a piece of the title */
export function listPosts(
  db: Database,
  filter: {
    state: State | undefined;
    q: string | undefined;
    now: Date;
    offset: number;
    limit: number;
  },
): Promise<Row[]> {
  const { state, q, now, offset, limit } = filter;
  return db
    .select()
    .from(blogPosts)
    .where(
      and(
        state === undefined ? undefined : inState(state, now),
        q ? ilike(blogPosts.title, `%${q.replace(/[\\%_]/g, "\\$&")}%`) : undefined,
      ),
    )
    .orderBy(desc(blogPosts.id))
    .offset(offset)
    .limit(limit);
}

/** An article in lists. */
export function presentRow(row: Row, now: Date): ConsolePostRow {
  const { id, title, slug, publishedFrom, modifiedAt } = row;
  return {
    ...{ id, title, slug },
    state: stateOf(row, now),
    published_from: publishedFrom?.toISOString() ?? null,
    modified_at: modifiedAt.toISOString(),
  };
}

/** Whether visitors have seen the article at its address. */
export function isSlugFixed({ publishedFrom }: Row, now: Date): boolean {
  return publishedFrom !== null && publishedFrom <= now;
}

/** An article as it is edited. @throws not-found */
export async function findPost(db: Database, id: number, now: Date): Promise<ConsolePost> {
  const row = await findPostRow(db, id);
  if (row === null) throw refusal("not-found");
  const { excerpt, content, image, imageAlt, version } = row;
  return {
    ...presentRow(row, now),
    ...{ excerpt, content, image, version },
    image_alt: imageAlt || null,
    slug_fixed: isSlugFixed(row, now),
  };
}
