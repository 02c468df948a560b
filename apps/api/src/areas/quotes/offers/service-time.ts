import type { ServiceTime } from "@jdj/contract/payments/cancellation";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { events } from "../../notebook/events/tables.ts";
import { quoteMessages } from "../chat/tables.ts";
import type { RequestRow } from "../quote-requests/queries.ts";
import type { QuoteRow } from "./queries.ts";

/** The day of a request's event, `YYYY-MM-DD`, where it is certain; null otherwise. */
export async function dayOfEvent(
  tx: Database,
  { eventId }: Pick<RequestRow, "eventId">,
): Promise<string | null> {
  if (eventId === null) return null;
  const [event] = await tx
    .select({ day: events.weddingDate, precision: events.weddingDatePrecision })
    .from(events)
    .where(eq(events.id, eventId));
  return event?.precision === "exact" ? event.day : null;
}

/** When the service of a quote is, and when its provider said that it has started. */
export async function serviceTimeOf(
  tx: Database,
  { requestId, serviceDay }: Pick<QuoteRow, "requestId" | "serviceDay">,
): Promise<ServiceTime> {
  const [started] = await tx
    .select({ at: quoteMessages.createdAt })
    .from(quoteMessages)
    .where(
      and(
        eq(quoteMessages.requestId, requestId),
        quoteMessages.isTransition,
        eq(quoteMessages.status, "IN_PROGRESS"),
      ),
    )
    .orderBy(desc(quoteMessages.id))
    .limit(1);
  return { day: serviceDay, startedAt: started?.at ?? null };
}
