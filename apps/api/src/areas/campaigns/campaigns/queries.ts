import { and, count, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { cardDesigns, messageCategories, messageModels } from "../../designs/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { channels } from "../channels/tables.ts";
import { isDelivered } from "../deliveries/delivered.ts";
import { deliveries, deliveryCounts } from "../deliveries/tables.ts";
import { campaigns } from "./tables.ts";

const sumOf = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

const counts = {
  success: sumOf(deliveryCounts.delivered),
  error: sumOf(deliveryCounts.undelivered),
  total: sumOf(deliveryCounts.total),
};

/** Campaigns with what they refer to and their counts; every caller adds whose they must be. */
function selectCampaigns(db: Database) {
  return db
    .select({
      campaign: campaigns,
      customerId: events.customerId,
      channel: channels.name,
      category: messageCategories.name,
      categoryCode: messageCategories.code,
      model: messageModels.name,
      design: cardDesigns.name,
      designCode: cardDesigns.code,
      ...counts,
    })
    .from(campaigns)
    .innerJoin(events, eq(events.id, campaigns.eventId))
    .innerJoin(channels, eq(channels.id, campaigns.channelId))
    .innerJoin(messageCategories, eq(messageCategories.id, campaigns.categoryId))
    .innerJoin(cardDesigns, eq(cardDesigns.id, campaigns.designId))
    .leftJoin(messageModels, eq(messageModels.id, campaigns.modelId))
    .leftJoin(deliveryCounts, eq(deliveryCounts.campaignId, campaigns.id))
    .groupBy(
      campaigns.id,
      events.customerId,
      channels.name,
      messageCategories.name,
      messageCategories.code,
      messageModels.name,
      cardDesigns.name,
      cardDesigns.code,
    );
}

/** One campaign with its counts. */
export type CampaignWithState = Awaited<ReturnType<typeof listCampaigns>>[number];

/** The campaigns of an event, newest first; the caller has checked that its reader is a member. */
export function listCampaigns(db: Database, eventId: number) {
  return selectCampaigns(db)
    .where(eq(campaigns.eventId, eventId))
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id));
}

const PER_PAGE = 50;

/** One page of the campaigns of an event, newest first. @param wanted the page, from 1; the last one at most */
export async function listCampaignsByPage(db: Database, eventId: number, wanted: number) {
  const total = await countCampaigns(db, eventId);
  const lastPage = Math.max(1, Math.ceil(total / PER_PAGE));
  const page = Math.min(wanted, lastPage);
  const ofPage = db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(eq(campaigns.eventId, eventId))
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  const rows = await selectCampaigns(db)
    .where(inArray(campaigns.id, ofPage))
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id));
  return { page, lastPage, total, rows };
}

/** The most deliveries of which a page of the list counts the answers: more would keep it waiting. */
const ANSWERS_COUNTED = 20_000;

/**
 * How many of those whom each of some campaigns reached have answered, and the token of one of its
 * deliveries; nothing about the older ones of a page of more than 20,000 deliveries.
 * @param rows the newest first
 */
export async function countAnswers(
  db: Database,
  rows: readonly Pick<CampaignWithState, "campaign" | "total">[],
) {
  let seen = 0;
  const counted = rows.filter(({ total }) => {
    seen += total;
    return seen <= ANSWERS_COUNTED;
  });
  if (counted.length === 0) return new Map<number, { answered: number; token: string }>();
  const answers = await db
    .select({
      campaignId: deliveries.campaignId,
      answered:
        sql<number>`count(*) filter (where ${and(isDelivered, ne(guests.answer, "none"))})`.mapWith(
          Number,
        ),
      token: sql<string>`min(${deliveries.token})`,
    })
    .from(deliveries)
    .innerJoin(guests, eq(guests.id, deliveries.guestId))
    .where(
      inArray(
        deliveries.campaignId,
        counted.map(({ campaign }) => campaign.id),
      ),
    )
    .groupBy(deliveries.campaignId);
  return new Map(answers.map(({ campaignId, ...answer }) => [campaignId, answer]));
}

async function countCampaigns(db: Database, eventId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(campaigns)
    .where(eq(campaigns.eventId, eventId));
  return row?.count ?? 0;
}

/** A campaign with its counts, whosever it is; null when there is none. */
export async function findCampaignWithState(
  db: Database,
  campaignId: number,
): Promise<CampaignWithState | null> {
  const [row] = await selectCampaigns(db).where(eq(campaigns.id, campaignId));
  return row ?? null;
}

/** A campaign without its counts, whosever it is; null when there is none. */
export async function findCampaign(db: Database, campaignId: number) {
  const [campaign] = await db.select().from(campaigns).where(eq(campaigns.id, campaignId));
  return campaign ?? null;
}

/** How many deliveries of a campaign are in each state; a state without any is left out. */
export function countByState(db: Database, campaignId: number) {
  return db
    .select({ state: deliveries.state, count: sql<number>`count(*)`.mapWith(Number) })
    .from(deliveries)
    .where(eq(deliveries.campaignId, campaignId))
    .groupBy(deliveries.state);
}

/** One delivery, its guest and its campaign, by the token of the guest's own link; null for any other. */
export async function findDeliveryByToken(db: Database, token: string) {
  const [row] = await db
    .select({
      delivery: deliveries,
      guest: guests,
      campaign: campaigns,
      design: cardDesigns.code,
      category: messageCategories.code,
    })
    .from(deliveries)
    .innerJoin(campaigns, eq(campaigns.id, deliveries.campaignId))
    .innerJoin(guests, eq(guests.id, deliveries.guestId))
    .innerJoin(cardDesigns, eq(cardDesigns.id, campaigns.designId))
    .innerJoin(messageCategories, eq(messageCategories.id, campaigns.categoryId))
    .where(eq(deliveries.token, token));
  return row ?? null;
}

/** The newest campaign of an event, of a channel if one is given, that has a delivery to a guest. */
export async function findNewestWithGuest(
  db: Database,
  eventId: number,
  guestId: number,
  channelId: number | undefined,
): Promise<number | null> {
  const [found] = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .innerJoin(deliveries, eq(deliveries.campaignId, campaigns.id))
    .where(
      and(
        eq(campaigns.eventId, eventId),
        eq(deliveries.guestId, guestId),
        channelId === undefined ? undefined : eq(campaigns.channelId, channelId),
      ),
    )
    .orderBy(desc(campaigns.id))
    .limit(1);
  return found?.id ?? null;
}
