import type { SequenceStep } from "@jdj/contract/invitations/message-sequence";
import { type CardPurpose, cardPurposes } from "@jdj/contract/invitations/sequence-steps";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { campaigns, sequenceSteps } from "../../campaigns/campaigns/tables.ts";
import { channels } from "../../campaigns/channels/tables.ts";
import { messageCategories } from "../../designs/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { everybody } from "../messages-to-guests/audience.ts";
import { deliveryCount } from "../messages-to-guests/queries.ts";
import { type DatedEvent, presentStep } from "./present-step.ts";

const selectSteps = preparedQuery(
  "sequence-steps",
  (db, { eventId }: Values<{ eventId: number }>) =>
    db
      .select({
        step: sequenceSteps,
        campaign: campaigns,
        channel: channels.name,
        category: messageCategories.name,
        guests: deliveryCount("total"),
      })
      .from(sequenceSteps)
      .innerJoin(campaigns, eq(campaigns.id, sequenceSteps.campaignId))
      .innerJoin(channels, eq(channels.id, campaigns.channelId))
      .innerJoin(messageCategories, eq(messageCategories.id, campaigns.categoryId))
      .where(and(eq(campaigns.eventId, eventId), ne(campaigns.status, "cancelled")))
      .orderBy(sequenceSteps.offsetDays, sequenceSteps.hour, campaigns.id),
);

/** The steps of an event in the order in which they leave, without those that were abandoned. */
export async function listSteps(
  db: Database,
  event: DatedEvent & { id: number },
): Promise<SequenceStep[]> {
  const rows = await selectSteps(db, { eventId: event.id });
  return rows.map(({ step, campaign, channel, category, guests }) => ({
    ...presentStep(step, event),
    ...{ id: campaign.id, kind: campaign.kind, status: campaign.status },
    category: campaign.kind === "card" ? category : null,
    channel: { id: campaign.channelId, name: channel },
    audience: campaign.kind === "card" ? campaign.audience : (campaign.audience ?? everybody),
    guests,
    ...{ subject: campaign.subject, body: campaign.body },
  }));
}

/** The proposed cards of which an event has none that left or that is planned. */
export async function listMissingCards(db: Database, eventId: number): Promise<CardPurpose[]> {
  const rows = await db
    .selectDistinct({ code: messageCategories.code })
    .from(campaigns)
    .innerJoin(messageCategories, eq(messageCategories.id, campaigns.categoryId))
    .leftJoin(sequenceSteps, eq(sequenceSteps.campaignId, campaigns.id))
    .where(
      and(
        eq(campaigns.eventId, eventId),
        eq(campaigns.kind, "card"),
        sql`(${campaigns.status} in ('scheduled', 'sending', 'done') or ${campaigns.status} = 'draft' and ${sequenceSteps.campaignId} is not null)`,
      ),
    );
  const present = new Set(rows.map(({ code }) => code));
  return cardPurposes.filter((purpose) => !present.has(purpose));
}

/** A step, locked until the transaction ends: after its campaign, as everywhere. */
export async function lockStep(tx: Database, campaignId: number) {
  const [step] = await tx
    .select()
    .from(sequenceSteps)
    .where(eq(sequenceSteps.campaignId, campaignId))
    .for("update");
  return step;
}

/** The units to which the host of a planned step agreed; null for one that is not planned. */
export async function findAgreedUnits(db: Database, campaignId: number): Promise<number | null> {
  const [step] = await db
    .select({ mostUnits: sequenceSteps.mostUnits })
    .from(sequenceSteps)
    .where(and(eq(sequenceSteps.campaignId, campaignId), eq(sequenceSteps.state, "waiting")));
  return step?.mostUnits ?? null;
}

/**
 * The steps that are planned, of feasts that take place, whose day is near: the job looks at each.
 * @param within days before their day
 */
export function listNearSteps(db: Database, now: Date, within: number) {
  return db
    .select({
      step: sequenceSteps,
      campaign: campaigns,
      event: events,
      unitFcfa: channels.priceFcfa,
    })
    .from(sequenceSteps)
    .innerJoin(campaigns, eq(campaigns.id, sequenceSteps.campaignId))
    .innerJoin(channels, eq(channels.id, campaigns.channelId))
    .innerJoin(events, eq(events.id, campaigns.eventId))
    .where(
      and(
        // Written out, so that the partial index serves it.
        sql`${sequenceSteps.state} = 'waiting'`,
        eq(events.weddingDatePrecision, "exact"),
        sql`${events.deletedAt} is null and ${events.cancelledAt} is null`,
        sql`${events.weddingDate} + ${sequenceSteps.offsetDays} <= ${now.toISOString()}::date + ${within}::int`,
      ),
    )
    .orderBy(campaigns.id);
}
