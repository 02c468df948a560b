import { refusal } from "@jdj/contract/call/refusals";
import {
  isChatOpen,
  mayMoveQuote,
  type QuoteStatus,
  quoteStatusLabels,
} from "@jdj/contract/quotes/quote-state";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { addMessage } from "../chat/add-message.ts";
import { followWithDeposit } from "../offers/deposit.ts";
import { isExpired } from "../offers/offer.ts";
import { findQuote } from "../offers/queries.ts";
import type { Party } from "./party.ts";
import { lockRequest } from "./queries.ts";

/** What is asked for; `quoteId` is the quote that is accepted, as it was seen. */
interface Move {
  id: number;
  status?: QuoteStatus | undefined;
  message?: string | undefined;
  quoteId?: number | undefined;
}

/**
 * Moves a request to a status, writes a message into it, or both. A request that is already there
 * is left: the same move pressed twice is one.
 * @throws not-found (404); quote-move (409) for a move that the table does not have for this side;
 * quote-expired (409) for the acceptance of a quote that is over; chat-closed (409);
 * too-many-requests (429)
 */
export async function moveRequest(
  context: RequestContext,
  party: Party,
  { id, status, message, quoteId }: Move,
): Promise<void> {
  await consumeRateLimit(limits.quoteMove, String(party.userId), context);
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const request = await lockRequest(tx, party, id);
    const moves = status !== undefined && status !== request.status;
    // A quote is sent with its lines.
    if (moves && (status === "QUOTE_SEND" || !mayMoveQuote(request.status, status, party.side)))
      throw refusal("quote-move");
    if (status === "QUOTE_ACCEPTED" && moves) {
      const quote = await findQuote(tx, id);
      if (quoteId !== undefined && quote?.id !== quoteId) throw refusal("quote-move");
      if (quote && isExpired(quote.validUntil, calendarDate(now))) throw refusal("quote-expired");
    }
    if (message !== undefined) {
      if (!moves && !isChatOpen(request.status)) throw refusal("chat-closed");
      await addMessage(tx, context, request, party, { body: message });
    }
    if (moves) await followWithDeposit({ ...context, db: tx }, request, status);
    if (moves)
      await addMessage(tx, context, { ...request, status }, party, {
        body: quoteStatusLabels[status],
        isMove: true,
      });
  });
}
