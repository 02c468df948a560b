import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { quoteMachine, quoteStatusLabels } from "@jdj/contract/quotes/quote-state";
import { quoteSums } from "@jdj/contract/quotes/quote-sums";
import type { QuoteLine } from "@jdj/contract/quotes/shapes";
import { fcfa } from "@jdj/french/money";
import { eq } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { addMessage } from "../chat/add-message.ts";
import { notifySide } from "../emails/notify-side.ts";
import { findInstalments } from "../instalments/queries.ts";
import { quoteInstalments } from "../instalments/tables.ts";
import { isProviderSuspended } from "../quote-requests/is-provider-suspended.ts";
import type { Party } from "../quote-requests/party.ts";
import { lockRequest } from "../quote-requests/queries.ts";
import { quoteRequests } from "../quote-requests/tables.ts";
import { isSameOffer, quoteErrors, type WrittenQuote } from "./offer.ts";
import { findQuote } from "./queries.ts";
import { dayOfEvent } from "./service-time.ts";
import { quotes } from "./tables.ts";

/** What a provider offers for a request; amounts in FCFA. */
export interface NewQuote extends WrittenQuote {
  id: number;
  lines: QuoteLine[];
  terms: string;
}

/**
 * Sends a quote for a request, which becomes QUOTE_SEND, and tells the customer. A quote that the customer has not answered
 * is replaced; the same quote pressed twice is one.
 * @throws field errors (422); not-found (404); state-changed, provider-suspended (409); too-many-requests (429)
 */
export async function sendQuote(
  context: RequestContext,
  party: Party,
  { id, terms, ...written }: NewQuote,
): Promise<void> {
  await consumeRateLimit(limits.quoteTransition, String(party.userId), context);
  const { db, now } = context;
  const { lines, validUntil, deposit, serviceDay, discount, taxPercent, instalments } = written;
  await db.transaction(async (tx) => {
    const request = await lockRequest(tx, party, id);
    if (!quoteMachine.may(request.status, "QUOTE_SEND", party.side)) throw refusal("state-changed");
    if (await isProviderSuspended(tx, request.providerId)) throw refusal("provider-suspended");
    const errors = quoteErrors(written, calendarDate(now));
    if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
    const before = await findQuote(tx, id);
    const day = serviceDay ?? (await dayOfEvent(tx, request));
    const { tax, total } = quoteSums(written);
    const offered = {
      ...{ lines, terms, validUntil, depositFcfa: deposit, serviceDay: day },
      ...{ discountFcfa: discount, taxPercent },
    };
    const parts = await findInstalments(tx, before ? [before.id] : []);
    const same = { before: parts.get(before?.id ?? 0) ?? [], now: byDate(instalments) };
    if (request.status === "QUOTE_SEND" && before && isSameOffer(before, offered, same)) return;
    const [sent] = await tx
      .insert(quotes)
      .values({
        ...offered,
        requestId: id,
        taxFcfa: tax,
        totalFcfa: total,
        userId: party.userId,
        createdAt: now,
      })
      .returning({ id: quotes.id });
    if (!sent) throw new Error("The quote was not written");
    if (instalments.length > 0)
      await tx.insert(quoteInstalments).values(
        byDate(instalments).map(({ amount, due_on: dueOn }) => ({
          ...{ quoteId: sent.id, amountFcfa: amount, dueOn },
        })),
      );
    const status = quoteMachine.transition(request.status, "QUOTE_SEND", party.side);
    await addMessage(tx, context, { ...request, status }, party, {
      body: quoteStatusLabels.QUOTE_SEND,
      isTransition: true,
    });
    await notifySide({ ...context, db: tx }, request, "customer", {
      kind: "quote-received",
      detail: fcfa(total),
    });
    // The email about unread messages would say the same again.
    await tx.update(quoteRequests).set({ customerNotifiedAt: now }).where(eq(quoteRequests.id, id));
  });
}

const byDate = (parts: WrittenQuote["instalments"]) =>
  parts.toSorted((a, b) => a.due_on.localeCompare(b.due_on));
