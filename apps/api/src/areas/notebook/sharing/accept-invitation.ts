import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { events } from "../events/tables.ts";
import { chooseCurrentEvent } from "./choose-current-event.ts";
import { standingOf } from "./invitation-standing.ts";
import { joinEvent, roleIn } from "./join-event.ts";
import { membershipRequestMachine } from "./membership-request-state.ts";
import { findInvitation, isOpenInvitation, type ReadInvitation } from "./queries.ts";
import { eventInvitations, eventMembers, membershipRequests } from "./tables.ts";

/**
 * Takes up an invitation, once: the account that has proven its address or number becomes a member
 * in the role that it gives, or the owner of an event that is handed over, and works on it. An account
 * that has still to prove that address joins as soon as it does.
 * @returns whether it has joined, or will by its proof
 * @throws not-found; invitation-over; owner-stays for an owner of the event; invitation-of-another, or
 * handover-not-yours, for an account of another address; invitation-unproven where a notebook is handed over
 */
export async function acceptInvitation(
  context: RequestContext,
  { customer, user }: CustomerActor,
  token: string,
): Promise<{ eventId: number; isHandedOver: boolean; isJoined: boolean }> {
  const found = await findInvitation(context.db, token);
  if (found === null) throw refusal("not-found");
  const { invitation } = found;
  const isHandedOver = invitation.giverId !== null;
  const standing = standingOf(user, invitation);
  if ((await roleIn(context.db, found.event.id, customer.id)) === "owner")
    throw refusal("owner-stays");
  if (standing === "other")
    throw refusal(isHandedOver ? "handover-not-yours" : "invitation-of-another");
  if (standing === "unproven" && isHandedOver) throw refusal("invitation-unproven");
  const isJoined = standing === "yours";
  await context.db.transaction(async (tx) => {
    const within = { ...context, db: tx };
    if (isJoined) await takeUp(within, found, customer.id);
    else await promise(within, found, customer.id);
  });
  return { eventId: found.event.id, isHandedOver, isJoined };
}

/**
 * Takes up an invitation for an account that has proven its address, in the caller's transaction.
 * @throws invitation-over; owner-stays
 */
export async function takeUp(
  context: RequestContext,
  { invitation, event }: ReadInvitation,
  customerId: number,
): Promise<void> {
  const { db: tx, now } = context;
  const { giverId } = invitation;
  const eventId = event.id;
  await tx.select().from(events).where(eq(events.id, eventId)).for("no key update");
  if ((await roleIn(tx, eventId, customerId)) === "owner") throw refusal("owner-stays");
  const [taken] = await tx
    .update(eventInvitations)
    .set({ closedAt: now })
    .where(and(eq(eventInvitations.id, invitation.id), isOpenInvitation(now)))
    .returning({ role: eventInvitations.role });
  if (!taken) throw refusal("invitation-over");
  if (giverId !== null) await takeOwnership(tx, eventId, { giverId, takerId: customerId });
  const { role } = taken;
  await joinEvent(context, { eventId, customerId, role, invitationId: invitation.id });
  await chooseCurrentEvent(tx, customerId, eventId);
}

/** Notes who joins once they prove the address. @throws invitation-over */
async function promise(
  { db: tx, now }: RequestContext,
  { invitation }: ReadInvitation,
  customerId: number,
): Promise<void> {
  const [open] = await tx
    .select({ id: eventInvitations.id })
    .from(eventInvitations)
    .where(and(eq(eventInvitations.id, invitation.id), isOpenInvitation(now)))
    .for("update");
  if (!open) throw refusal("invitation-over");
  await tx
    .insert(membershipRequests)
    .values({ invitationId: invitation.id, customerId, state: "promised", createdAt: now })
    .onConflictDoUpdate({
      target: [membershipRequests.invitationId, membershipRequests.customerId],
      set: { state: "promised" },
      setWhere: inArray(membershipRequests.state, membershipRequestMachine.before("promised")),
    });
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
