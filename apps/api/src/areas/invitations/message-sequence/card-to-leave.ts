import { and, asc, eq, ne, notInArray, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { findDefaultSender } from "../../campaigns/campaigns/default-sender.ts";
import type { NewCampaign } from "../../campaigns/campaigns/new-campaign.ts";
import { type PlannedCampaign, planCampaign } from "../../campaigns/campaigns/plan-campaign.ts";
import { campaigns } from "../../campaigns/campaigns/tables.ts";
import { deliveries } from "../../campaigns/deliveries/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";

type Campaign = typeof campaigns.$inferSelect;

/** A saved card as it would leave now. */
export interface LeavingCard {
  given: NewCampaign;
  plan: PlannedCampaign;
}

/**
 * Plans a saved card for those whom it concerns by now: the guests that its host chose, without those
 * who were deleted, or, where it is for everybody, all who got no card of its category.
 * @throws channel-closed, not-found, 422
 */
export async function cardToLeave(
  db: Database,
  settings: Parameters<typeof planCampaign>[1],
  event: { id: number },
  campaign: Campaign,
): Promise<LeavingCard> {
  const guestIds = campaign.audience
    ? await listWithout(db, campaign)
    : await listChosen(db, campaign.id);
  const given = { ...(await writtenCard(db, settings.brand, campaign)), guestIds };
  // Its text may hold the couple's numbers: whoever wrote it was allowed to.
  const writer = { id: event.id, role: "owner" as const };
  const plan = await planCampaign(db, settings, writer, { ...given, mayBeNobody: true });
  return { given, plan };
}

/** A saved card as its host wrote it. */
async function writtenCard(db: Database, brand: string, campaign: Campaign) {
  const { eventId, channelId, sender, senderNameId } = campaign;
  const isDefault =
    senderNameId === null &&
    sender === (await findDefaultSender(db, eventId, { channelId, brand }));
  return {
    kind: "card" as const,
    ...(campaign.audience && { audience: campaign.audience }),
    ...{ channelId, categoryId: campaign.categoryId, modelId: campaign.modelId },
    ...{ designId: campaign.designId, label: campaign.label, subject: campaign.subject },
    sender: isDefault ? null : sender,
    ...{ body: campaign.body, bodyFormat: campaign.bodyFormat },
    imageFileId: campaign.imageFileId,
    target: campaign.target,
    scheduledAt: null,
    reminderOfId: null,
    idempotencyKey: campaign.idempotencyKey,
  };
}

async function listChosen(db: Database, campaignId: number): Promise<number[]> {
  const rows = await db
    .select({ id: deliveries.guestId })
    .from(deliveries)
    .where(eq(deliveries.campaignId, campaignId))
    .orderBy(asc(deliveries.guestId));
  return rows.map(({ id }) => id);
}

/** The guests of an event to whom no other card of the category of this one left, or is to leave. */
async function listWithout(db: Database, campaign: Campaign): Promise<number[]> {
  const had = db
    .select({ id: deliveries.guestId })
    .from(deliveries)
    .innerJoin(campaigns, eq(campaigns.id, deliveries.campaignId))
    .where(
      and(
        eq(campaigns.eventId, campaign.eventId),
        eq(campaigns.categoryId, campaign.categoryId),
        eq(campaigns.kind, "card"),
        ne(campaigns.id, campaign.id),
        sql`${campaigns.status} in ('scheduled', 'sending', 'done')`,
      ),
    );
  const rows = await db
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.eventId, campaign.eventId), notInArray(guests.id, had)))
    .orderBy(asc(guests.id));
  return rows.map(({ id }) => id);
}
