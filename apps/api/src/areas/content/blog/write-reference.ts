import { readingMinutes } from "@jdj/contract/content/reading-time";
import { readSimpleHtml } from "@jdj/contract/content/simple-html";
import type { Database } from "../../../database/connect.ts";
import { ownPosts } from "./reference/own-posts.ts";
import { blogPosts } from "./tables.ts";

/** Writes the articles of a new site; what staff changed or archived is not overwritten. */
export async function writeBlogReference(db: Database): Promise<void> {
  const posts = ownPosts.toSorted((a, b) => a.id - b.id);
  await db
    .insert(blogPosts)
    .values(
      posts.map(({ slug, date, title, excerpt, content }) => {
        const at = new Date(`${date}T08:00:00Z`);
        const minutes = readingMinutes(readSimpleHtml(content));
        return { slug, title, excerpt, content, minutes, publishedFrom: at, modifiedAt: at };
      }),
    )
    .onConflictDoNothing();
}
