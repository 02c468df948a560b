import type { SequenceStep } from "@jdj/contract/invitations/message-sequence";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { campaigns } from "../../campaigns/campaigns/tables.ts";
import { channels } from "../../campaigns/channels/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { everybody } from "../messages-to-guests/audience.ts";
import { type DatedEvent, presentStep } from "./present-step.ts";
import { sequenceSteps } from "./tables.ts";

/** The steps of an event in the order in which they leave, without those that were abandoned. */
export async function listSteps(
  db: Database,
  event: DatedEvent & { id: number },
): Promise<SequenceStep[]> {
  const rows = await db
    .select({ step: sequenceSteps, campaign: campaigns, channel: channels.name })
    .from(sequenceSteps)
    .innerJoin(campaigns, eq(campaigns.id, sequenceSteps.campaignId))
    .innerJoin(channels, eq(channels.id, campaigns.channelId))
    .where(and(eq(campaigns.eventId, event.id), ne(campaigns.status, "cancelled")))
    .orderBy(sequenceSteps.offsetDays, sequenceSteps.hour, campaigns.id);
  return rows.map(({ step, campaign, channel }) => ({
    ...presentStep(step, event),
    id: campaign.id,
    status: campaign.status,
    channel: { id: campaign.channelId, name: channel },
    audience: campaign.audience ?? everybody,
    ...{ subject: campaign.subject, body: campaign.body },
  }));
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

/**
 * The steps that are planned, of feasts that take place, whose day is near: the job looks at each.
 * @param within days before their day
 */
export function listNearSteps(db: Database, now: Date, within: number) {
  return db
    .select({ step: sequenceSteps, campaign: campaigns, event: events })
    .from(sequenceSteps)
    .innerJoin(campaigns, eq(campaigns.id, sequenceSteps.campaignId))
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
