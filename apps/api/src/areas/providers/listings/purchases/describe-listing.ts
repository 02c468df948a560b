import type { Listing, ListingPeriod } from "@jdj/contract/providers/listings";
import { daysUntil } from "@jdj/french/dates";
import { and, desc, eq } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../../app-context.ts";
import { listSubjectPayments } from "../../../payments/subjects/list-subject-payments.ts";
import { missingOf } from "../../publication/missing.ts";
import { readPublicationFacts } from "../../publication/read-facts.ts";
import { periodBought } from "../../subscriptions/listing-periods.ts";
import { providerSubscriptions } from "../../subscriptions/tables.ts";
import type { Membership } from "../../team/queries.ts";
import { listOffered } from "../prices/queries.ts";
import { listingPurchases } from "./tables.ts";

type Row = typeof providerSubscriptions.$inferSelect;

function stateOf({ startedAt, endedAt, endsOn }: Row): ListingPeriod["state"] {
  if (endedAt === null) return startedAt === null ? "coming" : "running";
  // One that ended by its date did so after its last day.
  return calendarDate(endedAt) > endsOn ? "over" : "withdrawn";
}

/** The last day of a period: an earlier one than was planned where it was ended before. */
function lastDayOf({ endedAt, endsOn }: Row): string {
  if (endedAt === null) return endsOn;
  const day = calendarDate(endedAt);
  return day < endsOn ? day : endsOn;
}

/** The listing of a shop as its team sees it; the payments are for its owners. */
export async function describeListing(
  context: RequestContext,
  membership: Membership,
): Promise<Listing> {
  const { db, now } = context;
  const { providerId, role } = membership;
  const today = calendarDate(now);
  const isOwner = role === "owner";
  const periods = await db
    .select()
    .from(providerSubscriptions)
    .where(
      and(
        eq(providerSubscriptions.providerId, providerId),
        eq(providerSubscriptions.kind, "listing"),
      ),
    )
    .orderBy(desc(providerSubscriptions.startsOn), desc(providerSubscriptions.id));
  const had = periods.filter(({ startedAt, endedAt }) => startedAt !== null || endedAt === null);
  const open = had.filter(({ endedAt }) => endedAt === null);
  const lastOf = (rows: readonly Row[]) => rows.map(lastDayOf).toSorted().at(-1);
  const lastDay = lastOf(open) ?? null;
  const isRunning = open.some(({ startedAt }) => startedAt !== null);
  const page = await pageState(context, membership);
  return {
    state: isRunning ? "running" : had.length > 0 ? "ended" : "none",
    ends_on: lastDay ?? lastOf(had) ?? null,
    days_left: isRunning && lastDay !== null ? daysUntil(lastDay, today) : null,
    page,
    offers: (await listOffered(db)).map((offer) => {
      const { startsOn, endsOn } = periodBought({ lastDay, today, months: offer.months });
      return { ...offer, starts_on: startsOn, ends_on: endsOn };
    }),
    ...(isOwner
      ? await readPayments(context, providerId, periods)
      : { periods: [], pending: null }),
    can: { pay: isOwner && page !== "suspended" && page !== "incomplete" },
  };
}

async function pageState(
  { db }: RequestContext,
  { providerId, releasedAt, publishedAt, suspendedAt }: Membership,
): Promise<Listing["page"]> {
  if (suspendedAt !== null) return "suspended";
  if (publishedAt !== null) return "public";
  if (releasedAt !== null) return "released";
  const facts = await readPublicationFacts(db, providerId);
  return facts !== null && missingOf(facts).length === 0 ? "draft" : "incomplete";
}

/** What was paid for each period, and the payment that is under way. */
async function readPayments(
  context: RequestContext,
  providerId: number,
  rows: readonly Row[],
): Promise<Pick<Listing, "periods" | "pending">> {
  const purchases = await context.db
    .select({ id: listingPurchases.id, subscriptionId: listingPurchases.subscriptionId })
    .from(listingPurchases)
    .where(eq(listingPurchases.providerId, providerId))
    .orderBy(desc(listingPurchases.id));
  const ids = purchases.map(({ id }) => id);
  const payments = await listSubjectPayments(context, "listing", ids);
  const purchaseOf = new Map(purchases.map(({ id, subscriptionId }) => [subscriptionId, id]));
  const pending = [...payments.values()].find(({ state }) => state === "pending");
  return {
    periods: rows.map((row) => ({
      id: row.id,
      starts_on: row.startsOn,
      ends_on: row.endsOn,
      state: stateOf(row),
      reason: row.reason,
      payment: payments.get(purchaseOf.get(row.id) ?? 0) ?? null,
    })),
    pending: pending ?? null,
  };
}
