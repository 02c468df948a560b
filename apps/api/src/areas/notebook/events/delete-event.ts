import { refusal } from "@jdj/contract/call/refusals";
import { may, type Need } from "@jdj/contract/call/sharing-policy";
import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { violatedCheck } from "../../../database/errors.ts";
import { daysAgo, retentionPeriods } from "../../../retention-periods.ts";
import {
  chooseCurrentEvent,
  leaveCurrentEvent,
  lockCurrentEvent,
} from "../sharing/choose-current-event.ts";
import { refuseFormerMember } from "../sharing/refuse-former-member.ts";
import { eventMembers } from "../sharing/tables.ts";
import type { EventWithType } from "./queries.ts";
import { events } from "./tables.ts";

/** Events deleted before this instant are about to be erased: they can no longer be restored. */
export function restorableSince(now: Date): Date {
  return daysAgo(now, retentionPeriods.deletedEventDays);
}

/**
 * Deletes an event: nobody opens it any more, and its guests' links say that it is gone. Its
 * members work on another event of theirs, and all but who deletes it are told. Its campaigns
 * are cancelled by a job, and none starts from now on. An owner may restore it for 30 days; the
 * retention job then erases it.
 * @throws event-gone; event-owed (409) while we hold money of its guests: a trigger of the database
 * refuses it, since the ledger is above this area
 */
export async function deleteEvent(
  { db, now, jobs }: RequestContext,
  event: EventWithType,
  by: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await tx
      .update(events)
      .set({ deletedAt: now })
      .where(and(eq(events.id, event.id), isNull(events.deletedAt)))
      .returning({ id: events.id })
      .catch((error: unknown) => {
        if (violatedCheck(error) === "events_owed") throw refusal("event-owed");
        throw error;
      });
    if (deleted.length === 0) throw refusal("event-gone");
    const workers = await tx
      .select({ customerId: eventMembers.customerId })
      .from(eventMembers)
      .where(and(eq(eventMembers.eventId, event.id), eventMembers.isCurrent))
      // In one order everywhere: two deletions never wait for each other.
      .orderBy(eventMembers.customerId);
    for (const { customerId } of workers) {
      await lockCurrentEvent(tx, customerId);
      await leaveCurrentEvent(tx, customerId, event.id, customerId === by ? null : event.name);
    }
    await jobs.enqueue(tx, "event-deleted", { eventId: event.id });
  });
}

/**
 * Restores a deleted event: its members open it again, who restores it works on it, and its guests'
 * links work again. Campaigns that were cancelled stay cancelled.
 * @param need what the role of the customer must permit
 * @throws not-found for another's event, one that is not deleted, and one about to be erased alike;
 * not-allowed
 */
export async function restoreEvent(
  { db, now }: RequestContext,
  { eventId, customerId, need }: { eventId: number; customerId: number; need: Need | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ role: eventMembers.role, deletedAt: events.deletedAt })
      .from(eventMembers)
      .innerJoin(events, eq(events.id, eventMembers.eventId))
      .where(and(eq(eventMembers.eventId, eventId), eq(eventMembers.customerId, customerId)))
      .for("no key update", { of: events });
    if (!found) return refuseFormerMember(tx, customerId, eventId);
    if (!may(found.role, need)) throw refusal("not-allowed");
    if (found.deletedAt === null) return;
    if (found.deletedAt < restorableSince(now)) throw refusal("event-gone");
    await tx.update(events).set({ deletedAt: null }).where(eq(events.id, eventId));
    await chooseCurrentEvent(tx, customerId, eventId);
  });
}
