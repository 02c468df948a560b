import { refusal } from "@jdj/contract/call/refusals";
import type { Role } from "@jdj/contract/call/sharing-policy";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { eventMembers, formerMembers, membershipRequests } from "./tables.ts";
import { tellOwners } from "./tell-owners.ts";

/** The role of somebody in an event; null for nobody of it. */
export async function roleIn(tx: Database, eventId: number, customerId: number) {
  const [member] = await tx
    .select({ role: eventMembers.role })
    .from(eventMembers)
    .where(and(eq(eventMembers.eventId, eventId), eq(eventMembers.customerId, customerId)));
  return member?.role ?? null;
}

/**
 * Makes somebody a member by an invitation that was just closed, in the caller's transaction
 * (`context.db`); a member gets the role of the newer one. Whoever else asked by its link asks no
 * more, and the owners are told.
 * @throws owner-stays for an owner of the event
 */
export async function joinEvent(
  context: RequestContext,
  joining: { eventId: number; customerId: number; role: Role; invitationId: number },
): Promise<void> {
  const { db: tx, now } = context;
  const { eventId, customerId, role, invitationId } = joining;
  if ((await roleIn(tx, eventId, customerId)) === "owner") throw refusal("owner-stays");
  await tx
    .insert(eventMembers)
    .values({ eventId, customerId, role, createdAt: now })
    .onConflictDoUpdate({
      target: [eventMembers.eventId, eventMembers.customerId],
      set: { role },
    });
  await tx
    .delete(formerMembers)
    .where(and(eq(formerMembers.eventId, eventId), eq(formerMembers.customerId, customerId)));
  await tx.delete(membershipRequests).where(eq(membershipRequests.invitationId, invitationId));
  await tellOwners(context, { kind: "notebook-joined", eventId, customerId, role });
}
