import type { QuoteStatus } from "@jdj/contract/quotes/quote-state";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { bookings } from "../bookings/bookings/tables.ts";
import { quoteRequests } from "../quotes/quote-requests/tables.ts";

/**
 * What proves that somebody is a customer of a provider: `served` when the service took place,
 * `contacted` when the provider answered them, `none` otherwise. Who refused a quote has proven nothing:
 * to ask for one and to refuse it costs nothing.
 */
export type Proof = "none" | "contacted" | "served";

const answered: readonly QuoteStatus[] = [
  "ACCEPTED",
  "QUOTE_SEND",
  "QUOTE_ACCEPTED",
  "IN_PROGRESS",
  "DONE",
  "DONE_REFUSED",
];

/** The strongest proof that there is. */
export async function findProof(
  db: Database,
  { customerId, providerId }: { customerId: number; providerId: number },
): Promise<Proof> {
  const asked = await db
    .selectDistinct({ status: quoteRequests.status })
    .from(quoteRequests)
    .where(
      and(
        eq(quoteRequests.customerId, customerId),
        eq(quoteRequests.providerId, providerId),
        inArray(quoteRequests.status, [...answered, "DONE_ACCEPTED"]),
      ),
    );
  if (asked.some(({ status }) => status === "DONE_ACCEPTED")) return "served";
  const booked = await db
    .selectDistinct({ state: bookings.state })
    .from(bookings)
    .where(
      and(
        eq(bookings.customerId, customerId),
        eq(bookings.providerId, providerId),
        inArray(bookings.state, ["confirmed", "paid", "done"]),
      ),
    );
  if (booked.some(({ state }) => state === "done")) return "served";
  return asked.length + booked.length > 0 ? "contacted" : "none";
}
