import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { quoteMessages } from "@jdj/contract/quotes/messages";
import {
  isChatOpen,
  type QuoteStatus,
  quoteMachine,
  quoteStatusLabels,
} from "@jdj/contract/quotes/quote-state";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { giveBackAs } from "../../providers/team/give-money-back.ts";
import { addMessage } from "../chat/add-message.ts";
import { notifySide } from "../emails/notify-side.ts";
import { tellOtherSide } from "../emails/tell-other-side.ts";
import { followWithDeposit, paidDepositOf, refuseEarlyStart } from "../offers/deposit.ts";
import { isExpired } from "../offers/offer.ts";
import { findQuote } from "../offers/queries.ts";
import { isProviderSuspended } from "./is-provider-suspended.ts";
import type { Party } from "./party.ts";
import { lockRequest, type RequestRow } from "./queries.ts";

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
 * @throws not-found (404); state-changed (409) for a move that the table does not have for this side;
 * quote-expired (409) for the acceptance of a quote that is over; quote-deposit-unpaid, quote-too-early
 * (409) for a service that cannot start yet; provider-suspended, quote-provider-suspended (409);
 * chat-closed (409); a field error at `message` for a provider who withdraws without saying why;
 * too-many-requests (429)
 */
export async function transitionRequest(
  context: RequestContext,
  party: Party,
  { id, status, message, quoteId }: Move,
): Promise<void> {
  await consumeRateLimit(limits.quoteTransition, String(party.userId), context);
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const request = await lockRequest(tx, party, id);
    const moves = status !== undefined && status !== request.status;
    // A quote is sent with its lines.
    if (moves && (status === "QUOTE_SEND" || !quoteMachine.may(request.status, status, party.side)))
      throw refusal("state-changed");
    if (status === "QUOTE_ACCEPTED" && moves) {
      const quote = await findQuote(tx, id);
      if (quoteId !== undefined && quote?.id !== quoteId) throw refusal("state-changed");
      if (quote && isExpired(quote.validUntil, calendarDate(now))) throw refusal("quote-expired");
    }
    if (moves) await refuseTransition({ ...context, db: tx }, request, party, { status, message });
    if (message !== undefined) {
      if (!moves && !isChatOpen(request.status)) throw refusal("chat-closed");
      await addMessage(tx, context, request, party, { body: message });
    }
    const by = { by: party.side, message };
    if (moves) await followWithDeposit({ ...context, db: tx }, request, status, by);
    if (moves) await tellOfTransition({ ...context, db: tx }, request, party, { status, message });
    if (!moves) return;
    const next = quoteMachine.transition(request.status, status, party.side);
    await addMessage(tx, context, { ...request, status: next }, party, {
      body: quoteStatusLabels[status],
      isTransition: true,
    });
  });
}

/**
 * Says by an email at once what the customer must not learn late: a withdrawal, and a start that counts.
 * Any other move stands on the page of notices of the other side.
 */
async function tellOfTransition(
  context: RequestContext,
  request: RequestRow,
  { side }: Party,
  { status, message = "" }: { status: QuoteStatus; message: string | undefined },
): Promise<void> {
  if (side === "provider" && status === "CANCEL")
    return notifySide(context, request, "customer", { kind: "quote-withdrawn", detail: message });
  const starts = side === "provider" && status === "IN_PROGRESS";
  const quote = starts ? await findQuote(context.db, request.id) : null;
  if (quote && quote.depositFcfa > 0 && quote.serviceDay === null)
    return notifySide(context, request, "customer", { kind: "service-started", detail: "" });
  await tellOtherSide(context, request, side, status);
}

/** Refuses what the transition table has, but not now: the reasons of `transitionRequest`. */
async function refuseTransition(
  context: RequestContext,
  request: RequestRow,
  { side, role = "owner" }: Party,
  { status, message }: { status: QuoteStatus; message: string | undefined },
): Promise<void> {
  if (status === "IN_PROGRESS") await refuseEarlyStart(context, request.id);
  if (status === "CANCEL" && side === "provider" && message === undefined)
    throw fieldRefusal({ message: [quoteMessages.withdrawalReason] });
  if (status === "CANCEL" && side === "provider")
    await giveBackAs(context, role, {
      providerId: request.providerId,
      amountFcfa: await paidDepositOf(context, request.id),
      what: request.service,
      path: at("proRequest", { id: request.id }),
    });
  const agrees = status === "ACCEPTED" || status === "QUOTE_ACCEPTED";
  if (agrees && (await isProviderSuspended(context.db, request.providerId)))
    throw refusal(side === "provider" ? "provider-suspended" : "quote-provider-suspended");
}
