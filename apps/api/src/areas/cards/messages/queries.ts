import { refusal } from "@jdj/contract/glue/refusals";
import type { Need } from "@jdj/contract/notebook/sharing-policy";
import { asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { guestCategories } from "../../notebook/event-types/tables.ts";
import { ownEvent } from "../../notebook/events/queries.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { channels } from "../channels/tables.ts";
import { cardDesigns, messageCategories, messageModels } from "../designs/tables.ts";
import { messages, recipients } from "./tables.ts";

const counts = {
  success:
    sql<number>`count(*) filter (where ${recipients.state} in ('sent', 'delivered', 'read'))`.mapWith(
      Number,
    ),
  error: sql<number>`count(*) filter (where ${recipients.state} in ('failed', 'unknown'))`.mapWith(
    Number,
  ),
  total: sql<number>`count(${recipients.id})`.mapWith(Number),
};

/** Sends with what they refer to and how far they are; every caller adds whose they must be. */
function selectSends(db: Database) {
  return db
    .select({
      message: messages,
      customerId: events.customerId,
      channel: channels.name,
      category: messageCategories.name,
      model: messageModels.name,
      design: cardDesigns.name,
      ...counts,
    })
    .from(messages)
    .innerJoin(events, eq(events.id, messages.eventId))
    .innerJoin(channels, eq(channels.id, messages.channelId))
    .innerJoin(messageCategories, eq(messageCategories.id, messages.categoryId))
    .innerJoin(cardDesigns, eq(cardDesigns.id, messages.designId))
    .leftJoin(messageModels, eq(messageModels.id, messages.modelId))
    .leftJoin(recipients, eq(recipients.messageId, messages.id))
    .groupBy(
      messages.id,
      events.customerId,
      channels.name,
      messageCategories.name,
      messageModels.name,
      cardDesigns.name,
    );
}

/** One send with its counts. */
export type Send = Awaited<ReturnType<typeof listSends>>[number];

/** The sends of an event that its reader was proven to be a member of, newest first. */
export function listSends(db: Database, eventId: number) {
  return selectSends(db)
    .where(eq(messages.eventId, eventId))
    .orderBy(desc(messages.createdAt), desc(messages.id));
}

/**
 * A send of an event that somebody is a member of.
 * @param need what their role must permit; undefined asks for the owner
 * @throws not-found for another's send and a missing one alike; not-allowed
 */
export async function ownSend(
  db: Database,
  customerId: number,
  messageId: number,
  need: Need | undefined,
): Promise<Send> {
  const [row] = await selectSends(db).where(eq(messages.id, messageId));
  if (!row) throw refusal("not-found");
  await ownEvent(db, customerId, row.message.eventId, need);
  return row;
}

/**
 * A send by itself, without its counts, and its event.
 * @throws not-found for another's send and a missing one alike; not-allowed
 */
export async function ownMessage(
  db: Database,
  customerId: number,
  messageId: number,
  need: Need | undefined,
) {
  const [message] = await db.select().from(messages).where(eq(messages.id, messageId));
  if (!message) throw refusal("not-found");
  return { message, event: await ownEvent(db, customerId, message.eventId, need) };
}

/** The copies of a send that the caller has proven their right to, by the guests' names. */
export function listRecipients(db: Database, messageId: number) {
  return db
    .select({ recipient: recipients, guest: guests, category: guestCategories.name })
    .from(recipients)
    .innerJoin(guests, eq(guests.id, recipients.guestId))
    .innerJoin(guestCategories, eq(guestCategories.id, guests.categoryId))
    .where(eq(recipients.messageId, messageId))
    .orderBy(asc(guests.lastName), asc(guests.givenNames), asc(recipients.id));
}

/** How many copies of a send are in each state; a state without any is left out. */
export function countByState(db: Database, messageId: number) {
  return db
    .select({ state: recipients.state, count: sql<number>`count(*)`.mapWith(Number) })
    .from(recipients)
    .where(eq(recipients.messageId, messageId))
    .groupBy(recipients.state);
}

/** One guest's copy, its guest and its message, by the token of their own link; null for any other. */
export async function findRecipientByToken(db: Database, token: string) {
  const [row] = await db
    .select({
      recipient: recipients,
      guest: guests,
      message: messages,
      design: cardDesigns.code,
      category: messageCategories.code,
    })
    .from(recipients)
    .innerJoin(messages, eq(messages.id, recipients.messageId))
    .innerJoin(guests, eq(guests.id, recipients.guestId))
    .innerJoin(cardDesigns, eq(cardDesigns.id, messages.designId))
    .innerJoin(messageCategories, eq(messageCategories.id, messages.categoryId))
    .where(eq(recipients.token, token));
  return row ?? null;
}
