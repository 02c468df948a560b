import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { guestCategories } from "../../notebook/event-types/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { cardDesigns, channels, messageCategories, messageModels } from "../designs/tables.ts";
import { messages, recipients } from "./tables.ts";

const counts = {
  success: sql<number>`count(*) filter (where ${recipients.state} = 'sent')`.mapWith(Number),
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

/** The sends of a customer's current event, newest first. */
export function listSends(db: Database, customerId: number) {
  return selectSends(db)
    .where(and(eq(events.customerId, customerId), eq(events.isCurrent, true)))
    .orderBy(desc(messages.createdAt), desc(messages.id));
}

/** One send of a customer, or null: another's and a missing one look alike. */
export async function findSend(
  db: Database,
  customerId: number,
  messageId: number,
): Promise<Send | null> {
  const [row] = await selectSends(db).where(
    and(eq(events.customerId, customerId), eq(messages.id, messageId)),
  );
  return row ?? null;
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
