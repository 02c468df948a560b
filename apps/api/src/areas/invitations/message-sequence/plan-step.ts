import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { sequenceMessages } from "@jdj/contract/invitations/sequence-messages";
import {
  cardPurposes,
  type StepPurpose,
  stepMachine,
} from "@jdj/contract/invitations/sequence-steps";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { isOnlySaved } from "../../campaigns/campaigns/campaign-state.ts";
import { lockCampaign } from "../../campaigns/campaigns/save-campaign.ts";
import { type campaigns, sequenceSteps } from "../../campaigns/campaigns/tables.ts";
import { messageCategories } from "../../designs/tables.ts";
import { judgeStep } from "./judge-step.ts";
import { countedFrom, type DatedEvent } from "./present-step.ts";
import { priceStep } from "./price-step.ts";
import { lockStep } from "./queries.ts";

/** When a step leaves, counted from the feast. */
export interface Offset {
  /** Days, negative before. */
  offsetDays: number;
  /** UTC, as in Abidjan. */
  hour: number;
}

/** An event with its date, and the owner whose credit its messages use. */
export type PayerEvent = DatedEvent & { id: number; customerId: number };

/**
 * Plans a message or a card that was only saved, so many days before or after the feast; one that is planned
 * already gets the other day. Its host agrees to what it costs at most.
 * @throws message-under-way once it was sent or waits for its payment; channel-closed; 422 at
 * `offset_days` for a day that is over or a feast without an exact date, at `channel_id` for what is
 * shared or written by hand, at `body`
 */
export async function planStep(
  { db, settings, now }: RequestContext,
  event: PayerEvent,
  campaignId: number,
  { offsetDays, hour }: Offset,
): Promise<void> {
  await db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, campaignId);
    if (campaign?.status !== "draft") throw refusal("message-under-way");
    if (campaign.channelId === channelIds.manual || campaign.channelId === channelIds.social)
      throw fieldRefusal({ channel_id: [sequenceMessages.notByHand] });
    const date = countedFrom(event);
    if (date === null) throw fieldRefusal({ offset_days: [sequenceMessages.dateMissing] });
    if (judgeStep(date, { offsetDays, hour }, now) !== "early")
      throw fieldRefusal({ offset_days: [sequenceMessages.dayOver] });
    const { mostUnits } = await priceStep(tx, settings, event, campaign);
    const values = { offsetDays, hour, mostUnits, reason: "" };
    const step = await lockStep(tx, campaignId);
    if (step) {
      if (!stepMachine.may(step.state, "waiting", "customer")) throw refusal("message-under-way");
      await tx
        .update(sequenceSteps)
        .set({ ...values, state: stepMachine.transition(step.state, "waiting", "customer") })
        .where(eq(sequenceSteps.campaignId, campaignId));
    } else {
      const state = "waiting" as const;
      const purpose = await findPurpose(tx, campaign);
      await tx.insert(sequenceSteps).values({ campaignId, purpose, state, ...values });
    }
  });
}

/** What a step is for that is planned: a card of one of the proposed categories is that proposal. */
async function findPurpose(
  tx: Database,
  { kind, categoryId }: typeof campaigns.$inferSelect,
): Promise<StepPurpose> {
  if (kind === "message") return "own";
  const [category] = await tx
    .select({ code: messageCategories.code })
    .from(messageCategories)
    .where(eq(messageCategories.id, categoryId));
  return cardPurposes.find((purpose) => purpose === category?.code) ?? "own";
}

/**
 * Keeps a message from leaving by itself; nothing happens to one that does not.
 * @throws message-under-way once it was sent
 */
export async function unplanStep({ db }: RequestContext, campaignId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, campaignId);
    if (!campaign || !isOnlySaved(campaign)) throw refusal("message-under-way");
    const step = await lockStep(tx, campaignId);
    if (!step || step.state === "off") return;
    if (!stepMachine.may(step.state, "off", "customer")) throw refusal("message-under-way");
    await tx
      .update(sequenceSteps)
      .set({ state: stepMachine.transition(step.state, "off", "customer"), reason: "" })
      .where(eq(sequenceSteps.campaignId, campaignId));
  });
}
