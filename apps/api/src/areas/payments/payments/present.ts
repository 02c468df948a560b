import { WAITING_SECONDS } from "@jdj/contract/payments/methods";
import type { Purchase, Payment as ShownPayment } from "@jdj/contract/payments/payments";
import type { RequestContext } from "../../../app-context.ts";
import { presentCreditNotes } from "../credit-notes/list-credit-notes.ts";
import { receiptAddress } from "../receipts/receipt-address.ts";
import { sandboxUrl } from "../sandbox/sandbox-url.ts";
import { methodOf } from "./gateway-methods.ts";
import type { Payment } from "./open-payment.ts";
import { isPayable } from "./payment-state.ts";
import type { PaymentWithAttempts } from "./queries.ts";

/** A payment as lists show it. */
export function presentPurchase(
  { settings, now }: Pick<RequestContext, "settings" | "now">,
  { payment, attempts, creditNotes }: PaymentWithAttempts,
): Purchase {
  const paid = attempts.find(({ state }) => state === "paid" || state === "refunded");
  const last = paid ?? attempts.at(-1);
  return {
    reference: payment.reference,
    state: payment.state,
    purpose: payment.purpose,
    channel_id: payment.channelId,
    subject:
      payment.subjectKind === null || payment.subjectId === null
        ? null
        : { kind: payment.subjectKind, id: payment.subjectId },
    label: payment.label,
    message_id: payment.campaignId,
    method: last ? methodOf(last.gateway) : null,
    units: payment.units,
    unit_fcfa: payment.unitFcfa,
    due_fcfa: payment.dueFcfa,
    total_fcfa: payment.totalFcfa,
    order_fcfa: payment.payableFcfa,
    paid_fcfa: paid?.amountFcfa ?? null,
    created_at: payment.createdAt.toISOString(),
    paid_at: payment.paidAt?.toISOString() ?? null,
    receipt_url:
      payment.paidAt === null ? null : receiptAddress(settings.secret, payment.reference, now),
    credit_notes: presentCreditNotes({ settings, now }, creditNotes, [payment.id]),
    is_payable: isPayable(payment),
  };
}

/** A payment with what its page needs: the page waits for the newest pending attempt. */
export function presentPayment(
  context: RequestContext,
  found: PaymentWithAttempts,
  topUp: Payment | null,
): ShownPayment {
  const { payment, attempts } = found;
  const open =
    payment.paidAt === null ? attempts.findLast(({ state }) => state === "pending") : undefined;
  return {
    ...presentPurchase(context, found),
    reason: isPayable(payment) ? (attempts.at(-1)?.reason ?? null) : null,
    waiting_until: open
      ? new Date(open.createdAt.getTime() + WAITING_SECONDS * 1000).toISOString()
      : null,
    payment_url: open?.paymentUrl ?? null,
    sandbox_url: sandboxUrl(context, open ?? null),
    pending_method: open ? methodOf(open.gateway) : null,
    surplus: attempts
      .filter(({ state }) => state === "surplus")
      .map((attempt) => ({
        method: methodOf(attempt.gateway),
        paid_fcfa: attempt.amountFcfa,
        units: payment.units,
        receipt_url: receiptAddress(context.settings.secret, attempt.reference, context.now),
      })),
    top_up: topUp && {
      reference: topUp.reference,
      units: topUp.units,
      order_fcfa: topUp.payableFcfa,
    },
    service_day: payment.serviceDay,
    back_path: payment.backPath,
    can: { pay: isPayable(payment) },
  };
}
