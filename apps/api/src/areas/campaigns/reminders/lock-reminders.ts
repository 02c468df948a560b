import { cardMessages } from "@jdj/contract/campaigns/messages";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { events } from "../../notebook/events/tables.ts";
import { campaigns } from "../campaigns/tables.ts";
import { deliveryMachine } from "../deliveries/delivery-state.ts";
import { deliveries } from "../deliveries/tables.ts";
import { remindedSince } from "./queries.ts";

/** Locks the reminders of an event until the transaction ends: they start one after the other. */
export async function lockReminders(tx: Database, eventId: number): Promise<void> {
  await tx
    .select({ id: events.id })
    .from(events)
    .where(eq(events.id, eventId))
    .for("no key update");
}

/**
 * Takes out of a reminder that is about to leave the guests who were reminded within a day, by a
 * reminder that left while this one waited for its payment. Its event is locked by {@link lockReminders}.
 * @returns the reminder with the units of those who remain
 */
export async function dropRemindedGuests<
  Reminder extends Pick<typeof campaigns.$inferSelect, "id" | "eventId" | "units">,
>(tx: Database, reminder: Reminder, now: Date): Promise<Reminder> {
  const dropped = await tx
    .update(deliveries)
    .set({
      state: deliveryMachine.transition("queued", "failed"),
      reason: cardMessages.remindedLately,
      units: 0,
    })
    .where(
      and(
        eq(deliveries.campaignId, reminder.id),
        eq(deliveries.state, "queued"),
        inArray(deliveries.guestId, remindedSince(tx, reminder, now)),
      ),
    )
    .returning({ id: deliveries.id });
  if (dropped.length === 0) return reminder;
  const left = await tx
    .select({ units: deliveries.units })
    .from(deliveries)
    .where(eq(deliveries.campaignId, reminder.id));
  const units = left.reduce((sum, delivery) => sum + delivery.units, 0);
  await tx.update(campaigns).set({ units }).where(eq(campaigns.id, reminder.id));
  return { ...reminder, units };
}
