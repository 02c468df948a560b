import { leadConversion as contract } from "@jdj/contract/bookings/lead-conversion";
import { FIGURES_DAYS } from "@jdj/contract/providers/statistics";
import type { QuoteStatus } from "@jdj/contract/quotes/quote-state";
import { and, count, eq, gte, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { answer, asProvider } from "../../../http/answer.ts";
import { withProvider } from "../../providers/team/with-provider.ts";
import { quoteMessages } from "../../quotes/chat/tables.ts";
import { quoteRequests } from "../../quotes/quote-requests/tables.ts";
import { bookings } from "../bookings/tables.ts";

/** The calls about what becomes of a provider's requests. */
export const leadConversionCalls = {
  lastDays: answer(contract.lastDays)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context: { db, now, membership } }) => {
      const since = new Date(now.getTime() - FIGURES_DAYS * 86_400_000);
      const [requests, booked] = await Promise.all([
        countRequests(db, membership.providerId, since),
        countBookings(db, membership.providerId, since),
      ]);
      return { ...requests, ...booked };
    }),
};

async function countRequests(db: Database, providerId: number, since: Date) {
  /** Whether a request ever reached a status: a quote that was refused later was sent. */
  const reached = (status: QuoteStatus) => sql`exists (
    select from ${quoteMessages} where ${quoteMessages.requestId} = ${quoteRequests.id}
    and ${quoteMessages.isTransition} and ${quoteMessages.status} = ${status})`;
  const [row] = await db
    .select({
      requested: count(),
      quoted: sql`count(*) filter (where ${reached("QUOTE_SEND")})`.mapWith(Number),
      accepted: sql`count(*) filter (where ${reached("QUOTE_ACCEPTED")})`.mapWith(Number),
    })
    .from(quoteRequests)
    .where(and(eq(quoteRequests.providerId, providerId), gte(quoteRequests.createdAt, since)));
  return row ?? { requested: 0, quoted: 0, accepted: 0 };
}

async function countBookings(db: Database, providerId: number, since: Date) {
  const confirmed = sql`${bookings.state} in ('confirmed', 'paid', 'done')`;
  const [row] = await db
    .select({
      booked: count(),
      confirmed: sql`count(*) filter (where ${confirmed})`.mapWith(Number),
    })
    .from(bookings)
    .where(and(eq(bookings.providerId, providerId), gte(bookings.createdAt, since)));
  return row ?? { booked: 0, confirmed: 0 };
}
