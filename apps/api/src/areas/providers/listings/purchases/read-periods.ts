import type { ListingPeriod } from "@jdj/contract/providers/listings";
import { and, desc, eq } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../../app-context.ts";
import type { Database } from "../../../../database/connect.ts";
import { listSubjectPayments } from "../../../payments/subjects/list-subject-payments.ts";
import { providerSubscriptions } from "../../subscriptions/tables.ts";
import type { OfferKind } from "../prices/tables.ts";
import { listingPurchases } from "./tables.ts";

/** A period that a provider has, or had. */
export type PeriodRow = typeof providerSubscriptions.$inferSelect;

/** The periods of a kind of a provider, the newest first. */
export function listPeriods(
  db: Database,
  providerId: number,
  kind: OfferKind,
): Promise<PeriodRow[]> {
  return db
    .select()
    .from(providerSubscriptions)
    .where(
      and(eq(providerSubscriptions.providerId, providerId), eq(providerSubscriptions.kind, kind)),
    )
    .orderBy(desc(providerSubscriptions.startsOn), desc(providerSubscriptions.id));
}

function stateOf({ startedAt, endedAt, endsOn }: PeriodRow): ListingPeriod["state"] {
  if (endedAt === null) return startedAt === null ? "coming" : "running";
  // One that ended by its date did so after its last day.
  return calendarDate(endedAt) > endsOn ? "over" : "withdrawn";
}

/** The last day of a period: an earlier one than was planned where it was ended before. */
export function lastDayOf({ endedAt, endsOn }: PeriodRow): string {
  if (endedAt === null) return endsOn;
  const day = calendarDate(endedAt);
  return day < endsOn ? day : endsOn;
}

/** What was paid for each of a provider's periods of a kind, and the payment that is under way. */
export async function readPeriods(
  context: RequestContext,
  { providerId, kind }: { providerId: number; kind: OfferKind },
  rows: readonly PeriodRow[],
) {
  const purchases = await context.db
    .select({ id: listingPurchases.id, subscriptionId: listingPurchases.subscriptionId })
    .from(listingPurchases)
    .where(and(eq(listingPurchases.providerId, providerId), eq(listingPurchases.kind, kind)))
    .orderBy(desc(listingPurchases.id));
  const ids = purchases.map(({ id }) => id);
  const payments = await listSubjectPayments(context, kind, ids);
  const purchaseOf = new Map(purchases.map(({ id, subscriptionId }) => [subscriptionId, id]));
  const pending = [...payments.values()].find(({ state }) => state === "pending");
  return {
    periods: rows.map(
      (row): ListingPeriod => ({
        id: row.id,
        starts_on: row.startsOn,
        ends_on: row.endsOn,
        state: stateOf(row),
        reason: row.reason,
        payment: payments.get(purchaseOf.get(row.id) ?? 0) ?? null,
      }),
    ),
    pending: pending ?? null,
  };
}
