import { refusal } from "@jdj/contract/call/refusals";
import { may, type Need } from "@jdj/contract/call/sharing-policy";
import { asc, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { CallContext } from "../../../http/answer.ts";
import { maySeeNotebook } from "../../identity/users/policy.ts";
import { eventFor } from "../../notebook/events/event-for-caller.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { campaigns } from "../campaigns/tables.ts";
import { deliveries } from "../deliveries/tables.ts";
import { findCardEvent, listDesigns } from "../designs/queries.ts";
import { cardDesigns, messageCategories } from "../designs/tables.ts";
import { firstSettings } from "./invitation.ts";
import { eventCards, guestRsvps, rsvpQuestions, rsvpSettings } from "./tables.ts";

function selectInvitations(db: Database) {
  return db
    .select({
      guest: guests,
      rsvp: guestRsvps,
      settings: rsvpSettings,
      eventTypeId: events.eventTypeId,
      weddingDate: events.weddingDate,
      weddingDatePrecision: events.weddingDatePrecision,
      eventName: events.name,
    })
    .from(guests)
    .innerJoin(events, eq(events.id, guests.eventId))
    .leftJoin(guestRsvps, eq(guestRsvps.guestId, guests.id))
    .leftJoin(rsvpSettings, eq(rsvpSettings.eventId, guests.eventId));
}

function read(row: Awaited<ReturnType<typeof selectInvitations>>[number] | undefined) {
  if (!row) return null;
  const { eventTypeId, weddingDate, weddingDatePrecision, eventName, guest } = row;
  return {
    ...row,
    settings: row.settings ?? firstSettings,
    event: {
      id: guest.eventId,
      eventTypeId,
      weddingDate,
      weddingDatePrecision,
      name: eventName,
    },
  };
}

/** A guest with their invitation, and the answer settings of their event. */
export type Invitation = NonNullable<ReturnType<typeof read>>;

/** Hundreds of guests answer in the same second: the query is built once. */
const byToken = new WeakMap<Database, ReturnType<typeof prepareByToken>>();

function prepareByToken(db: Database) {
  return (
    selectInvitations(db)
      .innerJoin(deliveries, eq(deliveries.guestId, guests.id))
      .where(eq(deliveries.token, sql.placeholder("token")))
      // Without a name: poolers between us and the database know nothing of named statements.
      .prepare("")
  );
}

/** The guest whose own card has this token; null for any other token. */
export async function findInvitationByToken(
  db: Database,
  token: string,
): Promise<Invitation | null> {
  const asked = byToken.get(db) ?? prepareByToken(db);
  byToken.set(db, asked);
  const [row] = await asked.execute({ token });
  return read(row);
}

const cardByToken = new WeakMap<Database, ReturnType<typeof prepareGuestCard>>();

function prepareGuestCard(db: Database) {
  return db
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
    .where(eq(deliveries.token, sql.placeholder("token")))
    .prepare("");
}

/** All that the card of one guest shows of them, by the token of their link; null for any other token. */
export async function findGuestCard(db: Database, token: string) {
  const asked = cardByToken.get(db) ?? prepareGuestCard(db);
  cardByToken.set(db, asked);
  const [row] = await asked.execute({ token });
  return row ? { ...row, settings: row.settings ?? firstSettings } : null;
}

/**
 * What all cards of an event show; null for an event that is gone. The guests of an event open their
 * cards in the same minutes, and share what was read of it.
 */
export function findCardFacts({ db, sharedReads }: RequestContext, eventId: number) {
  return sharedReads.read(`card-facts ${eventId}`, async () => {
    const [found, questions] = await Promise.all([
      findCardEvent(db, eventId),
      listQuestions(db, eventId),
    ]);
    return found && { ...found, questions };
  });
}

/**
 * The guest of a link: by the token of their own card, or by id for a host of their
 * event alone. Null for anything else, whatever the reason.
 * @param need what the role of a host must permit
 * @throws not-allowed
 */
export async function findInvitation(
  context: CallContext,
  id: string,
  need: Need,
): Promise<(Invitation & { byHost: boolean }) | null> {
  const { db, now, caller, settings } = context;
  if (!/^\d{1,15}$/.test(id)) {
    const found = await findInvitationByToken(db, id);
    return found && { ...found, byHost: false };
  }
  const actor = await caller.actor(db, now);
  if (actor?.customer == null || !maySeeNotebook(actor, settings.gate)) return null;
  const [row] = await selectInvitations(db).where(eq(guests.id, Number(id)));
  const found = read(row);
  const event = found && (await eventFor(context, actor.customer.id, found.guest.eventId));
  if (!found || !event) return null;
  if (!may(event.role, need)) throw refusal("not-allowed");
  return { ...found, byHost: true };
}

/** What the hosts of an event ask, in their order. */
export function listQuestions(db: Database, eventId: number) {
  return db
    .select()
    .from(rsvpQuestions)
    .where(eq(rsvpQuestions.eventId, eventId))
    .orderBy(asc(rsvpQuestions.position), asc(rsvpQuestions.id));
}

/** A public card with its event and the campaign that it shows, by its token; null for any other. */
export async function findEventCard(db: Database, token: string) {
  const [row] = await db
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
    .where(eq(eventCards.token, token));
  return row ?? null;
}

/** The codes of the design and the category of a card's campaign; the first of each for a card without one. */
export async function findCardDesign(db: Database, campaignId: number | null) {
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
  return { category, design: design ?? (await listDesigns(db))[0]?.code ?? "" };
}
