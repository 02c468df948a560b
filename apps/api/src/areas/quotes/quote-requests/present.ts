import {
  returnedDeposit,
  type ServiceTime,
  startRefusal,
} from "@jdj/contract/payments/cancellation";
import type { SubjectPayment } from "@jdj/contract/payments/subjects";
import {
  isChatOpen,
  type QuoteSide,
  type QuoteStatus,
  quoteMachine,
} from "@jdj/contract/quotes/quote-state";
import type {
  Inbox,
  ProviderQuoteRequest,
  Quote,
  QuoteInstalment,
  QuoteRequest,
} from "@jdj/contract/quotes/shapes";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { presentDisputes } from "../../disputes/present.ts";
import { findLastDisputes } from "../../disputes/queries.ts";
import { findDeposits, presentDeposit, type StoredDeposit } from "../../ledger/deposits/queries.ts";
import { findStaffHolds, type StoredStaffHold } from "../../ledger/staff-holds/queries.ts";
import { holdsFunds } from "../../payments/subjects/holds-funds.ts";
import { listSubjectPayments } from "../../payments/subjects/list-subject-payments.ts";
import { presentMessage } from "../chat/present-message.ts";
import { type ChatRow, listMessages, listMessagesOf, listMoves } from "../chat/queries.ts";
import { findInstalments } from "../instalments/queries.ts";
import { quoteDisputeKinds } from "../offers/dispute-quote.ts";
import { isExpired } from "../offers/offer.ts";
import { findQuotes, type QuoteRow } from "../offers/queries.ts";
import { quoteAddress } from "../offers/quote-address.ts";
import type { Party } from "./party.ts";
import { countUnread, findRequest, listRequests, type RequestWithProvider } from "./queries.ts";

/** How many messages a conversation shows: by itself, and within the list of all. */
const SHOWN = { alone: 200, listed: 30 };

function presentQuote(
  { settings, now }: RequestContext,
  quote: QuoteRow,
  deposit: SubjectPayment | undefined,
  money: {
    by: QuoteSide;
    service: ServiceTime;
    held: StoredDeposit | undefined;
    holds: StoredStaffHold[] | undefined;
    isDecided: boolean;
    instalments: QuoteInstalment[];
  },
): Quote {
  const { by, service, held, holds } = money;
  // What staff decided stands when the customer cancels.
  const isPaid = deposit?.state === "paid" && !(money.isDecided && by === "customer");
  return {
    id: quote.id,
    lines: quote.lines,
    subtotal: quote.totalFcfa - quote.taxFcfa + quote.discountFcfa,
    discount: quote.discountFcfa,
    tax_percent: quote.taxPercent,
    tax: quote.taxFcfa,
    total: quote.totalFcfa,
    terms: quote.terms,
    instalments: money.instalments,
    deposit: quote.depositFcfa,
    valid_until: quote.validUntil,
    service_day: quote.serviceDay,
    refund_fcfa: isPaid ? returnedDeposit(deposit.amount_fcfa, by, service, now) : 0,
    expired: isExpired(quote.validUntil, calendarDate(now)),
    sent_at: quote.createdAt.toISOString(),
    pdf_url: quoteAddress(settings.secret, quote.id, now),
    deposit_order: deposit ?? null,
    held: presentDeposit(held, holds),
  };
}

/** The moves by which something new is agreed with a provider: none while they are suspended. */
const agreeing: ReadonlySet<QuoteStatus> = new Set(["ACCEPTED", "QUOTE_SEND", "QUOTE_ACCEPTED"]);

/** Whether the deposit of a quote is asked for, and was paid. */
function depositFacts(
  { settings }: RequestContext,
  { depositFcfa }: QuoteRow,
  deposit: SubjectPayment | undefined,
) {
  return {
    isAsked: depositFcfa > 0 && holdsFunds(settings),
    isPaid: deposit !== undefined && deposit.paid_at !== null,
  };
}

