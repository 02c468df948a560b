import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { writeBusyDays } from "../../src/areas/bookings/bookings/busy-days.ts";
import { bookings } from "../../src/areas/bookings/bookings/tables.ts";
import { campaigns } from "../../src/areas/campaigns/campaigns/tables.ts";
import { rsvpSettings } from "../../src/areas/campaigns/cards/tables.ts";
import { deliveries } from "../../src/areas/campaigns/deliveries/tables.ts";
import { guestReplies } from "../../src/areas/campaigns/guest-replies/tables.ts";
import { civilFilePapers, civilFiles } from "../../src/areas/civil-file/tables.ts";
import { contributionCash } from "../../src/areas/contributions/cash/tables.ts";
import { contributionPayments } from "../../src/areas/contributions/mobile-money/tables.ts";
import {
  contributionRegisters,
  contributors,
} from "../../src/areas/contributions/register/tables.ts";
import { fabricOrders } from "../../src/areas/fabric-orders/orders/tables.ts";
import { fabricShares } from "../../src/areas/fabric-orders/shares/tables.ts";
import { gifts } from "../../src/areas/gifts/gifts/tables.ts";
import { giftItems } from "../../src/areas/gifts/items/tables.ts";
import { checkInLinks, checkIns } from "../../src/areas/invitations/check-in/tables.ts";
import { joinRequests } from "../../src/areas/invitations/rsvp/tables.ts";
import { albumPhotos, albums } from "../../src/areas/notebook/album/tables.ts";
import { cashBookEntries } from "../../src/areas/notebook/cash-book/tables.ts";
import { eventCeremonies } from "../../src/areas/notebook/ceremonies/tables.ts";
import { dowryItems } from "../../src/areas/notebook/dowry/tables.ts";
import { events } from "../../src/areas/notebook/events/tables.ts";
import { giftLists } from "../../src/areas/notebook/gift-lists/tables.ts";
import { answerChanges, guests } from "../../src/areas/notebook/guests/tables.ts";
import { eventTasks } from "../../src/areas/notebook/planning/tables.ts";
import { eventMembers } from "../../src/areas/notebook/sharing/tables.ts";
import { paymentAttempts, payments, receipts } from "../../src/areas/payments/payments/tables.ts";
import { providerBusyDays } from "../../src/areas/providers/availability/tables.ts";
import { providers } from "../../src/areas/providers/tables.ts";
import { quoteMessages } from "../../src/areas/quotes/chat/tables.ts";
import { quotes } from "../../src/areas/quotes/offers/tables.ts";
import { quoteRequests } from "../../src/areas/quotes/quote-requests/tables.ts";
import { demonstrationEvents } from "../../src/areas/tour/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { demoCustomers } from "../bookings/demo-customers.ts";
import { addDays, baseDay, daysBetween } from "./base-day.ts";

const ofDemonstration = (column: PgColumn) =>
  sql`${column} in (select event_id from ${demonstrationEvents})`;
const ofItsGuests = (column: PgColumn) =>
  sql`${column} in (select id from ${guests} where ${ofDemonstration(guests.eventId)})`;
const ofItsLists = (column: PgColumn) =>
  sql`${column} in (select id from ${giftLists} where ${ofDemonstration(giftLists.eventId)})`;
/** Orders for a campaign of its events, and the deposits of its customers. */
const isItsOrder = sql`(${ofDemonstration(payments.eventId)} or (${payments.subjectKind} is not null and ${payments.customerId} in ${demoCustomers}))`;
const ofItsOrders = (column: PgColumn) =>
  sql`${column} in (select id from ${payments} where ${isItsOrder})`;
const ofItsProviders = (column: PgColumn) =>
  sql`${column} in (select id from ${providers} where demonstration)`;
const ofItsRequests = (column: PgColumn) =>
  sql`${column} in (select id from ${quoteRequests} where ${ofItsProviders(quoteRequests.providerId)})`;

const ofItsContributors = (column: PgColumn) =>
  sql`${column} in (select id from ${contributors} where ${ofDemonstration(contributors.eventId)})`;

