import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { groupLinkMessages } from "@jdj/contract/notebook/group-link-messages";
import { seatsFor } from "@jdj/contract/notebook/group-seats";
import { eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { moveUp } from "../../notebook/group-links/move-up-waiting-list.ts";
import { registrationMachine } from "../../notebook/group-links/registration-state.ts";
import {
  countTaken,
  findRegistration,
  type GroupLinkRow,
  lockGroup,
} from "../../notebook/group-links/seats.ts";
import { groupRegistrations } from "../../notebook/group-links/tables.ts";
import { answerChanges, guests } from "../../notebook/guests/tables.ts";
import { refuseClosed, takeSeatOrWait } from "./take-seat.ts";

/** A registration, and whose group and event it is of. */
interface OfRegistration {
  id: number;
  link: { id: number; eventId: number };
}

type Registration = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;

/** The group, locked, and the registration as it is now. @throws not-found when one was removed meanwhile */
async function lockRegistration(
  tx: Database,
  { id, link: ofLink }: OfRegistration,
): Promise<{ link: GroupLinkRow; registration: Registration }> {
  const link = await lockGroup(tx, ofLink);
  const registration = link && (await findRegistration(tx, link.id, id));
  if (!link || !registration) throw refusal("not-found");
  return { link, registration };
}

/**
 * Changes how many come with a registration; who had declined comes after all. Seats that become free
 * go to the waiting list. Closed groups take no more people, but always fewer.
 * @throws state-changed for a refused one; group-closed; group-waiting-full; field errors (422)
 */
export async function changeRegistration(
  context: RequestContext,
  of: OfRegistration,
  { people, waits }: { people: number; waits: boolean },
): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const { link, registration } = await lockRegistration(tx, of);
    const { state } = registration;
    if (state === "refused") throw refusal("state-changed");
    if (state === "declined") {
      await refuseClosed(tx, link, now);
      await takeSeatOrWait(tx, link, registration, { people, waits, now });
      return;
    }
    if (people > registration.people) await refuseMore(tx, link, registration, people, now);
    if (people === registration.people) return;
    if (state === "confirmed" && registration.guestId !== null)
      await tx
        .update(guests)
        .set({ companions: people - 1, version: sql`${guests.version} + 1` })
        .where(eq(guests.id, registration.guestId));
    await tx
      .update(groupRegistrations)
      .set({ people })
      .where(eq(groupRegistrations.id, registration.id));
    await moveUp(tx, context, link);
  });
}

/** Refuses more people than there are seats for. */
async function refuseMore(
  tx: Database,
  link: GroupLinkRow,
  { state, people: before }: Registration,
  people: number,
  now: Date,
): Promise<void> {
  await refuseClosed(tx, link, now);
  if (state === "waiting") {
    if (seatsFor(people, link) > link.seats)
      throw fieldRefusal({ people: [groupLinkMessages.neverEnough] });
    return;
  }
  const more = seatsFor(people, link) - seatsFor(before, link);
  if (more > 0 && (await countTaken(tx, link.id)) + more > link.seats)
    throw fieldRefusal({ people: [groupLinkMessages.notEnough] });
}

/**
 * Gives a seat, or a place on the waiting list, back; a seat goes to the waiting list at once. To
 * decline twice changes nothing.
 * @throws state-changed for a refused one
 */
export async function declineRegistration(
  context: RequestContext,
  of: OfRegistration,
): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const { link, registration } = await lockRegistration(tx, of);
    const { state, guestId } = registration;
    if (state === "refused") throw refusal("state-changed");
    if (state === "declined") return;
    if (state === "confirmed" && guestId !== null) {
      await tx
        .update(guests)
        .set({ answer: "no", answeredAt: now, version: sql`${guests.version} + 1` })
        .where(eq(guests.id, guestId));
      await tx.insert(answerChanges).values({ guestId, answer: "no", at: now });
    } else {
      await tx
        .update(groupRegistrations)
        .set({ state: registrationMachine.transition(state, "declined") })
        .where(eq(groupRegistrations.id, registration.id));
    }
    await moveUp(tx, context, link);
  });
}
