import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { DeliveryFilter } from "@jdj/contract/campaigns/deliveries";
import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { guestCategories } from "../../notebook/guest-categories/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { isDelivered, isUndelivered } from "./is-delivered.ts";
import { deliveries } from "./tables.ts";

const PER_PAGE = 50;

/** What each filter lists; undefined lists all. */
const listedBy: Record<DeliveryFilter, SQL | undefined> = {
  all: undefined,
  sent: isDelivered,
  failed: isUndelivered,
  waiting: and(eq(deliveries.state, "queued"), isNull(deliveries.writtenAt)),
};

function selectDeliveries(db: Database) {
  return db
    .select({ delivery: deliveries, guest: guests, category: guestCategories.name })
    .from(deliveries)
    .innerJoin(guests, eq(guests.id, deliveries.guestId))
    .innerJoin(guestCategories, eq(guestCategories.id, guests.categoryId));
}

/** The deliveries of a campaign, by the guests' names; the caller has checked the right to it. */
export function listDeliveriesOf(db: Database, campaignId: number) {
  return selectDeliveries(db)
    .where(eq(deliveries.campaignId, campaignId))
    .orderBy(asc(guests.lastName), asc(guests.givenNames), asc(deliveries.id));
}

/** A delivery with its guest. */
export type DeliveryRow = Awaited<ReturnType<typeof listDeliveriesOf>>[number];

const countOf = (which: SQL | undefined) =>
  sql<number>`count(*) filter (where ${which})`.mapWith(Number);

/** What the deliveries of a campaign have in common, and how many each filter lists. */
export async function countDeliveries(db: Database, campaign: { id: number; channelId: number }) {
  const hasAddress =
    campaign.channelId === channelIds.email ? sql`${guests.email} is not null` : sql`true`;
  const isResendable = and(
    eq(deliveries.state, "failed"),
    isNull(deliveries.writtenAt),
    campaign.channelId === channelIds.manual ? sql`false` : hasAddress,
  );
  const [row] = await db
    .select({
      token: sql<string | null>`min(${deliveries.token})`,
      categories: sql<string[] | null>`array_agg(distinct ${guestCategories.name})`,
      all: sql<number>`count(*)`.mapWith(Number),
      sent: countOf(listedBy.sent),
      failed: countOf(listedBy.failed),
      waiting: countOf(listedBy.waiting),
      resendable: countOf(isResendable),
      silent: countOf(and(isDelivered, eq(guests.answer, "none"))),
    })
    .from(deliveries)
    .innerJoin(guests, eq(guests.id, deliveries.guestId))
    .innerJoin(guestCategories, eq(guestCategories.id, guests.categoryId))
    .where(eq(deliveries.campaignId, campaign.id));
  if (!row) throw new Error("A count has a row");
  return { ...row, categories: row.categories ?? [] };
}

/** One page of a campaign's deliveries, by the guests' names. @param wanted the page, from 1; the last one at most */
export async function listDeliveriesByPage(
  db: Database,
  campaignId: number,
  { filter, size, wanted }: { filter: DeliveryFilter; size: number; wanted: number },
) {
  const lastPage = Math.max(1, Math.ceil(size / PER_PAGE));
  const page = Math.min(wanted, lastPage);
  const rows = await selectDeliveries(db)
    .where(and(eq(deliveries.campaignId, campaignId), listedBy[filter]))
    .orderBy(asc(guests.lastName), asc(guests.givenNames), asc(deliveries.id))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  return { page, lastPage, rows };
}
