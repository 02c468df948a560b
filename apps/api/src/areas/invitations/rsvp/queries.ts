import { refusal } from "@jdj/contract/call/refusals";
import { may, type Need } from "@jdj/contract/call/sharing-policy";
import { asc, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import type { CallContext } from "../../../http/answer.ts";
import { campaigns } from "../../campaigns/campaigns/tables.ts";
import { findCardEvent, newestCategory } from "../../campaigns/cards/card-event.ts";
import { eventCards, rsvpQuestions, rsvpSettings } from "../../campaigns/cards/tables.ts";
import { deliveries } from "../../campaigns/deliveries/tables.ts";
import { findFirstDesign } from "../../designs/queries.ts";
import { cardDesigns, messageCategories } from "../../designs/tables.ts";
import { maySeeNotebook } from "../../identity/users/may-see-notebook.ts";
import { eventFor } from "../../notebook/events/event-for-caller.ts";
import { refuseDeleted } from "../../notebook/events/refuse-deleted.ts";
import { events } from "../../notebook/events/tables.ts";
import { groupRegistrations } from "../../notebook/group-links/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { firstSettings, type RsvpSettings } from "./invitation.ts";
import { guestRsvps } from "./tables.ts";

const invitationColumns = {
  guest: guests,
  rsvp: guestRsvps,
  settings: rsvpSettings,
  event: events,
  /** Whether they registered by a group's link, whose seats are counted. */
  isInGroup: sql<boolean>`exists (select from ${groupRegistrations}
    where ${groupRegistrations.guestId} = ${guests.id})`,
};

/** An invitation with the settings that hold while its hosts saved none. */
function read<R extends { settings: typeof rsvpSettings.$inferSelect | null }>(
  row: R | undefined,
): (Omit<R, "settings"> & { settings: RsvpSettings }) | null {
  return row ? { ...row, settings: row.settings ?? firstSettings } : null;
}

const selectInvitationByToken = preparedQuery(
  "invitation-by-token",
  (db, { token }: Values<{ token: string }>) =>
    db
      .select({ ...invitationColumns, category: messageCategories.code, newest: newestCategory })
      .from(deliveries)
      .innerJoin(campaigns, eq(campaigns.id, deliveries.campaignId))
      .innerJoin(messageCategories, eq(messageCategories.id, campaigns.categoryId))
      .innerJoin(guests, eq(guests.id, deliveries.guestId))
      .innerJoin(events, eq(events.id, guests.eventId))
      .leftJoin(guestRsvps, eq(guestRsvps.guestId, guests.id))
      .leftJoin(rsvpSettings, eq(rsvpSettings.eventId, guests.eventId))
      .where(eq(deliveries.token, token)),
);

/**
 * The guest whose own card has this token, and what the card is about; null for any other token.
 * @throws event-gone
 */
export async function findInvitationByToken(db: Database, token: string) {
  const [row] = await selectInvitationByToken(db, { token });
  if (row) refuseDeleted(row.event);
  return read(row);
}

const selectInvitationByGuest = preparedQuery(
  "invitation-by-guest",
  (db, { guestId }: Values<{ guestId: number }>) =>
    db
      .select(invitationColumns)
      .from(guests)
      .innerJoin(events, eq(events.id, guests.eventId))
      .leftJoin(guestRsvps, eq(guestRsvps.guestId, guests.id))
      .leftJoin(rsvpSettings, eq(rsvpSettings.eventId, guests.eventId))
      .where(eq(guests.id, guestId)),
);

const selectGuestCard = preparedQuery("guest-card", (db, { token }: Values<{ token: string }>) =>
  db
    .select({
      delivery: deliveries,
      guest: guests,
      campaign: campaigns,
      category: messageCategories.code,
      rsvp: guestRsvps,
      settings: rsvpSettings,
    })
    .from(deliveries)
    .innerJoin(campaigns, eq(campaigns.id, deliveries.campaignId))
    .innerJoin(guests, eq(guests.id, deliveries.guestId))
    .innerJoin(messageCategories, eq(messageCategories.id, campaigns.categoryId))
    .leftJoin(guestRsvps, eq(guestRsvps.guestId, guests.id))
    .leftJoin(rsvpSettings, eq(rsvpSettings.eventId, guests.eventId))
    .where(eq(deliveries.token, token)),
);

/** All that the card of one guest shows of them, by the token of their link; null for any other token. */
export async function findGuestCard(db: Database, token: string) {
  const [row] = await selectGuestCard(db, { token });
  return read(row);
}

/**
 * What all cards of an event show; null for an event that is gone. The guests of an event open their
 * cards in the same minutes, and share what was read of it.
 */
export async function findCardFacts({ db, sharedReads }: RequestContext, eventId: number) {
  const facts = await sharedReads.read(`card-facts ${eventId}`, () => findCardEvent(db, eventId));
  if (facts) refuseDeleted(facts.event);
  return facts;
}

/** A guest with their invitation; by whose link, or null for a host of the event. */
export type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/**
 * The guest of a link: by the token of their own card, or by id for a host of their
 * event alone. Null for anything else, whatever the reason.
 * @param need what the role of a host must permit
 * @throws not-allowed
 */
export async function findInvitation(context: CallContext, id: string, need: Need) {
  const { db, now, caller, settings } = context;
  if (!/^\d{1,15}$/.test(id)) {
    const found = await findInvitationByToken(db, id);
    return found && { ...found, card: { category: found.category, newest: found.newest } };
  }
  const actor = await caller.actor(db, now);
  if (actor?.customer == null || !maySeeNotebook(actor, settings.gate)) return null;
  const [row] = await selectInvitationByGuest(db, { guestId: Number(id) });
  const found = read(row);
  const event = found && (await eventFor(context, actor.customer.id, found.guest.eventId));
  if (!found || !event) return null;
  if (!may(event.role, need)) throw refusal("not-allowed");
  return { ...found, card: null };
}

const selectQuestions = preparedQuery(
  "rsvp-questions",
  (db, { eventId }: Values<{ eventId: number }>) =>
    db
      .select()
      .from(rsvpQuestions)
      .where(eq(rsvpQuestions.eventId, eventId))
      .orderBy(asc(rsvpQuestions.position), asc(rsvpQuestions.id)),
);

/** What the hosts of an event ask, in their order. */
export function listQuestions(db: Database, eventId: number) {
  return selectQuestions(db, { eventId });
}

const selectEventCard = preparedQuery("event-card", (db, { token }: Values<{ token: string }>) =>
  db
    .select({
      card: eventCards,
      event: events,
      campaign: campaigns,
      category: messageCategories.code,
    })
    .from(eventCards)
    .innerJoin(events, eq(events.id, eventCards.eventId))
    .leftJoin(campaigns, eq(campaigns.id, eventCards.campaignId))
    .leftJoin(messageCategories, eq(messageCategories.id, campaigns.categoryId))
    .where(eq(eventCards.token, token)),
);

/** A public card with its event and the campaign that it shows, by its token; null for any other. @throws event-gone */
export async function findEventCard(db: Database, token: string) {
  const [row] = await selectEventCard(db, { token });
  if (row) refuseDeleted(row.event);
  return row ? { ...row, category: row.category ?? "invitation" } : null;
}

/** The codes of the design and the category of a card's campaign; the first of each for a card without one. */
export async function findCardDesign(db: Database, eventId: number, campaignId: number | null) {
  const first = { design: null, category: "invitation" };
  const [row] =
    campaignId === null
      ? [first]
      : await db
          .select({ design: cardDesigns.code, category: messageCategories.code })
          .from(campaigns)
          .innerJoin(messageCategories, eq(messageCategories.id, campaigns.categoryId))
          .leftJoin(cardDesigns, eq(cardDesigns.id, campaigns.designId))
          .where(eq(campaigns.id, campaignId));
  const { design, category } = row ?? first;
  return { category, design: design ?? (await findFirstDesign(db, eventId))?.code ?? "" };
}
