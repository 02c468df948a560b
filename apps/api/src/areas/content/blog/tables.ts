import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant, rowId, version } from "../../../database/columns.ts";

/** The articles of our own blog. */
export const blogPosts = pgTable(
  "blog_posts",
  {
    id: rowId(),
    /** The address below `/blog/`; it never changes once the article was published. */
    slug: text().notNull().unique(),
    title: text().notNull(),
    excerpt: text().notNull(),
    /** HTML of harmless elements. */
    content: text().notNull(),
    /** Reading time. */
    minutes: integer().notNull(),
    /** The path of an uploaded picture; null: the page weaves one from the slug. */
    image: text(),
    imageAlt: text("image_alt").notNull().default(""),
    /** Visitors see it from then on; null for a draft. */
    publishedFrom: instant(),
    /** Visitors do not see it any more. */
    archivedAt: instant(),
    modifiedAt: instant().notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    index("blog_posts_published")
      .on(table.publishedFrom, table.id)
      .where(sql`${table.archivedAt} is null`),
    check("blog_posts_slug", sql`${table.slug} ~ '^[a-z0-9-]{1,120}$'`),
  ],
);
