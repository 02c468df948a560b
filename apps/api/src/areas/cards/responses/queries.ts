import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { guestCategories } from "../../notebook/event-types/tables.ts";
import { byName } from "../../notebook/guests/guest.ts";
import { guestColumns } from "../../notebook/guests/queries.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { checkIns } from "../check-in/tables.ts";
import { firstSettings, type RsvpSettings } from "../rsvp/invitation.ts";
import {
  answerChanges,
  eventCards,
  guestRsvps,
  joinRequests,
  rsvpSettings,
} from "../rsvp/tables.ts";

/** How the guests of an event answer; what holds at first while nothing was saved. */
export async function findSettings(db: Database, eventId: number): Promise<RsvpSettings> {
  const [row] = await db.select().from(rsvpSettings).where(eq(rsvpSettings.eventId, eventId));
  return row ?? firstSettings;
}

/** The guests of an event with what they answered and when they were let in, by name. */
export async function listGuestsWithAnswers(db: Database, eventId: number) {
  const rows = await db
    .select({
      guest: { ...guestColumns, answeredAt: guests.answeredAt },
      category: guestCategories.name,
      rsvp: guestRsvps,
      arrivedAt: checkIns.at,
      arrived: checkIns.people,
    })
    .from(guests)
    .innerJoin(guestCategories, eq(guestCategories.id, guests.categoryId))
    .leftJoin(guestRsvps, eq(guestRsvps.guestId, guests.id))
    .leftJoin(checkIns, and(eq(checkIns.guestId, guests.id), isNull(checkIns.cancelledAt)))
    .where(eq(guests.eventId, eventId));
  return rows.sort((a, b) => byName(a.guest, b.guest));
}

/** A guest with their answer. */
export type GuestWithAnswer = Awaited<ReturnType<typeof listGuestsWithAnswers>>[number];

/** Every change of an answer to an event, in its order. */
export function listChanges(db: Database, eventId: number) {
  return db
    .select({
      guestId: answerChanges.guestId,
      answer: answerChanges.answer,
      at: answerChanges.at,
    })
    .from(answerChanges)
    .innerJoin(guests, eq(guests.id, answerChanges.guestId))
    .where(eq(guests.eventId, eventId))
    .orderBy(asc(answerChanges.at), asc(answerChanges.id));
}

/** Those who added themselves and wait for a decision, the oldest first. */
export function listRequests(db: Database, eventId: number) {
  return db
    .select()
    .from(joinRequests)
    .where(and(eq(joinRequests.eventId, eventId), eq(joinRequests.isRefused, false)))
    .orderBy(asc(joinRequests.askedAt), asc(joinRequests.id));
}

/** The public card of the event itself, or null until one is opened. */
export async function findOwnCard(db: Database, eventId: number) {
  const [card] = await db
    .select()
    .from(eventCards)
    .where(and(eq(eventCards.eventId, eventId), isNull(eventCards.campaignId)));
  return card ?? null;
}
