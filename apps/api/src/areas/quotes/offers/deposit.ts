import { refusal } from "@jdj/contract/call/refusals";
import { returnedDeposit, startRefusal } from "@jdj/contract/payments/cancellation";
import { releaseAfterService } from "@jdj/contract/payments/deposit-release";
import type { QuoteSide, QuoteStatus } from "@jdj/contract/quotes/quote-state";
import { fcfa } from "@jdj/french/money";
import { ofName } from "@jdj/french/names";
import { eq } from "drizzle-orm";
import {
  type AppContext,
  calendarDate,
  type RequestContext,
  requestContext,
} from "../../../app-context.ts";
import { endOpenDispute } from "../../disputes/end-dispute.ts";
import { findLastDispute } from "../../disputes/queries.ts";
import {
  holdDeposit,
  lockDeposit,
  refuseDeposit,
  scheduleRelease,
} from "../../ledger/deposits/hold-deposit.ts";
import { returnDeposit } from "../../ledger/deposits/return-deposit.ts";
import { holdsFunds } from "../../payments/subjects/holds-funds.ts";
import {
  closeSubjectPayment,
  openSubjectPayment,
} from "../../payments/subjects/open-subject-payment.ts";
import { providers } from "../../providers/tables.ts";
import { notifySide } from "../emails/notify-side.ts";
import { announceChange } from "../quote-requests/announce-change.ts";
import type { RequestRow } from "../quote-requests/queries.ts";
import { quoteRequests } from "../quote-requests/tables.ts";
import { disputeUndone } from "./dispute-quote.ts";
import { findQuote, type QuoteRow } from "./queries.ts";
import { serviceTimeOf } from "./service-time.ts";
import { quotes } from "./tables.ts";

const subjectOf = ({ id }: Pick<QuoteRow, "id">) => ({ kind: "quote" as const, id });

/** Opens the payment of the deposit of an accepted quote; the same again changes nothing. */
export async function openQuoteDeposit(
  { db: tx, now, settings }: Pick<RequestContext, "db" | "now" | "settings">,
  { customerId, providerId }: Pick<RequestRow, "customerId" | "providerId">,
  quote: QuoteRow,
): Promise<void> {
  if (!holdsFunds(settings)) return;
  const [provider] = await tx
    .select({ name: providers.name })
    .from(providers)
    .where(eq(providers.id, providerId));
  await openSubjectPayment(tx, {
    customerId,
    subject: subjectOf(quote),
    amountFcfa: quote.depositFcfa,
    label: `Devis ${ofName(provider?.name ?? "votre prestataire")}`,
    serviceDay: quote.serviceDay,
    now,
  });
}

/**
 * What a move means for the deposit of a request's quote, in the transaction of the move: an
 * accepted quote opens its payment; a cancelled request closes the unpaid payment and gives back of a paid
 * deposit what the table of cancellations says. A service that is made releases a paid deposit two
 * days later, or when the customer confirms it; one that the customer says was not made is disputed.
 * @param message what was written with the move
 */
export async function followWithDeposit(
  context: RequestContext,
  request: RequestRow,
  to: QuoteStatus,
  { by, message }: { by: QuoteSide; message: string | undefined },
): Promise<void> {
  const { db: tx, now } = context;
  const quote = await findQuote(tx, request.id);
  if (!quote || quote.depositFcfa === 0) return;
  const subject = subjectOf(quote);
  if (to === "QUOTE_ACCEPTED") return openQuoteDeposit(context, request, quote);
  if (to === "CANCEL") {
    await closeSubjectPayment(tx, subject, now);
    await returnOfCancelled(context, quote, by);
  }
  if (to === "DONE_ACCEPTED") await endOpenDispute(context, subject, "withdrawn");
  if (to === "DONE_REFUSED") await disputeUndone(context, request, message);
  const from = releaseFrom(to, quote.serviceDay, now);
  if (from !== undefined) await scheduleRelease(tx, subject, from);
}

