import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { celebratedPersons } from "../../notebook/couple/tables.ts";
import { celebratedRoles, eventTypes } from "../../notebook/event-types/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import type { CardSubject } from "./card-wording.ts";
import { cardDesigns, channels, messageCategories, messageModels } from "./tables.ts";

/** What the cards of an event are about; the caller has proven the right to it. Null when there is none. */
export async function findCardSubject(db: Database, eventId: number): Promise<CardSubject | null> {
  const [row] = await db
    .select({ event: events, eventType: eventTypes.code })
    .from(events)
    .innerJoin(eventTypes, eq(eventTypes.id, events.eventTypeId))
    .where(eq(events.id, eventId));
  if (row === undefined) return null;
  const hosts = await db
    .select({ givenNames: celebratedPersons.givenNames })
    .from(celebratedPersons)
    .innerJoin(celebratedRoles, eq(celebratedRoles.id, celebratedPersons.roleId))
    .where(eq(celebratedPersons.eventId, eventId))
    .orderBy(asc(celebratedRoles.position), asc(celebratedRoles.id));
  return {
    eventName: row.event.name,
    eventType: row.eventType,
    hosts: hosts.map((host) => host.givenNames),
    date: row.event.weddingDate,
    datePrecision: row.event.weddingDatePrecision,
    seed: row.event.seed,
  };
}

/** The channels, in their order. */
export function listChannels(db: Database) {
  return db.select().from(channels).orderBy(asc(channels.position));
}

/** The designs that may be chosen, in their order. */
export function listDesigns(db: Database) {
  return db
    .select()
    .from(cardDesigns)
    .where(eq(cardDesigns.withdrawn, false))
    .orderBy(asc(cardDesigns.position));
}

/** A design that may be chosen, by its code; null for any other. */
export async function findDesign(db: Database, code: string) {
  const [design] = await db
    .select()
    .from(cardDesigns)
    .where(and(eq(cardDesigns.code, code), eq(cardDesigns.withdrawn, false)));
  return design ?? null;
}

/** The categories of messages with their models, in their order. */
export async function listCategories(db: Database) {
  const categories = await db
    .select()
    .from(messageCategories)
    .orderBy(asc(messageCategories.position));
  const models = await db.select().from(messageModels).orderBy(asc(messageModels.position));
  return categories.map((category) => ({
    ...category,
    models: models.filter((model) => model.categoryId === category.id),
  }));
}
