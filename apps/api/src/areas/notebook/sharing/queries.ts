import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { hashToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { events } from "../events/tables.ts";
import { eventInvitations, eventMembers } from "./tables.ts";

/** The members of an event, its owners first, then as they came. */
export async function listMembers(db: Database, eventId: number) {
  const rows = await db
    .select({
      customerId: eventMembers.customerId,
      role: eventMembers.role,
      since: eventMembers.createdAt,
      name: users.name,
      email: users.email,
      phone: users.phone,
    })
    .from(eventMembers)
    .innerJoin(customers, eq(customers.id, eventMembers.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .where(eq(eventMembers.eventId, eventId))
    .orderBy(asc(eventMembers.createdAt), asc(eventMembers.customerId));
  const rank = ({ role }: { role: string }) => Number(role !== "owner");
  return rows.sort((a, b) => rank(a) - rank(b));
}

/** The invitations to an event that were not taken up, cancelled or replaced, as they were sent. */
export function listInvitations(db: Database, eventId: number) {
  return db
    .select()
    .from(eventInvitations)
    .where(and(eq(eventInvitations.eventId, eventId), isNull(eventInvitations.closedAt)))
    .orderBy(asc(eventInvitations.id));
}

/** Which invitations may be taken up at this instant. */
export const isOpenInvitation = (now: Date) =>
  and(isNull(eventInvitations.closedAt), gt(eventInvitations.expiresAt, now));

/** An invitation with what it is for. */
export interface ReadInvitation {
  invitation: typeof eventInvitations.$inferSelect;
  event: typeof events.$inferSelect;
  /** Who hands the event over, else the owner who pays for it. */
  ownerName: string;
}

/**
 * The invitation of a token with what it is for, open or not; null for any other, and for one to a
 * deleted event. `ownerName` is who hands the event over, else the owner who pays for it.
 */
export async function findInvitation(db: Database, token: string): Promise<ReadInvitation | null> {
  const [row] = await db
    .select({ invitation: eventInvitations, event: events, ownerName: users.name })
    .from(eventInvitations)
    .innerJoin(events, eq(events.id, eventInvitations.eventId))
    .innerJoin(
      customers,
      eq(customers.id, sql`coalesce(${eventInvitations.giverId}, ${events.customerId})`),
    )
    .innerJoin(users, eq(users.id, customers.userId))
    .where(and(eq(eventInvitations.tokenHash, hashToken(token)), isNull(events.deletedAt)));
  return row ?? null;
}
