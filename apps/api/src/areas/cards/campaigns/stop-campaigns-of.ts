import { and, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { events } from "../../notebook/events/tables.ts";
import { statusesBefore } from "./campaign-state.ts";
import { cancelLocked } from "./cancel-campaign.ts";
import { campaigns } from "./tables.ts";

/**
 * Cancels the campaigns of a deleted event of which nothing has left, with their credit given back,
 * and has the sender close those that are leaving. An event that was restored meanwhile keeps them.
 */
export async function stopCampaignsOf(
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
          inArray(campaigns.status, [...statusesBefore("cancelled"), "sending"]),
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
