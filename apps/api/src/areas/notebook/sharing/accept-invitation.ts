import { refusal } from "@jdj/contract/call/refusals";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { events } from "../events/tables.ts";
import { chooseCurrentEvent } from "./choose-current-event.ts";
import { findInvitation, isOpenInvitation } from "./queries.ts";
import { eventInvitations, eventMembers, formerMembers } from "./tables.ts";

/**
 * Takes up an invitation, once: whoever holds its link becomes a member in the role that it gives,
 * and works on that event. A member gets the role of the newer invitation. An event that is handed
 * over is taken only by the account of the address or number to which the link was sent.
 * @throws not-found; invitation-over; owner-stays for an owner of the event; handover-not-yours
 */
export async function acceptInvitation(
  { db, now }: RequestContext,
  { customer, user }: CustomerActor,
  token: string,
): Promise<{ eventId: number; isHandedOver: boolean }> {
  const found = await findInvitation(db, token);
  if (found === null) throw refusal("not-found");
  const { address, giverId } = found.invitation;
  if (giverId !== null && address !== user.email?.toLowerCase() && address !== user.phone)
    throw refusal("handover-not-yours");
  return db.transaction(async (tx) => {
    const eventId = found.event.id;
    await tx.select().from(events).where(eq(events.id, eventId)).for("no key update");
    if ((await roleIn(tx, eventId, customer.id)) === "owner") throw refusal("owner-stays");
    const [taken] = await tx
      .update(eventInvitations)
      .set({ closedAt: now })
      .where(isOpenInvitation(token, now))
      .returning({ role: eventInvitations.role });
    if (!taken) throw refusal("invitation-over");
    if (giverId !== null) await takeOwnership(tx, eventId, { giverId, takerId: customer.id });
    const { role } = taken;
    await tx
      .insert(eventMembers)
      .values({ eventId, customerId: customer.id, role, createdAt: now })
      .onConflictDoUpdate({
        target: [eventMembers.eventId, eventMembers.customerId],
        set: { role },
      });
    await tx
      .delete(formerMembers)
      .where(and(eq(formerMembers.eventId, eventId), eq(formerMembers.customerId, customer.id)));
    await chooseCurrentEvent(tx, customer.id, eventId);
    return { eventId, isHandedOver: giverId !== null };
  });
}

async function roleIn(tx: Database, eventId: number, customerId: number) {
  const [member] = await tx
    .select({ role: eventMembers.role })
    .from(eventMembers)
    .where(and(eq(eventMembers.eventId, eventId), eq(eventMembers.customerId, customerId)));
  return member?.role ?? null;
}

/**
 * Moves what the giver had to the taker: the giver stays as an organiser, and the taker pays if the
 * giver did. Credit and payments stay with whom the ledger names.
 * @throws invitation-over when the giver owns the event no more
 */
async function takeOwnership(
  tx: Database,
  eventId: number,
  { giverId, takerId }: { giverId: number; takerId: number },
): Promise<void> {
  const given = await tx
    .update(eventMembers)
    .set({ role: "organiser" })
    .where(
      and(
        eq(eventMembers.eventId, eventId),
        eq(eventMembers.customerId, giverId),
        eq(eventMembers.role, "owner"),
      ),
    )
    .returning({ eventId: eventMembers.eventId });
  if (given.length === 0) throw refusal("invitation-over");
  await tx
    .update(events)
    .set({ customerId: takerId })
    .where(and(eq(events.id, eventId), eq(events.customerId, giverId)));
}