/** Closes the dispute of a cancelled quote, and gives back of its deposit what the table says. */
async function returnOfCancelled(
  context: RequestContext,
  quote: QuoteRow,
  by: QuoteSide,
): Promise<void> {
  const { db: tx, now } = context;
  const subject = subjectOf(quote);
  const last = await findLastDispute(tx, subject);
  await endOpenDispute(context, subject, "closed");
  const service = await serviceTimeOf(tx, quote);
  // What staff decided stands; a provider who cancels gives the rest back too.
  const isDecided = last?.state === "decided" && by === "customer";
  await returnDeposit(context, subject, (paidFcfa) =>
    isDecided ? 0 : returnedDeposit(paidFcfa, by, service, now),
  );
}

/** What is left of the deposit that was paid for the quote of a request, in FCFA. */
export async function paidDepositOf(
  { db: tx }: Pick<RequestContext, "db">,
  requestId: number,
): Promise<number> {
  const quote = await findQuote(tx, requestId);
  const deposit = quote && (await lockDeposit(tx, subjectOf(quote)));
  return deposit ? deposit.paidFcfa - deposit.returnedFcfa : 0;
}

/**
 * Refuses that a service starts whose deposit is asked for and not paid, or whose day is to come.
 * @throws quote-deposit-unpaid, quote-too-early (409)
 */
export async function refuseEarlyStart(
  { db: tx, now, settings }: RequestContext,
  requestId: number,
): Promise<void> {
  const quote = await findQuote(tx, requestId);
  if (!quote) return;
  const deposit = await lockDeposit(tx, subjectOf(quote));
  // Where money for others is not taken a deposit cannot be paid.
  const isAsked = quote.depositFcfa > 0 && holdsFunds(settings);
  const code = startRefusal({ day: quote.serviceDay }, { isAsked, isPaid: deposit !== null }, now);
  if (code !== null) throw refusal(code);
}

/** From when what is left of a deposit is the provider's after a move; undefined if nothing changes. */
function releaseFrom(to: QuoteStatus, serviceDay: string | null, now: Date): Date | undefined {
  if (to === "DONE") return releaseAfterService(calendarDate(now));
  if (to === "DONE_ACCEPTED") return now;
  if (to !== "CANCEL") return undefined;
  return serviceDay === null ? now : releaseAfterService(serviceDay);
}

/**
 * The deposit of a quote was paid: it is held for the provider, and both sides see it at once. One
 * that arrives after the request was cancelled, or the provider suspended, is given back.
 */
export async function takeQuoteDeposit(
  app: AppContext,
  quoteId: number,
  paymentId: number,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const context = { ...requestContext(app), db: tx };
    const { now } = context;
    const subject = { kind: "quote" as const, id: quoteId };
    const [row] = await tx
      .select({ request: quoteRequests, quote: quotes, suspendedAt: providers.suspendedAt })
      .from(quotes)
      .innerJoin(quoteRequests, eq(quoteRequests.id, quotes.requestId))
      .innerJoin(providers, eq(providers.id, quoteRequests.providerId))
      .where(eq(quotes.id, quoteId))
      .for("update", { of: quoteRequests });
    if (!row || row.request.status === "CANCEL" || row.suspendedAt !== null) {
      await refuseDeposit(context, subject, paymentId);
      return;
    }
    const { request, quote } = row;
    await tx.update(quoteRequests).set({ changedAt: now }).where(eq(quoteRequests.id, request.id));
    await holdDeposit(context, subject, {
      ...{ paymentId, providerId: request.providerId },
      ...{ eventId: request.eventId, serviceTypeId: request.serviceTypeId },
      page: { id: request.id, customerId: request.customerId },
      releaseFrom: releaseFrom(request.status, quote.serviceDay, now) ?? null,
    });
    await announceChange(tx, request, now);
    const detail = fcfa(quote.depositFcfa);
    await notifySide(context, request, "customer", { kind: "deposit-paid", detail });
    await notifySide(context, request, "provider", { kind: "deposit-received", detail });
  });
}
