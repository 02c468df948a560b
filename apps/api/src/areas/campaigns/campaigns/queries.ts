import { and, count, desc, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { cardDesigns, messageCategories, messageModels } from "../../designs/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { channels } from "../channels/tables.ts";
import { isDelivered } from "../deliveries/is-delivered.ts";
import { deliveries, deliveryCounts } from "../deliveries/tables.ts";
import { campaigns, sequenceSteps } from "./tables.ts";

const sumOf = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

const counts = {
  success: sumOf(deliveryCounts.delivered),
  error: sumOf(deliveryCounts.undelivered),
  total: sumOf(deliveryCounts.total),
};

/** From which date a card is counted that leaves by itself, and how far; null for any other. */
interface PlannedStep {
  /** Of the feast, `YYYY-MM-DD`. */
  date: string;
  offsetDays: number;
  hour: number;
}

const plannedStep = sql<PlannedStep | null>`(select json_build_object('date', ${events.weddingDate}, 'offsetDays', ${sequenceSteps.offsetDays}, 'hour', ${sequenceSteps.hour}) from ${sequenceSteps} where ${sequenceSteps.campaignId} = ${campaigns.id} and ${sequenceSteps.state} = 'waiting' and ${campaigns.status} = 'draft' and ${events.weddingDatePrecision} = 'exact')`;

/**
 * Campaigns with what they refer to and their counts; every caller adds whose they must be.
 * @param also columns that depend on none of their tables
 */
function selectCampaigns<Also extends Record<string, SQL>>(db: Database, also: Also) {
  return db
    .select({
      ...also,
      campaign: campaigns,
      customerId: events.customerId,
      channel: channels.name,
      category: messageCategories.name,
      categoryCode: messageCategories.code,
      model: messageModels.name,
      design: cardDesigns.name,
      designCode: cardDesigns.code,
      plannedStep,
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
      events.id,
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

/** Messages are listed apart. */
const isCard = eq(campaigns.kind, "card");

/** The cards of an event, newest first; the caller has checked that its reader is a member. */
export function listCampaigns(db: Database, eventId: number) {
  return selectCampaigns(db, {})
    .where(and(eq(campaigns.eventId, eventId), isCard))
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id));
}

const PER_PAGE = 50;

const countOfEvent = (eventId: SQLWrapper) =>
  sql<number>`(select count(*) from ${campaigns} where ${campaigns.eventId} = ${eventId} and ${campaigns.kind} = 'card')`.mapWith(
    Number,
  );

type PageValues = Values<{ eventId: number; offset: number }>;

const selectPage = preparedQuery("campaigns-by-page", (db, { eventId, offset }: PageValues) => {
  const ofPage = db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.eventId, eventId), isCard))
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(PER_PAGE)
    .offset(offset);
  return selectCampaigns(db, { ofEvent: countOfEvent(eventId) })
    .where(inArray(campaigns.id, ofPage))
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id));
});

const selectCount = preparedQuery(
  "campaign-count",
  (db, { eventId }: Values<{ eventId: number }>) =>
    db
      .select({ count: count() })
      .from(campaigns)
      .where(and(eq(campaigns.eventId, eventId), isCard)),
);

/** One page of the cards of an event, newest first. @param wanted the page, from 1; the last one at most */
export async function listCampaignsByPage(db: Database, eventId: number, wanted: number) {
  const read = (page: number) => selectPage(db, { eventId, offset: (page - 1) * PER_PAGE });
  const rows = await read(wanted);
  const [first] = rows;
  if (first) {
    const lastPage = Math.ceil(first.ofEvent / PER_PAGE);
    return { page: wanted, lastPage, total: first.ofEvent, rows };
  }
  const total = wanted === 1 ? 0 : await countCampaigns(db, eventId);
  const lastPage = Math.max(1, Math.ceil(total / PER_PAGE));
  return { page: lastPage, lastPage, total, rows: total === 0 ? [] : await read(lastPage) };
}

const selectAnswers = preparedQuery(
  "campaign-answers",
  (db, { campaignIds }: Values<{ campaignIds: readonly number[] }>) =>
    db
      .select({
        campaignId: deliveries.campaignId,
        answered:
          sql<number>`count(*) filter (where ${isDelivered} and ${guests.answer} <> 'none')`.mapWith(
            Number,
          ),
        token: sql<string>`min(${deliveries.token})`,
      })
      .from(deliveries)
      .innerJoin(guests, eq(guests.id, deliveries.guestId))
      .where(sql`${deliveries.campaignId} = any(${campaignIds})`)
      .groupBy(deliveries.campaignId),
);

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
  const campaignIds = counted.map(({ campaign }) => campaign.id);
  const answers = campaignIds.length === 0 ? [] : await selectAnswers(db, { campaignIds });
  return new Map(answers.map(({ campaignId, ...answer }) => [campaignId, answer]));
}

async function countCampaigns(db: Database, eventId: number): Promise<number> {
  const [row] = await selectCount(db, { eventId });
  return row?.count ?? 0;
}

/** A campaign with its counts, whosever it is; null when there is none. */
export async function findCampaignWithState(
  db: Database,
  campaignId: number,
): Promise<CampaignWithState | null> {
  const [row] = await selectCampaigns(db, {}).where(eq(campaigns.id, campaignId));
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
        isCard,
        eq(deliveries.guestId, guestId),
        channelId === undefined ? undefined : eq(campaigns.channelId, channelId),
      ),
    )
    .orderBy(desc(campaigns.id))
    .limit(1);
  return found?.id ?? null;
}
