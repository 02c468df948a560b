import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNotNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { EventWithType } from "../events/queries.ts";
import { confirmPending } from "./admit-registrant.ts";
import { moveUp } from "./move-up-waiting-list.ts";
import { registrationMachine } from "./registration-state.ts";
import { findRegistration, lockGroup } from "./seats.ts";
import { groupLinks, groupRegistrations } from "./tables.ts";
import { tellOfSeat } from "./tell-of-seat.ts";

/** A registration of a group of an event. */
interface OfRegistration {
  linkId: number;
  id: number;
}

/**
 * Confirms somebody pending, who comes into the guest list and is told by email if they left an
 * address; or refuses somebody pending or waiting, whose seat goes to the waiting list.
 * @throws not-found; state-changed for any other state
 */
export async function judgeRegistration(
  context: RequestContext,
  event: EventWithType,
  { linkId, id, decision }: OfRegistration & { decision: "accept" | "refuse" },
): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const link = await lockGroup(tx, { id: linkId, eventId: event.id });
    const registration = link && (await findRegistration(tx, linkId, id));
    if (!link || !registration) throw refusal("not-found");
    if (decision === "accept") {
      if (registration.state !== "pending") throw refusal("state-changed");
      await confirmPending(tx, link, registration, now);
      await tellOfSeat(tx, context, { event, registration, kind: "group-confirmed" });
      return;
    }
    const { state } = registration;
    if (!registrationMachine.may(state, "refused")) throw refusal("state-changed");
    await tx
      .update(groupRegistrations)
      .set({ state: registrationMachine.transition(state, "refused") })
      .where(eq(groupRegistrations.id, id));
    await moveUp(tx, context, link);
  });
}

/** Notes that the hosts told somebody that they moved up; once noted it stays. @throws not-found */
export async function noteTold(
  { db, now }: RequestContext,
  event: EventWithType,
  { linkId, id }: OfRegistration,
): Promise<void> {
  const ofEvent = db
    .select({ id: groupLinks.id })
    .from(groupLinks)
    .where(and(eq(groupLinks.id, linkId), eq(groupLinks.eventId, event.id)));
  const [known] = await db
    .select({ toldAt: groupRegistrations.toldAt })
    .from(groupRegistrations)
    .where(
      and(
        eq(groupRegistrations.id, id),
        eq(groupRegistrations.linkId, ofEvent),
        isNotNull(groupRegistrations.movedUpAt),
      ),
    );
  if (!known) throw refusal("not-found");
  if (known.toldAt !== null) return;
  await db
    .update(groupRegistrations)
    .set({ toldAt: now, toldBy: "hosts" })
    .where(eq(groupRegistrations.id, id));
}
