import { isRefusal } from "@jdj/contract/call/refusals";
import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { events } from "../events/tables.ts";
import { takeUp } from "./accept-invitation.ts";
import { standingOf } from "./invitation-standing.ts";
import { isOpenInvitation } from "./queries.ts";
import { eventInvitations, membershipRequests } from "./tables.ts";

/**
 * Lets somebody join the notebooks whose invitation they accepted before they proved its address, in
 * the transaction that proves it (`context.db`). An invitation that is over meanwhile is left out.
 */
export async function acceptPromisedInvitations(
  context: RequestContext,
  userId: number,
): Promise<void> {
  const { db: tx, now } = context;
  const rows = await tx
    .select({ invitation: eventInvitations, event: events, user: users, customerId: customers.id })
    .from(membershipRequests)
    .innerJoin(customers, eq(customers.id, membershipRequests.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .innerJoin(eventInvitations, eq(eventInvitations.id, membershipRequests.invitationId))
    .innerJoin(events, eq(events.id, eventInvitations.eventId))
    .where(
      and(
        eq(users.id, userId),
        eq(membershipRequests.state, "promised"),
        isNull(events.deletedAt),
        isOpenInvitation(now),
      ),
    );
  for (const { invitation, event, user, customerId } of rows)
    if (standingOf(user, invitation) === "yours")
      await takeUp(context, { invitation, event, ownerName: "" }, customerId).catch((error) => {
        if (!isRefusal(error, "invitation-over") && !isRefusal(error, "owner-stays")) throw error;
      });
}
