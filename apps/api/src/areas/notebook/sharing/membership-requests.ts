import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { lockEvent } from "../events/lock-event.ts";
import type { EventWithType } from "../events/queries.ts";
import { standingOf } from "./invitation-standing.ts";
import { joinEvent, roleIn } from "./join-event.ts";
import { membershipRequestMachine } from "./membership-request-state.ts";
import { findInvitation, isOpenInvitation } from "./queries.ts";
import { eventInvitations, membershipRequests } from "./tables.ts";
import { tellOwners } from "./tell-owners.ts";

/**
 * Asks the owners to join by an invitation that was sent to somebody else; they are told once. Until
 * one of them confirms it gives no access.
 * @throws not-found; invitation-over; owner-stays; handover-not-yours; invitation-unproven for who has
 * only to prove the address; join-refused; too-many-requests
 */
export async function askToJoin(
  context: RequestContext,
  { customer, user }: CustomerActor,
  token: string,
): Promise<void> {
  const { db, now } = context;
  const found = await findInvitation(db, token);
  if (found === null) throw refusal("not-found");
  const { invitation, event } = found;
  if (invitation.giverId !== null) throw refusal("handover-not-yours");
  if (standingOf(user, invitation) !== "other") throw refusal("invitation-unproven");
  await consumeRateLimit(limits.joinRequest, String(customer.id), context);
  await db.transaction(async (tx) => {
    const [open] = await tx
      .select({ role: eventInvitations.role })
      .from(eventInvitations)
      .where(and(eq(eventInvitations.id, invitation.id), isOpenInvitation(now)))
      .for("update");
    if (!open) throw refusal("invitation-over");
    if ((await roleIn(tx, event.id, customer.id)) === "owner") throw refusal("owner-stays");
    const [added] = await tx
      .insert(membershipRequests)
      .values({
        invitationId: invitation.id,
        customerId: customer.id,
        state: "asked",
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: membershipRequests.id });
    if (added) {
      const news = { eventId: event.id, customerId: customer.id, role: open.role };
      return tellOwners({ ...context, db: tx }, { kind: "notebook-join-request", ...news });
    }
    const [known] = await tx
      .select({ state: membershipRequests.state })
      .from(membershipRequests)
      .where(isBy(invitation.id, customer.id));
    if (known?.state === "refused") throw refusal("join-refused");
  });
}

const isBy = (invitationId: number, customerId: number) =>
  and(
    eq(membershipRequests.invitationId, invitationId),
    eq(membershipRequests.customerId, customerId),
  );

/** The state of what somebody asked by an invitation; null where they did not. */
export async function findRequestState(db: Database, invitationId: number, customerId: number) {
  const [row] = await db
    .select({ state: membershipRequests.state })
    .from(membershipRequests)
    .where(isBy(invitationId, customerId));
  return row?.state ?? null;
}

/** Who asks to join an event by an invitation that was not cancelled, as they asked. */
export function listRequests(db: Database, eventId: number) {
  return db
    .select({
      id: membershipRequests.id,
      createdAt: membershipRequests.createdAt,
      invitation: eventInvitations,
      customerId: membershipRequests.customerId,
      user: users,
    })
    .from(membershipRequests)
    .innerJoin(eventInvitations, eq(eventInvitations.id, membershipRequests.invitationId))
    .innerJoin(customers, eq(customers.id, membershipRequests.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .where(
      and(
        eq(eventInvitations.eventId, eventId),
        isNull(eventInvitations.closedAt),
        eq(membershipRequests.state, "asked"),
        isNull(customers.archivedAt),
      ),
    )
    .orderBy(asc(membershipRequests.id));
}

async function lockRequest(tx: Database, eventId: number, requestId: number) {
  const row = (await listRequests(tx, eventId)).find(({ id }) => id === requestId);
  if (!row) throw refusal("not-found");
  return row;
}

/**
 * Lets somebody in who asked, as an owner: they become a member in the role of the invitation, which
 * serves nobody else then, and are told.
 * @throws not-found; owner-stays
 */
export async function confirmRequest(
  context: RequestContext,
  event: EventWithType,
  requestId: number,
): Promise<void> {
  const { now, jobs, settings } = context;
  await context.db.transaction(async (tx) => {
    await lockEvent(tx, event);
    const { invitation, customerId, user } = await lockRequest(tx, event.id, requestId);
    await tx
      .update(eventInvitations)
      .set({ closedAt: now })
      .where(eq(eventInvitations.id, invitation.id));
    const { id: invitationId, role } = invitation;
    await joinEvent({ ...context, db: tx }, { eventId: event.id, customerId, role, invitationId });
    if (user.email !== null && user.emailVerifiedAt !== null)
      await jobs.enqueue(tx, "send-email", {
        kind: "notebook-join-confirmed",
        to: user.email,
        props: { link: settings.publicUrl + at("events"), detail: event.name },
      });
  });
}

/** Refuses somebody who asked, as an owner: they cannot ask again by that link. @throws not-found */
export async function refuseRequest(
  { db }: RequestContext,
  event: EventWithType,
  requestId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    const { id } = await lockRequest(tx, event.id, requestId);
    await tx
      .update(membershipRequests)
      .set({ state: membershipRequestMachine.transition("asked", "refused") })
      .where(eq(membershipRequests.id, id));
  });
}
