import { refusal } from "@jdj/contract/call/refusals";
import { and, asc, desc, eq, gte, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { CallContext } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { fabricOrders } from "../../fabric-orders/orders/tables.ts";
import { eventPages } from "../../notebook/event-pages/tables.ts";
import { refuseDeleted } from "../../notebook/events/refuse-deleted.ts";
import { events } from "../../notebook/events/tables.ts";
import { isOffered, products } from "../../products/products/tables.ts";
import { eventPageCeremonies, formerPageSlugs } from "../settings/tables.ts";

/** A page with when its event was deleted, by its present address; null for any other. */
export async function findPageBySlug(db: Database, slug: string) {
  const [row] = await db
    .select({ page: eventPages, deletedAt: events.deletedAt })
    .from(eventPages)
    .innerJoin(events, eq(events.id, eventPages.eventId))
    .where(eq(eventPages.slug, slug));
  return row ?? null;
}

/**
 * The open page of an address; unknown ones are counted.
 * @throws not-found, also for one that is closed; event-gone; event-page-moved; too-many-requests
 */
export async function findOpenPage(context: CallContext, slug: string) {
  const { db, caller } = context;
  const found = await findPageBySlug(db, slug);
  if (found) refuseDeleted(found);
  if (found && found.page.visibility !== "off") return found.page;
  if (found) throw refusal("not-found");
  if (await isFormerSlug(db, slug)) throw refusal("event-page-moved");
  await consumeRateLimit(limits.cardGuess, caller.address, context);
  throw refusal("not-found");
}

/** Whether an address was once that of an open page; of a deleted event or a closed page it says nothing. */
async function isFormerSlug(db: Database, slug: string): Promise<boolean> {
  const [former] = await db
    .select({ visibility: eventPages.visibility, deletedAt: events.deletedAt })
    .from(formerPageSlugs)
    .innerJoin(eventPages, eq(eventPages.id, formerPageSlugs.pageId))
    .innerJoin(events, eq(events.id, eventPages.eventId))
    .where(eq(formerPageSlugs.slug, slug));
  if (former) refuseDeleted(former);
  return former !== undefined && former.visibility !== "off";
}

/** The numbers of the ceremonies that a page shows. */
export async function listShownCeremonies(db: Database, pageId: number): Promise<number[]> {
  const rows = await db
    .select({ id: eventPageCeremonies.ceremonyId })
    .from(eventPageCeremonies)
    .where(eq(eventPageCeremonies.pageId, pageId));
  return rows.map(({ id }) => id);
}

/** The fabrics of an event that may still be ordered, the first to end first, with the product while it is offered. */
export function listOpenFabrics(db: Database, eventId: number, today: string) {
  return db
    .select({ order: fabricOrders, product: { id: products.id, kind: products.kind } })
    .from(fabricOrders)
    .leftJoin(products, and(eq(products.id, fabricOrders.productId), isOffered(products)))
    .where(
      and(
        eq(fabricOrders.eventId, eventId),
        eq(fabricOrders.state, "open"),
        gte(fabricOrders.deadline, today),
      ),
    )
    .orderBy(asc(fabricOrders.deadline), asc(fabricOrders.id))
    .limit(10);
}

/** The most pages that search engines are told of. */
const LISTED_MAX = 2000;

/** The pages that search engines may list, the newest first. */
export function listPublicPages(db: Database) {
  return db
    .select({ slug: eventPages.slug, createdAt: eventPages.createdAt })
    .from(eventPages)
    .innerJoin(events, eq(events.id, eventPages.eventId))
    .where(and(eq(eventPages.visibility, "public"), isNull(events.deletedAt)))
    .orderBy(desc(eventPages.id))
    .limit(LISTED_MAX);
}
