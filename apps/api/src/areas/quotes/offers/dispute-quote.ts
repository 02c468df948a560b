import { refusal } from "@jdj/contract/call/refusals";
import type { DisputeKind } from "@jdj/contract/disputes/dispute-states";
import { depositDisputeKinds } from "@jdj/contract/disputes/opening-rules";
import { type QuoteStatus, quoteStatusLabels } from "@jdj/contract/quotes/quote-state";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { openDispute } from "../../disputes/open-dispute.ts";
import { findLastDispute, isDisputed, type StoredDispute } from "../../disputes/queries.ts";
import { withPhotos } from "../../disputes/store-photos.ts";
import { lockDeposit } from "../../ledger/deposits/hold-deposit.ts";
import { leftOfDeposit, type StoredDeposit } from "../../ledger/deposits/queries.ts";
import { announceChange } from "../quote-requests/announce-change.ts";
import type { Party } from "../quote-requests/party.ts";
import { lockRequest, type RequestRow } from "../quote-requests/queries.ts";
import { findQuote, type QuoteRow } from "./queries.ts";

const standing: readonly QuoteStatus[] = ["QUOTE_ACCEPTED", "IN_PROGRESS", "DONE", "DONE_REFUSED"];
const started: readonly QuoteStatus[] = ["IN_PROGRESS", "DONE", "DONE_REFUSED"];

/** What a customer may say of the service of a quote now. @param last its last dispute */
export function quoteDisputeKinds(
  status: QuoteStatus,
  { serviceDay }: Pick<QuoteRow, "serviceDay">,
  deposit: StoredDeposit | null | undefined,
  last: Pick<StoredDispute, "state"> | null | undefined,
  now: Date,
): DisputeKind[] {
  const facts = {
    isHeld: deposit?.state === "held",
    isStanding: standing.includes(status),
    isDisputed: isDisputed(last),
    ...{ day: serviceDay, hasStarted: started.includes(status) },
  };
  return depositDisputeKinds(facts, calendarDate(now));
}

/** What a customer says of a service. */
interface DisputeReport {
  kind: DisputeKind;
  reason: string;
  photoIds: readonly string[];
}

/** What would be disputed of a locked request, and what may be reported of it; null without a deposit. */
async function prepare(
  { db: tx, now }: RequestContext,
  request: RequestRow,
  status: QuoteStatus,
  report: DisputeReport,
) {
  const quote = await findQuote(tx, request.id);
  const subject = quote && { kind: "quote" as const, id: quote.id };
  const deposit = subject && (await lockDeposit(tx, subject));
  if (!quote || !subject || !deposit) return null;
  const last = await findLastDispute(tx, subject);
  const { customerId, providerId, service } = request;
  const opened = {
    ...{ subject, customerId, providerId, ...report },
    label: `Devis, ${service}`,
    reference: String(request.id),
    amountFcfa: leftOfDeposit(deposit),
  };
  return { opened, offered: quoteDisputeKinds(status, quote, deposit, last, now) };
}

/**
 * Opens a dispute about the service of a customer's quote: its deposit is frozen until the provider has
 * answered and staff decide. The same again changes nothing.
 * @throws not-found for another customer's; dispute-not-possible (409) before the service, or when no
 * deposit is held; a field error at `photos`; too-many-requests
 */
export async function disputeQuote(
  context: RequestContext,
  party: Party,
  id: number,
  { photos, ...report }: { kind: DisputeKind; reason: string; photos: readonly File[] },
): Promise<void> {
  const sender = { customerId: party.ownerId, counted: String(party.ownerId) };
  await withPhotos(context, sender, photos, (photoIds) =>
    context.db.transaction(async (tx) => {
      const inside = { ...context, db: tx };
      const request = await lockRequest(tx, party, id);
      const found = await prepare(inside, request, request.status, { ...report, photoIds });
      if (found === null) throw refusal("dispute-not-possible");
      const isNew = await openDispute(inside, found.opened, found.offered);
      if (isNew) await announceChange(tx, request, context.now);
      return isNew;
    }),
  );
}

/**
 * Opens the dispute of a service that its customer says was not made, in the transaction of that move:
 * « Prestation non exécutée » freezes its deposit, and staff are asked. Nothing happens where no deposit
 * is held, or it is disputed already.
 */
export async function disputeUndone(
  context: RequestContext,
  request: RequestRow,
  reason: string | undefined,
): Promise<void> {
  const report = {
    kind: "no-show" as const,
    reason: reason ?? quoteStatusLabels.DONE_REFUSED,
    photoIds: [],
  };
  const found = await prepare(context, request, "DONE_REFUSED", report);
  if (found?.offered.includes("no-show")) await openDispute(context, found.opened, found.offered);
}