/** Every date of the demonstration's events, by its column, with the rows that belong to them. */
const dated: readonly [PgTable, readonly string[], SQL][] = [
  [events, ["weddingDate", "createdAt", "cardsSentAt"], ofDemonstration(events.id)],
  [eventCeremonies, ["heldOn"], ofDemonstration(eventCeremonies.eventId)],
  [eventTasks, ["startDate", "endDate"], ofDemonstration(eventTasks.eventId)],
  [cashBookEntries, ["paidOn", "dueOn", "createdAt"], ofDemonstration(cashBookEntries.eventId)],
  [
    civilFiles,
    ["depositedOn", "depositedFor", "remindedFor", "nextCheckOn", "createdAt"],
    ofDemonstration(civilFiles.eventId),
  ],
  [civilFilePapers, ["issuedOn", "createdAt"], ofDemonstration(civilFilePapers.eventId)],
  [albums, ["createdAt"], ofDemonstration(albums.eventId)],
  [
    albumPhotos,
    ["createdAt"],
    sql`${albumPhotos.albumId} in (select id from ${albums} where ${ofDemonstration(albums.eventId)})`,
  ],
  [dowryItems, ["createdAt"], ofDemonstration(dowryItems.eventId)],
  [eventMembers, ["createdAt"], ofDemonstration(eventMembers.eventId)],
  [guests, ["answeredAt", "createdAt"], ofDemonstration(guests.eventId)],
  [rsvpSettings, ["deadline"], ofDemonstration(rsvpSettings.eventId)],
  [joinRequests, ["askedAt"], ofDemonstration(joinRequests.eventId)],
  [guestReplies, ["receivedAt"], ofItsGuests(guestReplies.guestId)],
  [answerChanges, ["at"], ofItsGuests(answerChanges.guestId)],
  [giftLists, ["createdAt"], ofDemonstration(giftLists.eventId)],
  [giftItems, ["createdAt"], ofItsLists(giftItems.listId)],
  [gifts, ["createdAt", "paidAt", "thankedAt", "holdUntil"], ofItsLists(gifts.listId)],
  [fabricOrders, ["deadline", "createdAt", "sentAt"], ofDemonstration(fabricOrders.eventId)],
  [
    fabricShares,
    ["paidAt", "sentAt", "remindedAt", "createdAt"],
    sql`${fabricShares.orderId} in (select id from ${fabricOrders} where ${ofDemonstration(fabricOrders.eventId)})`,
  ],
  [
    contributionRegisters,
    ["closedAt", "createdAt"],
    ofDemonstration(contributionRegisters.eventId),
  ],
  [contributors, ["remindedAt", "createdAt"], ofDemonstration(contributors.eventId)],
  [
    contributionCash,
    ["paidOn", "decidedAt", "createdAt"],
    ofItsContributors(contributionCash.contributorId),
  ],
  [
    contributionPayments,
    ["paidAt", "createdAt"],
    ofItsContributors(contributionPayments.contributorId),
  ],
  [campaigns, ["createdAt", "scheduledAt"], ofDemonstration(campaigns.eventId)],
  [deliveries, ["sentAt", "deliveredAt", "readAt"], ofItsGuests(deliveries.guestId)],
  [checkInLinks, ["expiresAt", "createdAt"], ofDemonstration(checkInLinks.eventId)],
  [checkIns, ["at", "receivedAt"], ofItsGuests(checkIns.guestId)],
  [
    bookings,
    ["day", "dueAt", "createdAt", "transitionedAt"],
    sql`${bookings.customerId} in ${demoCustomers}`,
  ],
  [payments, ["createdAt", "paidAt"], isItsOrder],
  [paymentAttempts, ["createdAt", "closedAt"], ofItsOrders(paymentAttempts.paymentId)],
  [receipts, ["createdAt"], ofItsOrders(receipts.paymentId)],
  [
    quoteRequests,
    ["lastMessageAt", "changedAt", "createdAt"],
    ofItsProviders(quoteRequests.providerId),
  ],
  [quoteMessages, ["createdAt"], ofItsRequests(quoteMessages.requestId)],
  [quotes, ["validUntil", "createdAt"], ofItsRequests(quotes.requestId)],
];

/**
 * Moves every date of the demonstration by the whole weeks since it was written or last moved, so
 * that a start weeks later shows the same. What a visitor changed moves with it and stays.
 * @param today `YYYY-MM-DD`
 * @returns by how many days
 */
export async function moveDates(db: Database, today: string): Promise<number> {
  return db.transaction(async (tx) => {
    const [first] = await tx.select().from(demonstrationEvents).limit(1).for("update");
    if (!first) return 0;
    // Whole weeks: a wedding stays on its Saturday, whatever day of the week its base was.
    const days = 7 * Math.floor(daysBetween(first.basedOn, baseDay(today)) / 7);
    if (days <= 0) return 0;
    for (const [table, names, where] of dated)
      await tx
        .update(table)
        .set(moved(table, names, days))
        .where(where);
    await moveBusyDays(tx, today);
    await tx.update(demonstrationEvents).set({ basedOn: addDays(first.basedOn, days) });
    return days;
  });
}

/** Writes anew on which days the demonstration's providers are fully booked. */
async function moveBusyDays(tx: Database, today: string): Promise<void> {
  const booked = await tx
    .selectDistinct({ providerId: bookings.providerId })
    .from(bookings)
    .where(sql`${bookings.customerId} in ${demoCustomers}`);
  for (const { providerId } of booked) {
    await tx
      .delete(providerBusyDays)
      .where(
        and(eq(providerBusyDays.providerId, providerId), eq(providerBusyDays.reason, "booked")),
      );
    await writeBusyDays(tx, providerId, today);
  }
}

/** The columns of a table, each so many days later. */
function moved(table: PgTable, names: readonly string[], days: number): Record<string, SQL> {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    names.map((name) => {
      const column = columns[name];
      if (!column) throw new Error(`There is no column ${name}`);
      // A date moves by a number of days, an instant by an interval.
      const isDay = column.getSQLType() === "date";
      return [
        name,
        isDay
          ? sql`${column} + ${days}::int`
          : sql`${column} + make_interval(days => ${days}::int)`,
      ];
    }),
  );
}
