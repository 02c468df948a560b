import { and, eq, inArray, isNotNull, lt } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { campaigns } from "../../campaigns/campaigns/tables.ts";
import { files } from "../../files/tables.ts";
import { giftItems } from "../../gifts/items/tables.ts";
import { joinRequests } from "../../invitations/rsvp/tables.ts";
import { sentTo } from "../../notebook/album/photos-of-events.ts";
import { albumPhotos } from "../../notebook/album/tables.ts";
import { cashBookEntries } from "../../notebook/cash-book/tables.ts";
import { committeeMembers } from "../../notebook/committee/tables.ts";
import { celebratedPersons } from "../../notebook/couple/tables.ts";
import { restorableSince } from "../../notebook/events/delete-event.ts";
import { events } from "../../notebook/events/tables.ts";
import { giftLists } from "../../notebook/gift-lists/tables.ts";
import { registeredAt } from "../../notebook/group-links/registrations-of-events.ts";
import { groupRegistrations } from "../../notebook/group-links/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { deleteInBatches } from "./delete-in-batches.ts";

/**
 * Erases the events that their owners deleted and can no longer restore: guests, cards, photos and
 * all other rows. Orders and receipts stay, without their event.
 * @returns the number of erased events
 * @throws the first error, after all events were attempted
 */
export async function purgeDeletedEvents(context: RequestContext): Promise<number> {
  const over = await context.db
    .select({ id: events.id })
    .from(events)
    .where(lt(events.deletedAt, restorableSince(context.now)));
  const errors: unknown[] = [];
  for (const { id } of over) await eraseEvent(context, id).catch((error) => errors.push(error));
  if (errors.length > 0) throw errors[0];
  return over.length;
}

async function eraseEvent({ db, storage }: RequestContext, eventId: number): Promise<void> {
  // Large tables first, in batches: the cascade of one row must end within the statement timeout of
  // 5 s.
  await deleteInBatches(db, guests, eq(guests.eventId, eventId));
  await deleteInBatches(db, joinRequests, eq(joinRequests.eventId, eventId));
  const erased = db.select({ id: events.id }).from(events).where(eq(events.id, eventId));
  await deleteInBatches(db, groupRegistrations, registeredAt(db, erased));
  await deleteInBatches(db, albumPhotos, sentTo(db, erased));
  await db.transaction(async (tx) => {
    const shown = await listPhotos(tx, eventId);
    const photos =
      shown.length === 0 ? [] : await tx.select().from(files).where(inArray(files.id, shown));
    // Bytes before rows: after a crash the rows still list what must be deleted.
    for (const { storageKey } of photos) await storage.remove(storageKey);
    await tx.delete(events).where(eq(events.id, eventId));
    if (shown.length > 0) await tx.delete(files).where(inArray(files.id, shown));
  });
}

/** The files that an event, its couple, its committee, its cards, its receipts and its wishes show. */
async function listPhotos(tx: Database, eventId: number): Promise<string[]> {
  const shown: string[] = [];
  const [event] = await tx
    .select({ file: events.imageFileId })
    .from(events)
    .where(and(eq(events.id, eventId), isNotNull(events.imageFileId)));
  if (event?.file) shown.push(event.file);
  for (const table of [celebratedPersons, committeeMembers, campaigns]) {
    const rows = await tx
      .selectDistinct({ file: table.imageFileId })
      .from(table)
      .where(and(eq(table.eventId, eventId), isNotNull(table.imageFileId)));
    for (const { file } of rows) if (file !== null) shown.push(file);
  }
  const receipts = await tx
    .select({ file: cashBookEntries.receiptFileId })
    .from(cashBookEntries)
    .where(and(eq(cashBookEntries.eventId, eventId), isNotNull(cashBookEntries.receiptFileId)));
  for (const { file } of receipts) if (file !== null) shown.push(file);
  const wished = await tx
    .select({ file: giftItems.imageFileId })
    .from(giftItems)
    .innerJoin(giftLists, eq(giftLists.id, giftItems.listId))
    .where(and(eq(giftLists.eventId, eventId), isNotNull(giftItems.imageFileId)));
  for (const { file } of wished) if (file !== null) shown.push(file);
  return [...new Set(shown)];
}
