import { fieldRefusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import type { PostForm } from "@jdj/contract/console/posts";
import { readingMinutes } from "@jdj/contract/content/reading-time";
import { readSimpleHtml } from "@jdj/contract/content/simple-html";
import { and, eq, ne } from "drizzle-orm";
import type { RequestContext } from "../../../../app-context.ts";
import type { Database } from "../../../../database/connect.ts";
import { checkPicture } from "../../../files/site-pictures/check-picture.ts";
import { type Author, changedFields, recordChange } from "../../../staff/audit/record-change.ts";
import { currentRow } from "../../../staff/lists/current-row.ts";
import { cleanHtml } from "../../clean-html.ts";
import { blogPosts } from "../tables.ts";
import { isSlugFixed } from "./queries.ts";
import { slugOf } from "./slug.ts";

/** The stored fields of a form. @throws 422 at `content` when no text remains */
function storedFields(form: PostForm) {
  const { title, excerpt, image, image_alt: imageAlt } = form;
  const content = cleanHtml(form.content);
  if (content === "") throw fieldRefusal({ content: [consoleMessages.textRequired] });
  const minutes = readingMinutes(readSimpleHtml(content));
  return { title, excerpt, content, minutes, image, imageAlt: imageAlt ?? "" };
}

/** Refuses an address that another article has. @throws 422 at `slug` */
async function checkSlug(tx: Database, slug: string, id: number): Promise<void> {
  const [other] = await tx
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), ne(blogPosts.id, id)));
  if (other) throw fieldRefusal({ slug: [consoleMessages.slugTaken] });
}

/** Adds an article, as a draft. @returns its number @throws field errors */
export async function addPost(
  { db, now }: RequestContext,
  author: Author,
  form: PostForm,
): Promise<number> {
  const after = { ...storedFields(form), slug: form.slug ?? slugOf(form.title) };
  return db.transaction(async (tx) => {
    await checkSlug(tx, after.slug, 0);
    await checkPicture(tx, now, { path: after.image, before: null, field: "image" });
    const [added] = await tx
      .insert(blogPosts)
      .values({ ...after, modifiedAt: now })
      .returning({ id: blogPosts.id });
    if (!added) throw new Error("The article was not written");
    await recordChange(tx, author, now, { action: "posts.add", ...added, before: null, after });
    return added.id;
  });
}

/**
 * Changes an article; visitors see the change at once if it is published. Its address stays once
 * they have seen it.
 * @throws not-found; changed-meanwhile; field errors
 */
export async function changePost(
  { db, now }: RequestContext,
  author: Author,
  { id, version, ...form }: PostForm & { id: number; version: number },
): Promise<void> {
  const fields = storedFields(form);
  await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for("update");
    const before = currentRow(locked, version);
    const slug = form.slug ?? before.slug;
    if (slug !== before.slug && isSlugFixed(before, now))
      throw fieldRefusal({ slug: [consoleMessages.slugFixed] });
    const after = { ...fields, slug };
    await checkSlug(tx, slug, id);
    await checkPicture(tx, now, { path: after.image, before: before.image, field: "image" });
    await tx
      .update(blogPosts)
      .set({ ...after, modifiedAt: now, version: version + 1 })
      .where(eq(blogPosts.id, id));
    const changed = changedFields(before, after);
    await recordChange(tx, author, now, { action: "posts.update", id, ...changed });
  });
}
