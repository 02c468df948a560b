import { refusal } from "@jdj/contract/call/refusals";
import type { RequestContext } from "../../../app-context.ts";
import { chooseCurrentEvent } from "./choose-current-event.ts";
import { findInvitation, isOpenInvitation } from "./queries.ts";
import { eventInvitations, eventMembers } from "./tables.ts";

/**
 * Takes up an invitation, once: whoever holds its link becomes a member in the role that it gives,
 * and works on that event. A member gets the role of the newer invitation.
 * @throws not-found; invitation-over; owner-stays for the owner of the event
 */
export async function acceptInvitation(
  { db, now }: RequestContext,
  customerId: number,
  token: string,
): Promise<{ eventId: number }> {
  const found = await findInvitation(db, token);
  if (found === null) throw refusal("not-found");
  if (found.event.customerId === customerId) throw refusal("owner-stays");
  return db.transaction(async (tx) => {
    const [taken] = await tx
      .update(eventInvitations)
      .set({ closedAt: now })
      .where(isOpenInvitation(token, now))
      .returning({ eventId: eventInvitations.eventId, role: eventInvitations.role });
    if (!taken) throw refusal("invitation-over");
    const { eventId, role } = taken;
    await tx
      .insert(eventMembers)
      .values({ eventId, customerId, role, createdAt: now })
      .onConflictDoUpdate({
        target: [eventMembers.eventId, eventMembers.customerId],
        set: { role },
      });
    await chooseCurrentEvent(tx, customerId, eventId);
    return { eventId };
  });
}
