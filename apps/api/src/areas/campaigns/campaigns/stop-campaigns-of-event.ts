import { and, eq, inArray, notInArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { messageCategories } from "../../designs/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { campaignMachine } from "./campaign-state.ts";
import { cancelLocked } from "./cancel-campaign.ts";
import { campaigns } from "./tables.ts";

/**
 * Cancels the campaigns of a deleted event of which nothing has left, with their credit given back,
 * and has the sender close those that are leaving. An event that was restored meanwhile keeps them.
 */
export async function stopCampaignsOfEvent(
  { db, now, jobs }: Pick<RequestContext, "db" | "now" | "jobs">,
  eventId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for("share");
    if (!event?.deletedAt) return;
    const { customerId } = event;
    const open = await tx
      .select()
      .from(campaigns)
      .where(
        and(
          eq(campaigns.eventId, eventId),
          inArray(campaigns.status, [...campaignMachine.before("cancelled"), "sending"]),
        ),
      )
      .orderBy(campaigns.id)
      .for("update");
    for (const campaign of open)
      if (campaign.status === "sending")
        await jobs.enqueue(tx, "send-card", { campaignId: campaign.id }, { customerId });
      else await cancelLocked(tx, campaign, { customerId, now });
  });
}

/**
 * Cancels the scheduled campaigns that invite to a cancelled event, or remind of it, with their credit
 * given back; one that says that it is cancelled leaves. An event that was reinstated meanwhile keeps
 * them all.
 */
export async function cancelInvitationsOf(
  { db, now }: Pick<RequestContext, "db" | "now">,
  eventId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for("share");
    if (!event?.cancelledAt) return;
    const inviting = await tx
      .select({ campaign: campaigns })
      .from(campaigns)
      .innerJoin(messageCategories, eq(messageCategories.id, campaigns.categoryId))
      .where(
        and(
          eq(campaigns.eventId, eventId),
          eq(campaigns.status, "scheduled"),
          notInArray(messageCategories.code, ["cancelled", "thanks", "practical"]),
        ),
      )
      .orderBy(campaigns.id)
      .for("update", { of: campaigns });
    for (const { campaign } of inviting)
      await cancelLocked(tx, campaign, { customerId: event.customerId, now });
  });
}
