import { and, asc, desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { providers } from "../../directory/providers/tables.ts";
import { quotes } from "../offers/tables.ts";
import { quoteRequests } from "./tables.ts";

/** Whether a customer confirmed a service of a provider: their review is then verified. */
export async function hasConfirmedService(
  db: Database,
  { customerId, providerId }: { customerId: number; providerId: number },
): Promise<boolean> {
  const [found] = await db
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(
      and(
        eq(quoteRequests.customerId, customerId),
        eq(quoteRequests.providerId, providerId),
        eq(quoteRequests.status, "DONE_ACCEPTED"),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** The requests about an event, each with its newest quote, for its budget and planning. */
export async function listQuotedProviders(db: Database, eventId: number) {
  return db
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
    .orderBy(asc(quoteRequests.id), desc(quotes.id));
}
