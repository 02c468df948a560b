import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { guestMessageMessages } from "@jdj/contract/invitations/guest-message-messages";
import type { RequestContext } from "../../../app-context.ts";
import { isOnlySaved } from "../../campaigns/campaigns/campaign-state.ts";
import { checkDay } from "../../campaigns/campaigns/check-choices.ts";
import {
  lockCampaign,
  releaseCampaign,
  type SavedCampaign,
} from "../../campaigns/campaigns/save-campaign.ts";
import { whenQuietEnds } from "../../campaigns/campaigns/start-campaign.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { planMessage, writtenOf } from "./plan-message.ts";
import { writeMessage } from "./save-message.ts";

/** What its host was shown of a message before they sent it. */
export interface Expected {
  recipients: number;
  units: number;
}

/**
 * Sends a message that was only saved to those who are chosen by now: at once or at a time, and where
 * the credit does not cover it, once its order is paid. Of two who send it at the same time one does.
 * @throws message-under-way when it was sent or cancelled; channel-closed, payments-closed; 422 at
 * `scheduled_at` for a past time and in the quiet hours, at `expected` when guests or price changed
 * since, at `channel_id` when it reaches nobody, at `audience` for nobody
 */
export async function sendMessage(
  context: RequestContext,
  event: Pick<EventWithType, "id" | "customerId" | "role">,
  messageId: number,
  { scheduledAt, expected }: { scheduledAt: Date | null; expected: Expected | null },
): Promise<SavedCampaign> {
  const { db, now, settings } = context;
  return db.transaction(async (tx) => {
    const saved = await lockCampaign(tx, messageId);
    if (!saved || !isOnlySaved(saved)) throw refusal("message-under-way");
    checkDay(scheduledAt, now);
    if (whenQuietEnds(saved, scheduledAt ?? now) !== null)
      throw fieldRefusal({ scheduled_at: [guestMessageMessages.quiet] });
    const written = writtenOf(saved);
    // Its text may hold the couple's numbers: whoever wrote it was allowed to.
    const writer = { ...event, role: "owner" as const };
    const planned = await planMessage(tx, settings, writer, written);
    const { deliveries, units } = planned.plan;
    const isChanged =
      expected !== null && (expected.recipients !== deliveries.length || expected.units !== units);
    if (isChanged) throw fieldRefusal({ expected: [guestMessageMessages.changed] });
    if (deliveries.every(({ unreachable }) => unreachable !== null))
      throw fieldRefusal({ channel_id: [guestMessageMessages.nobodyReached] });
    const key = saved.idempotencyKey;
    await writeMessage(tx, context, event, { written, planned, saved, key, scheduledAt });
    return releaseCampaign({ ...context, db: tx }, messageId, event.customerId);
  });
}
