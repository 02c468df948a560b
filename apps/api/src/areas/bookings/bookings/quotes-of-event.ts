import type { QuoteStatus } from "@jdj/contract/quotes/quote-state";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { providers } from "../../providers/tables.ts";
import { quotes } from "../../quotes/offers/tables.ts";
import { quoteRequests } from "../../quotes/requests/tables.ts";

/** The statuses of a request whose quote counts for the notebook. */
const counting: QuoteStatus[] = [
  "QUOTE_SEND",
  "QUOTE_ACCEPTED",
  "IN_PROGRESS",
  "DONE",
  "DONE_ACCEPTED",
];

/** The requests for an event to which a quote was sent that was not refused, each with its newest quote. */
export async function listQuotesOfEvent(db: Database, eventId: number) {
  const rows = await db
    .select({ request: quoteRequests, providerName: providers.name, totalFcfa: quotes.totalFcfa })
    .from(quoteRequests)
    .innerJoin(quotes, eq(quotes.requestId, quoteRequests.id))
    .innerJoin(providers, eq(providers.id, quoteRequests.providerId))
    .where(and(eq(quoteRequests.eventId, eventId), inArray(quoteRequests.status, counting)))
    .orderBy(desc(quotes.id))
    .limit(200);
  const seen = new Set<number>();
  return rows.filter(({ request }) => !seen.has(request.id) && seen.add(request.id));
}
