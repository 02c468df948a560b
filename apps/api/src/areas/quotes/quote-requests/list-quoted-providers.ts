import { asc, desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { providers } from "../../providers/tables.ts";
import { quotes } from "../offers/tables.ts";
import { quoteRequests } from "./tables.ts";

const selectQuoted = preparedQuery(
  "quoted-providers",
  (db, { eventId }: Values<{ eventId: number }>) =>
    db
      .selectDistinctOn([quoteRequests.id], {
        requestId: quoteRequests.id,
        providerId: quoteRequests.providerId,
        providerName: providers.name,
        serviceTypeId: quoteRequests.serviceTypeId,
        status: quoteRequests.status,
        /** FCFA; null before a quote was sent. */
        totalFcfa: quotes.totalFcfa,
        depositFcfa: quotes.depositFcfa,
      })
      .from(quoteRequests)
      .innerJoin(providers, eq(providers.id, quoteRequests.providerId))
      .leftJoin(quotes, eq(quotes.requestId, quoteRequests.id))
      .where(eq(quoteRequests.eventId, eventId))
      .orderBy(asc(quoteRequests.id), desc(quotes.id)),
);

/** The requests about an event, each with its newest quote, for its budget and planning. */
export function listQuotedProviders(db: Database, eventId: number) {
  return selectQuoted(db, { eventId });
}
