import type { QuoteStatus } from "@jdj/contract/quotes/quote-state";
import { ofName } from "@jdj/french/names";
import { eq } from "drizzle-orm";
import { type AppContext, type RequestContext, requestContext } from "../../../app-context.ts";
import { providers } from "../../directory/providers/tables.ts";
import { closeSubjectOrder, openSubjectOrder } from "../../payments/subjects/open-subject-order.ts";
import { refundSubject } from "../../payments/subjects/refund-subject.ts";
import { announceChange } from "../requests/announce-change.ts";
import type { RequestRow } from "../requests/queries.ts";
import { quoteRequests } from "../requests/tables.ts";
import { findQuote } from "./queries.ts";
import { quotes } from "./tables.ts";

/**
 * What a move means for the deposit of a request's quote, in the transaction of the move: an
 * accepted quote opens its order; a cancelled request closes the unpaid order and, while no work has
 * begun, gives a paid deposit back.
 */
export async function followWithDeposit(
  context: RequestContext,
  request: RequestRow,
  to: QuoteStatus,
): Promise<void> {
  const { db: tx, now } = context;
  if (to !== "QUOTE_ACCEPTED" && to !== "CANCEL") return;
  const quote = await findQuote(tx, request.id);
  if (!quote || quote.depositFcfa === 0) return;
  const subject = { kind: "quote", id: quote.id } as const;
  if (to === "QUOTE_ACCEPTED") {
    const [provider] = await tx
      .select({ name: providers.name })
      .from(providers)
      .where(eq(providers.id, request.providerId));
    await openSubjectOrder(tx, {
      customerId: request.customerId,
      subject,
      amountFcfa: quote.depositFcfa,
      label: `Devis ${ofName(provider?.name ?? "votre prestataire")}`,
      now,
    });
    return;
  }
  await closeSubjectOrder(tx, subject, now);
  if (request.status === "QUOTE_ACCEPTED") await refundSubject(context, subject);
}

/**
 * The deposit of a quote was paid: both sides see it at once. One that arrives after the request was
 * cancelled is given back.
 */
export async function takeQuoteDeposit(app: AppContext, quoteId: number): Promise<void> {
  await app.db.transaction(async (tx) => {
    const context = { ...requestContext(app), db: tx };
    const [row] = await tx
      .select({ request: quoteRequests })
      .from(quotes)
      .innerJoin(quoteRequests, eq(quoteRequests.id, quotes.requestId))
      .where(eq(quotes.id, quoteId))
      .for("update", { of: quoteRequests });
    if (row && row.request.status !== "CANCEL") {
      const { now } = context;
      await tx
        .update(quoteRequests)
        .set({ changedAt: now })
        .where(eq(quoteRequests.id, row.request.id));
      return announceChange(tx, row.request, now);
    }
    await refundSubject(context, { kind: "quote", id: quoteId });
  });
}
