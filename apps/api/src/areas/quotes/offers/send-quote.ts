import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { quoteMachine, quoteStatusLabels } from "@jdj/contract/quotes/quote-state";
import type { QuoteLine } from "@jdj/contract/quotes/shapes";
import { fcfa } from "@jdj/french/money";
import { eq } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { addMessage } from "../chat/add-message.ts";
import { notifySide } from "../emails/notify-side.ts";
import { isSuspended } from "../requests/is-suspended.ts";
import type { Party } from "../requests/party.ts";
import { lockRequest } from "../requests/queries.ts";
import { quoteRequests } from "../requests/tables.ts";
import { isSameOffer, quoteErrors, quoteTotal } from "./offer.ts";
import { findQuote } from "./queries.ts";
import { dayOfEvent } from "./service-time.ts";
import { quotes } from "./tables.ts";

/** What a provider offers; amounts in FCFA. */
export interface NewQuote {
  id: number;
  lines: QuoteLine[];
  validUntil: string;
  deposit: number;
  /** The day of the service; undefined for that of the request's event. */
  serviceDay: string | undefined;
}

/**
 * Sends a quote for a request, which becomes QUOTE_SEND, and tells the customer. A quote that the customer has not answered
 * is replaced; the same quote pressed twice is one.
 * @throws field errors (422); not-found (404); state-changed, provider-suspended (409); too-many-requests (429)
 */
export async function sendQuote(
  context: RequestContext,
  party: Party,
  { id, lines, validUntil, deposit, serviceDay }: NewQuote,
): Promise<void> {
  await consumeRateLimit(limits.quoteTransition, String(party.userId), context);
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const request = await lockRequest(tx, party, id);
    if (!quoteMachine.may(request.status, "QUOTE_SEND", party.side)) throw refusal("state-changed");
    if (await isSuspended(tx, request.providerId)) throw refusal("provider-suspended");
    const errors = quoteErrors({ lines, validUntil, deposit, serviceDay }, calendarDate(now));
    if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
    const before = await findQuote(tx, id);
    const day = serviceDay ?? (await dayOfEvent(tx, request));
    const offered = { lines, validUntil, depositFcfa: deposit, serviceDay: day };
    if (request.status === "QUOTE_SEND" && before && isSameOffer(before, offered)) return;
    await tx.insert(quotes).values({
      requestId: id,
      lines,
      totalFcfa: quoteTotal(lines),
      depositFcfa: deposit,
      validUntil,
      serviceDay: day,
      userId: party.userId,
      createdAt: now,
    });
    const status = quoteMachine.transition(request.status, "QUOTE_SEND", party.side);
    await addMessage(tx, context, { ...request, status }, party, {
      body: quoteStatusLabels.QUOTE_SEND,
      isTransition: true,
    });
    await notifySide({ ...context, db: tx }, request, "customer", {
      kind: "quote-received",
      detail: fcfa(quoteTotal(lines)),
    });
    // The email about unread messages would say the same again.
    await tx.update(quoteRequests).set({ customerNotifiedAt: now }).where(eq(quoteRequests.id, id));
  });
}
