import { fieldRefusal } from "@jdj/contract/call/refusals";
import { eventPageMessages } from "@jdj/contract/event-page/messages";
import { slugFrom } from "@jdj/contract/event-page/slug";
import { and, eq, ne, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { eventPages } from "../../notebook/event-pages/tables.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { type EventPageRow, lockEventPage, refuseChanged } from "./open-page.ts";
import { makeSlug } from "./page-slug.ts";
import { formerPageSlugs } from "./tables.ts";

/**
 * Gives the page of an event another address, with a fresh key unless it is public; the same name is a
 * new link. The old address says from then on that it leads nowhere.
 * @param shown the version that was shown: 0 for a page that was not stored, undefined to save over any
 * @throws changed-meanwhile; a field error (422) at `name`; event-gone
 */
export async function changeAddress(
  context: RequestContext,
  event: EventWithType,
  shown: number | undefined,
  typed: string,
): Promise<void> {
  const { db, now } = context;
  const name = slugFrom(typed);
  if (name === "") throw fieldRefusal({ name: [eventPageMessages.nameRequired] });
  await db.transaction(async (tx) => {
    const page = await lockEventPage(tx, context, event);
    refuseChanged(page, shown);
    const slug = makeSlug(name, page.visibility);
    if (slug === page.slug) return;
    await refuseTaken(tx, page, slug);
    await retireSlug(tx, page, now);
    await tx
      .update(eventPages)
      .set({ name, slug, version: sql`${eventPages.version} + 1` })
      .where(eq(eventPages.id, page.id));
  });
}

/**
 * Refuses an address that another page has or had. Under a lock of its own, so that of two who ask for
 * it at once the second is told at the field.
 */
async function refuseTaken(tx: Database, page: EventPageRow, slug: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`event-page ${slug}`}))`);
  const taken = await tx
    .select({ slug: eventPages.slug })
    .from(eventPages)
    .where(and(eq(eventPages.slug, slug), ne(eventPages.id, page.id)));
  const former = await tx
    .select({ slug: formerPageSlugs.slug })
    .from(formerPageSlugs)
    .where(and(eq(formerPageSlugs.slug, slug), ne(formerPageSlugs.pageId, page.id)));
  if (taken.length + former.length > 0) throw fieldRefusal({ name: [eventPageMessages.nameTaken] });
  // Its own of earlier times leads here again.
  await tx.delete(formerPageSlugs).where(eq(formerPageSlugs.slug, slug));
}

/** Keeps the present address of a page as a former one. */
export async function retireSlug(tx: Database, page: EventPageRow, now: Date): Promise<void> {
  await tx
    .insert(formerPageSlugs)
    .values({ slug: page.slug, pageId: page.id, createdAt: now })
    .onConflictDoNothing();
}
