import { asksForReview, quoteStatuses } from "@jdj/contract/quotes/quote-state";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { bookings } from "../bookings/bookings/tables.ts";
import { quoteRequests } from "../quotes/requests/tables.ts";

/**
 * What proves that somebody is a customer of a provider: `served` when the service took place,
 * `dealt` when a request for a quote came to its end without it, `none` otherwise.
 */
export type Proof = "none" | "dealt" | "served";

const proving = quoteStatuses.filter(asksForReview);

/** The strongest proof that there is. */
export async function findProof(
  db: Database,
  { customerId, providerId }: { customerId: number; providerId: number },
): Promise<Proof> {
  const rows = await db
    .selectDistinct({ status: quoteRequests.status })
    .from(quoteRequests)
    .where(
      and(
        eq(quoteRequests.customerId, customerId),
        eq(quoteRequests.providerId, providerId),
        inArray(quoteRequests.status, proving),
      ),
    );
  if (rows.some(({ status }) => status === "DONE_ACCEPTED")) return "served";
  const [booked] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.customerId, customerId),
        eq(bookings.providerId, providerId),
        eq(bookings.state, "done"),
      ),
    )
    .limit(1);
  if (booked) return "served";
  return rows.length > 0 ? "dealt" : "none";
}
