import { refusal } from "@jdj/contract/call/refusals";
import type { Role } from "@jdj/contract/call/sharing-policy";
import { and, asc, eq, isNull, ne } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { lockEvent } from "../events/lock-event.ts";
import type { EventWithType } from "../events/queries.ts";
import { events } from "../events/tables.ts";
import { planningFeeds } from "../planning/tables.ts";
import { leaveCurrentEvent, lockCurrentEvent } from "./choose-current-event.ts";
import { eventInvitations, eventMembers, formerMembers } from "./tables.ts";

/** Who changes a membership, and of which event. */
interface Change {
  event: EventWithType;
  /** The customer who makes the change. */
  by: number;
}

const isMember = (eventId: number, customerId: number) =>
  and(eq(eventMembers.eventId, eventId), eq(eventMembers.customerId, customerId));

/**
 * Gives a member another role. Owners are equal: one may be added, and each gives up only their own
 * role, while another remains.
 * @throws not-found for somebody who is no member; owners-are-equal; owner-stays
 */
export async function changeRole(
  { db }: RequestContext,
  { event, by }: Change,
  customerId: number,
  role: Role,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    const before = await roleOf(tx, event.id, customerId);
    if (before === role) return;
    if (before === "owner") await giveUpOwnership(tx, { event, by }, customerId);
    await tx.update(eventMembers).set({ role }).where(isMember(event.id, customerId));
  });
}

/**
 * Removes a member from an event, at once: the next call of any of their sessions is refused. Their
 * current event becomes another of theirs, one of their own first. The planning's secret address is
 * closed too, for they may have read it.
 * @throws not-found for somebody who is no member; owners-are-equal; owner-stays
 */
export async function removeMember(
  { db, now }: RequestContext,
  { event, by }: Change,
  customerId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    const before = await roleOf(tx, event.id, customerId);
    if (before === "owner") await giveUpOwnership(tx, { event, by }, customerId);
    await removeMembership(tx, event, customerId, by === customerId ? null : now);
  });
}

async function roleOf(tx: Database, eventId: number, customerId: number): Promise<Role> {
  const [member] = await tx
    .select({ role: eventMembers.role })
    .from(eventMembers)
    .where(isMember(eventId, customerId));
  if (!member) throw refusal("not-found");
  return member.role;
}

/** Checks that an owner may give up that role; the owner who came first then pays. */
async function giveUpOwnership(tx: Database, { event, by }: Change, customerId: number) {
  if (by !== customerId) throw refusal("owners-are-equal");
  const heir = await findOtherOwner(tx, event.id, customerId);
  if (heir === null) throw refusal("owner-stays");
  if (event.customerId === customerId)
    await tx.update(events).set({ customerId: heir }).where(eq(events.id, event.id));
}

/** The owner of an event, other than one of them, who has it longest; null when there is none. */
export async function findOtherOwner(
  tx: Database,
  eventId: number,
  customerId: number,
): Promise<number | null> {
  const [other] = await tx
    .select({ customerId: eventMembers.customerId })
    .from(eventMembers)
    .where(
      and(
        eq(eventMembers.eventId, eventId),
        eq(eventMembers.role, "owner"),
        ne(eventMembers.customerId, customerId),
      ),
    )
    .orderBy(asc(eventMembers.createdAt), asc(eventMembers.customerId))
    .limit(1);
  return other?.customerId ?? null;
}

/**
 * Removes a membership, in the caller's transaction.
 * @param endedAt when somebody else ended it, of which the former member is told; null for one who
 * leaves
 */
export async function removeMembership(
  tx: Database,
  event: { id: number; name: string },
  customerId: number,
  endedAt: Date | null,
): Promise<void> {
  await lockCurrentEvent(tx, customerId);
  const [gone] = await tx
    .delete(eventMembers)
    .where(isMember(event.id, customerId))
    .returning({ isCurrent: eventMembers.isCurrent });
  if (!gone) return;
  await tx.delete(planningFeeds).where(eq(planningFeeds.eventId, event.id));
  if (endedAt !== null)
    await tx
      .insert(formerMembers)
      .values({ eventId: event.id, customerId, endedAt })
      .onConflictDoNothing();
  if (gone.isCurrent)
    await leaveCurrentEvent(tx, customerId, event.id, endedAt === null ? null : event.name);
}

/** Cancels an open invitation; not-found for any other. */
export async function cancelInvitation(
  { db, now }: RequestContext,
  event: EventWithType,
  invitationId: number,
): Promise<void> {
  const closed = await db
    .update(eventInvitations)
    .set({ closedAt: now })
    .where(
      and(
        eq(eventInvitations.id, invitationId),
        eq(eventInvitations.eventId, event.id),
        isNull(eventInvitations.closedAt),
      ),
    )
    .returning({ id: eventInvitations.id });
  if (closed.length === 0) throw refusal("not-found");
}
