import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { answerChanges, guests } from "../guests/tables.ts";
import { registrationMachine } from "./registration-state.ts";
import type { GroupLinkRow, RegistrationRow } from "./seats.ts";
import { groupRegistrations } from "./tables.ts";

/** Somebody to whom a seat is given. */
type Admitted = Pick<
  RegistrationRow,
  "id" | "state" | "lastName" | "givenNames" | "phone" | "email" | "people" | "guestId"
>;

/**
 * Gives somebody a seat of a group, whose row is locked: they come into the guest list, or wait for the
 * hosts where these confirm each. Who has the phone of a guest of the list waits for them too: whoever
 * has the link must not change that guest.
 * @returns their state
 */
export async function admitRegistrant(
  tx: Database,
  link: GroupLinkRow,
  person: Admitted,
  now: Date,
): Promise<"confirmed" | "pending"> {
  if (person.guestId !== null) await returnToList(tx, person.guestId, person.people, now);
  const guestId =
    person.guestId ?? (link.needsApproval ? null : await addToList(tx, link, person, now));
  const next = guestId === null ? "pending" : "confirmed";
  await tx
    .update(groupRegistrations)
    .set({
      state: registrationMachine.transition(person.state, next),
      guestId,
      people: person.people,
    })
    .where(eq(groupRegistrations.id, person.id));
  return next;
}

/** Adds a guest who comes; null when the event has a guest of that phone. */
async function addToList(
  tx: Database,
  link: GroupLinkRow,
  person: Admitted,
  now: Date,
): Promise<number | null> {
  const [guest] = await tx
    .insert(guests)
    .values({ ...guestOf(link, person, now), createdAt: now })
    .onConflictDoNothing({ target: [guests.eventId, guests.phone1] })
    .returning({ id: guests.id });
  if (!guest) return null;
  await noteYes(tx, guest.id, now);
  return guest.id;
}

function guestOf(link: GroupLinkRow, person: Admitted, now: Date) {
  return {
    eventId: link.eventId,
    categoryId: link.categoryId,
    lastName: person.lastName,
    givenNames: person.givenNames,
    email: person.email,
    phone1: person.phone,
    companions: person.people - 1,
    answer: "yes" as const,
    answeredAt: now,
  };
}

/** A guest who had declined comes after all. */
async function returnToList(
  tx: Database,
  guestId: number,
  people: number,
  now: Date,
): Promise<void> {
  await tx
    .update(guests)
    .set({
      answer: "yes",
      answeredAt: now,
      companions: people - 1,
      version: sql`${guests.version} + 1`,
    })
    .where(eq(guests.id, guestId));
  await noteYes(tx, guestId, now);
}

async function noteYes(tx: Database, guestId: number, at: Date): Promise<void> {
  await tx.insert(answerChanges).values({ guestId, answer: "yes", at });
}

/**
 * Confirms somebody pending, as their hosts decided: a guest of the list with the same phone comes, and
 * keeps the name and the category that the hosts gave them.
 */
export async function confirmPending(
  tx: Database,
  link: GroupLinkRow,
  person: Admitted,
  now: Date,
): Promise<void> {
  const came = { answer: "yes" as const, answeredAt: now, companions: person.people - 1 };
  const [guest] = await tx
    .insert(guests)
    .values({ ...guestOf(link, person, now), createdAt: now })
    .onConflictDoUpdate({
      target: [guests.eventId, guests.phone1],
      set: { ...came, version: sql`${guests.version} + 1` },
    })
    .returning({ id: guests.id });
  if (!guest) throw new Error("The guest was not written");
  await noteYes(tx, guest.id, now);
  await tx
    .update(groupRegistrations)
    .set({
      state: registrationMachine.transition(person.state, "confirmed"),
      guestId: guest.id,
    })
    .where(eq(groupRegistrations.id, person.id));
}
