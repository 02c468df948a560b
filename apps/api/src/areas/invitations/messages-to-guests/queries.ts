import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { campaigns, sequenceSteps } from "../../campaigns/campaigns/tables.ts";
import { channels } from "../../campaigns/channels/tables.ts";
import { deliveryCounts } from "../../campaigns/deliveries/tables.ts";
import { messageCategories } from "../../designs/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { groupLinks, groupRegistrations } from "../../notebook/group-links/tables.ts";
import { byFoldedName } from "../../notebook/guests/queries.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { blockedTemplates } from "../../operations/whatsapp-account/blocked-templates.ts";
import { channelCredits } from "../../payments/credit/tables.ts";
import { guestRsvps } from "../rsvp/tables.ts";

/** The guests of an event with what the choice of a message's guests reads, by name. */
export function listAddressees(db: Database, eventId: number) {
  const groupIds = sql<number[]>`array(
    select ${groupRegistrations.linkId}::int from ${groupRegistrations}
    where ${groupRegistrations.guestId} = ${guests.id})`;
  return db
    .select({
      id: guests.id,
      civility: guests.civility,
      givenNames: guests.givenNames,
      lastName: guests.lastName,
      email: guests.email,
      phone1: guests.phone1,
      phone2: guests.phone2,
      answer: guests.answer,
      categoryId: guests.categoryId,
      invitedTo: guestRsvps.invitedTo,
      groupIds,
    })
    .from(guests)
    .leftJoin(guestRsvps, eq(guestRsvps.guestId, guests.id))
    .where(eq(guests.eventId, eventId))
    .orderBy(...byFoldedName);
}

/** A guest to whom a message may go. */
export type EventGuest = Awaited<ReturnType<typeof listAddressees>>[number];

/** The channels with the units that the owner of an event has left of each, in their order. */
export function listChannelsOf(db: Database, customerId: number) {
  return db
    .select({
      channel: channels,
      credit: sql<number>`coalesce(${channelCredits.units}, 0)`.mapWith(Number),
      blocked: blockedTemplates,
    })
    .from(channels)
    .leftJoin(
      channelCredits,
      and(eq(channelCredits.channelId, channels.id), eq(channelCredits.customerId, customerId)),
    )
    .orderBy(asc(channels.position));
}

/** The links of groups of an event, by name. */
export function listGroups(db: Database, eventId: number) {
  return db
    .select({ id: groupLinks.id, name: groupLinks.name })
    .from(groupLinks)
    .where(eq(groupLinks.eventId, eventId))
    .orderBy(asc(groupLinks.name), asc(groupLinks.id));
}

const PER_PAGE = 50;

/** How many deliveries a campaign of the statement has in all, that arrived or that did not: counted by who writes them. */
export const deliveryCount = (column: "total" | "delivered" | "undelivered") =>
  sql<number>`(select coalesce(sum(${deliveryCounts[column]}), 0) from ${deliveryCounts}
    where ${deliveryCounts.campaignId} = ${campaigns.id})`.mapWith(Number);

function selectMessages(db: Database) {
  return db
    .select({
      campaign: campaigns,
      channel: channels.name,
      step: sequenceSteps,
      event: { weddingDate: events.weddingDate, weddingDatePrecision: events.weddingDatePrecision },
      success: deliveryCount("delivered"),
      error: deliveryCount("undelivered"),
      total: deliveryCount("total"),
    })
    .from(campaigns)
    .innerJoin(channels, eq(channels.id, campaigns.channelId))
    .innerJoin(events, eq(events.id, campaigns.eventId))
    .leftJoin(sequenceSteps, eq(sequenceSteps.campaignId, campaigns.id));
}

/** A message with its counts, and how it leaves by itself. */
export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

/** One message with its counts; null for a card and a missing one alike. */
export async function findMessage(db: Database, id: number): Promise<MessageRow | null> {
  const [row] = await selectMessages(db).where(
    and(eq(campaigns.id, id), eq(campaigns.kind, "message")),
  );
  return row ?? null;
}

/** One page of an event's messages, the newest first. @param wanted the page, from 1; the last one at most */
export async function listMessagesByPage(db: Database, eventId: number, wanted: number) {
  const isOfEvent = and(eq(campaigns.eventId, eventId), eq(campaigns.kind, "message"));
  const [counted] = await db.select({ total: count() }).from(campaigns).where(isOfEvent);
  const total = counted?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / PER_PAGE));
  const page = Math.min(wanted, lastPage);
  const rows = await selectMessages(db)
    .where(isOfEvent)
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  return { page, lastPage, total, rows };
}

/** The design of the newest card of an event: the one that its guests know; null without any. */
export async function findNewestDesign(db: Database, eventId: number): Promise<number | null> {
  const [row] = await db
    .select({ designId: campaigns.designId })
    .from(campaigns)
    .where(and(eq(campaigns.eventId, eventId), eq(campaigns.kind, "card")))
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(1);
  return row?.designId ?? null;
}

/** The category of what says nothing about whether the event takes place. */
export async function findPracticalCategory(db: Database): Promise<number> {
  const [row] = await db
    .select({ id: messageCategories.id })
    .from(messageCategories)
    .where(eq(messageCategories.code, "practical"));
  if (!row) throw new Error("The category of practical messages is missing");
  return row.id;
}
