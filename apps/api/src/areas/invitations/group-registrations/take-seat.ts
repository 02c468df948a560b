import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { groupLinkMessages } from "@jdj/contract/notebook/group-link-messages";
import { seatsFor } from "@jdj/contract/notebook/group-seats";
import { eq } from "drizzle-orm";
import { calendarDate } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { events } from "../../notebook/events/tables.ts";
import { admitRegistrant } from "../../notebook/group-links/admit-registrant.ts";
import { takesRegistrations } from "../../notebook/group-links/is-feast-over.ts";
import { countWaiting } from "../../notebook/group-links/queries.ts";
import { registrationMachine } from "../../notebook/group-links/registration-state.ts";
import { fits, type GroupLinkRow, type RegistrationRow } from "../../notebook/group-links/seats.ts";
import { groupRegistrations } from "../../notebook/group-links/tables.ts";

/** The longest waiting list of a group. */
const WAITING_MAX = 500;

/** @throws group-closed when a group, whose row is locked, takes no registrations */
export async function refuseClosed(tx: Database, link: GroupLinkRow, now: Date): Promise<void> {
  const [event] = await tx.select().from(events).where(eq(events.id, link.eventId));
  if (!event || !takesRegistrations(link, event, calendarDate(now))) throw refusal("group-closed");
}

/**
 * Whether so many people get seats of a group, whose row is locked, at once.
 * @returns false when they wait for them, as they chose
 * @throws field errors (422) when they neither fit nor wait, or can never fit; group-waiting-full
 */
async function mayTakeSeats(
  tx: Database,
  link: GroupLinkRow,
  { people, waits }: { people: number; waits: boolean },
): Promise<boolean> {
  if (await fits(tx, link, people)) return true;
  if (seatsFor(people, link) > link.seats)
    throw fieldRefusal({ people: [groupLinkMessages.neverEnough] });
  if (!waits) throw fieldRefusal({ people: [groupLinkMessages.notEnough] });
  if ((await countWaiting(tx, link.id)) >= WAITING_MAX) throw refusal("group-waiting-full");
  return false;
}

/** Gives somebody new, or somebody who had declined, a seat of a group, whose row is locked, or a place on its waiting list. */
export async function takeSeatOrWait(
  tx: Database,
  link: GroupLinkRow,
  registration: RegistrationRow,
  { people, waits, now }: { people: number; waits: boolean; now: Date },
): Promise<void> {
  if (await mayTakeSeats(tx, link, { people, waits })) {
    await admitRegistrant(tx, link, { ...registration, people }, now);
    return;
  }
  await tx
    .update(groupRegistrations)
    .set({
      state: registrationMachine.transition(registration.state, "waiting"),
      people,
      queuedAt: now,
      movedUpAt: null,
      toldAt: null,
      toldBy: null,
    })
    .where(eq(groupRegistrations.id, registration.id));
}