/** Requests as a side sees them, with what was written in them. */
async function presentRequests(
  context: RequestContext,
  { side }: Party,
  rows: RequestWithProvider[],
  chats: Map<number, ChatRow[]>,
): Promise<ProviderQuoteRequest[]> {
  const { db } = context;
  const ids = rows.map(({ request }) => request.id);
  const [unread, moves, quotes] = await Promise.all([
    countUnread(db, side, ids),
    listMoves(db, ids),
    findQuotes(db, ids),
  ]);
  const quoteIds = [...quotes.values()].map((quote) => quote.id);
  const [deposits, held, holds, disputes, instalments] = await Promise.all([
    listSubjectPayments(context, "quote", quoteIds),
    findDeposits(db, "quote", quoteIds),
    findStaffHolds(db, "quote", quoteIds),
    findLastDisputes(db, "quote", quoteIds),
    findInstalments(db, quoteIds),
  ]);
  const shown = await presentDisputes(context, [...disputes.values()], side);
  return rows.map(({ request, provider, event, isPhoneVerified }) => {
    const { id, status } = request;
    const emails = { customer: request.email, provider: provider.email };
    const quote = quotes.get(id);
    const deposit = quote && deposits.get(quote.id);
    const dispute = quote && disputes.get(quote.id);
    const reached = moves.get(id) ?? [];
    const startedAt = reached.find((move) => move.status === "IN_PROGRESS")?.at;
    const service = {
      day: quote?.serviceDay ?? null,
      startedAt: startedAt === undefined ? null : new Date(startedAt),
    };
    const refusedStart =
      side === "provider" && status === "QUOTE_ACCEPTED" && quote
        ? startRefusal(service, depositFacts(context, quote, deposit), context.now)
        : null;
    return {
      id,
      provider: { id: request.providerId, name: provider.name },
      shop_id: request.providerId,
      service: request.service,
      service_type_id: request.serviceTypeId,
      package:
        request.packageId === null
          ? null
          : { id: request.packageId, name: request.packageName ?? "" },
      type: request.type,
      given_names: request.givenNames,
      email: request.email,
      phone_number: request.phone,
      phone_verified: isPhoneVerified,
      event,
      status,
      created_at: request.createdAt.toISOString(),
      unread: unread.get(id) ?? 0,
      conversations: (chats.get(id) ?? []).map((row) => presentMessage(context, row, emails)),
      timeline: reached.map((move) => ({ status: move.status, at: move.at })),
      quote: quote
        ? presentQuote(context, quote, deposit, {
            ...{ by: side, service, held: held.get(quote.id), holds: holds.get(quote.id) },
            isDecided: dispute?.state === "decided",
            instalments: instalments.get(quote.id) ?? [],
          })
        : null,
      dispute: shown.get(dispute?.id ?? 0) ?? null,
      cancelled_by:
        status === "CANCEL"
          ? (reached.findLast((move) => move.status === "CANCEL")?.side ?? null)
          : null,
      start_refusal: refusedStart,
      can: {
        move: quoteMachine
          .after(status, side)
          .filter(
            (to) =>
              (to !== "IN_PROGRESS" || refusedStart === null) &&
              (provider.suspendedAt === null || !agreeing.has(to)),
          ),
        write: isChatOpen(status),
        dispute:
          side === "customer" && quote
            ? quoteDisputeKinds(status, quote, held.get(quote.id), dispute, context.now)
            : [],
      },
    };
  });
}

/** A request with its conversation, as a side sees it. @throws not-found (404) */
export async function presentRequest(
  context: RequestContext,
  party: Party,
  id: number,
): Promise<ProviderQuoteRequest> {
  const row = await findRequest(context.db, party, id);
  const chats = new Map([[id, await listMessages(context.db, id, SHOWN.alone)]]);
  const [request] = await presentRequests(context, party, [row], chats);
  if (!request) throw new Error("The request has vanished");
  return request;
}

/** The latest requests of a side with their conversations. */
export async function presentList(context: RequestContext, party: Party): Promise<QuoteRequest[]> {
  const rows = await listRequests(context.db, party);
  const ids = rows.map(({ request }) => request.id);
  const chats = await listMessagesOf(context.db, ids, SHOWN.listed);
  return presentRequests(context, party, rows, chats);
}

/** The requests of a side in short, newest message first. */
export async function presentInbox(context: RequestContext, party: Party): Promise<Inbox> {
  const { db, now } = context;
  const rows = await listRequests(db, party);
  const unread = await countUnread(
    db,
    party.side,
    rows.map(({ request }) => request.id),
  );
  return {
    data: rows.map(({ request, provider, event, isPhoneVerified }) => ({
      id: request.id,
      phone_verified: isPhoneVerified,
      event_date: event?.date ?? null,
      name: party.side === "customer" ? provider.name : request.givenNames,
      service: request.service,
      status: request.status,
      last_message: request.lastMessage,
      last_at: request.lastMessageAt.toISOString(),
      unread: unread.get(request.id) ?? 0,
    })),
    unread: [...unread.values()].reduce((sum, each) => sum + each, 0),
    since: now.getTime(),
  };
}
