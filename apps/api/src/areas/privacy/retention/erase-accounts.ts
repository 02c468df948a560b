import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { closedBefore, daysAgo, retentionPeriods } from "../../../retention-periods.ts";
import { campaigns } from "../../campaigns/campaigns/tables.ts";
import { eraseContributionNames } from "../../contributions/erase-names.ts";
import { closeDisputesOf } from "../../disputes/end-dispute.ts";
import { eraseWordsOf } from "../../disputes/erase-words.ts";
import { eraseWithdrawalNames } from "../../fabric-orders/withdrawals/erase-names.ts";
import { files } from "../../files/tables.ts";
import { giftItems } from "../../gifts/items/tables.ts";
import { ERASED_PAYER } from "../../identity/users/erased-payer.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { joinRequests } from "../../invitations/rsvp/tables.ts";
import { eraseHoldsOf } from "../../ledger/staff-holds/end-holds.ts";
import { staffHolds } from "../../ledger/staff-holds/tables.ts";
import { sentTo } from "../../notebook/album/photos-of-events.ts";
import { albumPhotos } from "../../notebook/album/tables.ts";
import { cashBookEntries } from "../../notebook/cash-book/tables.ts";
import { committeeMembers } from "../../notebook/committee/tables.ts";
import { celebratedPersons } from "../../notebook/couple/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { giftLists } from "../../notebook/gift-lists/tables.ts";
import { registeredAt } from "../../notebook/group-links/registrations-of-events.ts";
import { groupRegistrations } from "../../notebook/group-links/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { leaveSharedOwnership } from "../../notebook/sharing/end-sharing-of-account.ts";
import { eraseAddressesOf } from "../../orders/orders/erase-addresses.ts";
import { payments } from "../../payments/payments/tables.ts";
import { payouts } from "../../payouts/payouts/tables.ts";
import { anonymisePaymentsOf } from "./anonymise-payments.ts";
import { deleteInBatches } from "./delete-in-batches.ts";

/**
 * Erases the accounts whose retention period has ended: closed ones, and those whose owner was
 * warned and did not sign in. One with money that staff hold waits until they decided. All dependent
 * rows are deleted too, except payments, which are anonymised. Their addresses and numbers become free. An account that cannot be erased does not
 * stop the others.
 * @returns the number of erased accounts
 * @throws the first error, after all accounts were attempted
 */
export async function eraseAccounts(context: RequestContext): Promise<number> {
  const { db, now } = context;
  const wasWarned = and(
    isNull(customers.archivedAt),
    isNotNull(users.warnedIdleAt),
    lt(users.warnedIdleAt, daysAgo(now, retentionPeriods.warnedAccountDays)),
  );
  const isClosed = lt(customers.archivedAt, closedBefore(now));
  // One statement with both conditions could use neither index.
  const over = [...(await listAccounts(db, isClosed)), ...(await listAccounts(db, wasWarned))];
  const errors: unknown[] = [];
  for (const account of over)
    await eraseAccount(context, account).catch((error) => errors.push(error));
  if (errors.length > 0) throw errors[0];
  return over.length;
}

function listAccounts(db: Database, condition: SQL | undefined) {
  const openHolds = db
    .select({ id: staffHolds.id })
    .from(staffHolds)
    .where(and(eq(staffHolds.customerId, customers.id), isNull(staffHolds.endedAt)));
  return db
    .select({ userId: users.id, customerId: customers.id })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .where(
      and(condition, notExists(openHolds), or(isNull(users.email), ne(users.email, ERASED_PAYER))),
    );
}

/** Erases one account with all dependent rows; its payments are anonymised. May be called again after a failure. */
export async function eraseAccount(
  { db, storage, now }: RequestContext,
  { userId, customerId }: { userId: number; customerId: number },
): Promise<void> {
  // Large tables first, in batches: the cascade of one row must end within the statement timeout of
  // 5 s.
  // An unused account may own an event with somebody who uses theirs.
  await db.transaction((tx) => leaveSharedOwnership(tx, customerId));
  const own = db.select({ id: events.id }).from(events).where(eq(events.customerId, customerId));
  await deleteInBatches(db, guests, inArray(guests.eventId, own));
  await deleteInBatches(db, joinRequests, inArray(joinRequests.eventId, own));
  await deleteInBatches(db, groupRegistrations, registeredAt(db, own));
  await deleteInBatches(db, albumPhotos, sentTo(db, own));
  await db.transaction(async (tx) => {
    await transferPhotos(tx, customerId);
    const photos = await tx.select().from(files).where(eq(files.customerId, customerId));
    const [paid] = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(eq(payments.customerId, customerId))
      .limit(1);
    if (paid) await anonymisePaymentsOf(tx, customerId, now);
    await closeDisputesOf(tx, customerId, now);
    await eraseWordsOf(tx, customerId);
    await eraseHoldsOf(tx, customerId, now);
    await eraseAddressesOf(tx, customerId, now);
    await eraseWithdrawalNames(tx, customerId);
    await eraseContributionNames(tx, customerId);
    await tx
      .update(payouts)
      .set({ phone: "", holder: "", companyHolder: null })
      .where(and(inArray(payouts.eventId, own), isNotNull(payouts.settledAt)));
    // Bytes before rows: after a crash the rows still list what must be deleted.
    for (const { storageKey } of photos) await storage.remove(storageKey);
    // Events before their photos: a file that a portrait or a receipt still names is not deleted.
    await tx.delete(events).where(eq(events.customerId, customerId));
    await tx.delete(users).where(eq(users.id, userId));
  });
}

/** Photos that a user added to another person's notebook stay there, and become that owner's. */
async function transferPhotos(tx: Database, customerId: number): Promise<void> {
  const shown = [
    tx.select({ file: events.imageFileId, owner: events.customerId }).from(events),
    tx
      .select({ file: celebratedPersons.imageFileId, owner: events.customerId })
      .from(celebratedPersons)
      .innerJoin(events, eq(events.id, celebratedPersons.eventId)),
    tx
      .select({ file: committeeMembers.imageFileId, owner: events.customerId })
      .from(committeeMembers)
      .innerJoin(events, eq(events.id, committeeMembers.eventId)),
    tx
      .select({ file: campaigns.imageFileId, owner: events.customerId })
      .from(campaigns)
      .innerJoin(events, eq(events.id, campaigns.eventId)),
    tx
      .select({ file: cashBookEntries.receiptFileId, owner: events.customerId })
      .from(cashBookEntries)
      .innerJoin(events, eq(events.id, cashBookEntries.eventId)),
    tx
      .select({ file: giftItems.imageFileId, owner: events.customerId })
      .from(giftItems)
      .innerJoin(giftLists, eq(giftLists.id, giftItems.listId))
      .innerJoin(events, eq(events.id, giftLists.eventId)),
  ];
  const own = await tx.select({ id: files.id }).from(files).where(eq(files.customerId, customerId));
  if (own.length === 0) return;
  for (const places of shown) {
    const place = places.as("place");
    await tx
      .update(files)
      .set({ customerId: sql`${place.owner}` })
      .from(place)
      .where(
        and(
          eq(files.id, place.file),
          inArray(
            files.id,
            own.map(({ id }) => id),
          ),
          ne(place.owner, customerId),
        ),
      );
  }
}
