import { holdingStates } from "@jdj/contract/bookings/booking-states";
import { at } from "@jdj/contract/paths/addresses";
import { isChatOpen, quoteStatuses } from "@jdj/contract/quotes/quote-state";
import { dateIn } from "@jdj/french/dates";
import { and, eq, gte, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { withoutForeignLink } from "../../abuse/foreign-link.ts";
import { enqueueVendorNotice } from "../../accounts/emails/enqueue-vendor-notice.ts";
import { reachableReaders } from "../../accounts/emails/reachable-readers.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { heldDeposits } from "../../ledger/deposits/tables.ts";
import { closeSubjectPayment } from "../../payments/subjects/open-subject-payment.ts";
import { providers } from "../../providers/tables.ts";
import { openQuoteDeposit } from "../../quotes/offers/deposit.ts";
import { findQuotes } from "../../quotes/offers/queries.ts";
import { quoteRequests } from "../../quotes/quote-requests/tables.ts";
import { askDeposit } from "./answer-booking.ts";
import type { StoredBooking } from "./queries.ts";
import { bookings } from "./tables.ts";

/**
 * What the suspension of a provider, or its end, means for its open requests and bookings, in the
 * transaction that writes it (`{ ...context, db: tx }`): deposits that are not paid can no longer be,
 * or can again, and each customer is told of a suspension by one email.
 */
export async function followSuspension(
  context: RequestContext,
  providerId: number,
  isSuspended: boolean,
): Promise<void> {
  const requests = await listOpenRequests(context, providerId);
  const booked = await listOpenBookings(context, providerId);
  await changeQuoteDeposits(context, requests, isSuspended);
  await changeBookingDeposits(context, booked, isSuspended);
  if (!isSuspended) return;
  const path = requests.length > 0 ? at("requests") : at("reservations");
  const affected = new Set([...requests, ...booked].map(({ customerId }) => customerId));
  await tellCustomers(context, providerId, { customerIds: [...affected], path });
}

function listOpenRequests({ db }: RequestContext, providerId: number) {
  return db
    .select()
    .from(quoteRequests)
    .where(
      and(
        eq(quoteRequests.providerId, providerId),
        inArray(quoteRequests.status, quoteStatuses.filter(isChatOpen)),
      ),
    );
}

function listOpenBookings({ db, now }: RequestContext, providerId: number) {
  return db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.providerId, providerId),
        gte(bookings.day, dateIn(now)),
        inArray(bookings.state, [...holdingStates]),
      ),
    );
}

async function changeQuoteDeposits(
  context: RequestContext,
  requests: readonly (typeof quoteRequests.$inferSelect)[],
  isSuspended: boolean,
): Promise<void> {
  const { db: tx, now } = context;
  const accepted = requests.filter(
    ({ status }) => status === "QUOTE_ACCEPTED" || status === "IN_PROGRESS",
  );
  const quotes = await findQuotes(
    tx,
    accepted.map(({ id }) => id),
  );
  for (const request of accepted) {
    const quote = quotes.get(request.id);
    if (!quote || quote.depositFcfa === 0) continue;
    const subject = { kind: "quote" as const, id: quote.id };
    if (isSuspended) await closeSubjectPayment(tx, subject, now);
    else if (!(await isPaid(context, quote.id))) await openQuoteDeposit(context, request, quote);
  }
}

async function isPaid({ db }: RequestContext, quoteId: number): Promise<boolean> {
  const [held] = await db
    .select({ id: heldDeposits.id })
    .from(heldDeposits)
    .where(and(eq(heldDeposits.subjectId, quoteId), eq(heldDeposits.subjectKind, "quote")));
  return held !== undefined;
}

async function changeBookingDeposits(
  context: RequestContext,
  booked: readonly StoredBooking[],
  isSuspended: boolean,
): Promise<void> {
  const { db: tx, now } = context;
  for (const booking of booked) {
    if (booking.state !== "confirmed" || booking.dueAt === null) continue;
    if (isSuspended) await closeSubjectPayment(tx, { kind: "booking", id: booking.id }, now);
    else await askDeposit(tx, context, booking);
  }
}

/** Enqueues the email about a suspension to some customers, and its SMS where asked for. */
async function tellCustomers(
  context: RequestContext,
  providerId: number,
  { customerIds, path }: { customerIds: number[]; path: string },
): Promise<void> {
  const { db: tx, settings } = context;
  if (customerIds.length === 0) return;
  const { publicUrl } = settings;
  const [provider] = await tx
    .select({ name: providers.name })
    .from(providers)
    .where(eq(providers.id, providerId));
  const name = provider?.name ?? "";
  const readers = await tx
    .select({ userId: users.id, address: users.email, provenAt: users.emailVerifiedAt })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId))
    .where(inArray(customers.id, customerIds));
  const props = {
    shopName: withoutForeignLink(name, "Votre prestataire", publicUrl),
    link: publicUrl + path,
  };
  // Each of them is a side of their own.
  for (const reader of readers.flatMap((one) => reachableReaders([one])))
    await enqueueVendorNotice(context, reader, { kind: "provider-suspended", props });
}
