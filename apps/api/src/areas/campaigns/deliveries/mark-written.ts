import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { events } from "../../notebook/events/tables.ts";
import { hasStarted } from "../campaigns/campaign-state.ts";
import type { campaigns } from "../campaigns/tables.ts";
import { deliveries } from "./tables.ts";

/**
 * Marks that its host wrote to a guest by WhatsApp themselves, or takes the mark back. A second mark
 * keeps the time of the first.
 * @returns since when it is marked; null when it is not
 * @throws not-found for a guest whom the campaign is not for, and before it has left
 */
export async function markWritten(
  { db, now }: Pick<RequestContext, "db" | "now">,
  campaign: typeof campaigns.$inferSelect,
  { guestId, written }: { guestId: number; written: boolean },
): Promise<Date | null> {
  if (!hasStarted(campaign)) throw refusal("not-found");
  return db.transaction(async (tx) => {
    const [delivery] = await tx
      .select({ id: deliveries.id, writtenAt: deliveries.writtenAt })
      .from(deliveries)
      .where(and(eq(deliveries.campaignId, campaign.id), eq(deliveries.guestId, guestId)))
      .for("update");
    if (!delivery) throw refusal("not-found");
    const writtenAt = written ? (delivery.writtenAt ?? now) : null;
    await tx.update(deliveries).set({ writtenAt }).where(eq(deliveries.id, delivery.id));
    if (written && campaign.kind === "card")
      await tx
        .update(events)
        .set({ cardsSentAt: now })
        .where(and(eq(events.id, campaign.eventId), isNull(events.cardsSentAt)));
    return writtenAt;
  });
}
