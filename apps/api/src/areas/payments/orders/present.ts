import { WAITING_SECONDS } from "@jdj/contract/payments/methods";
import type { Purchase, PaymentOrder as ShownOrder } from "@jdj/contract/payments/orders";
import type { RequestContext } from "../../../app-context.ts";
import { presentCreditNotes } from "../credit-notes/list-credit-notes.ts";
import { receiptAddress } from "../receipts/receipt-address.ts";
import { sandboxUrl } from "../sandbox/sandbox-url.ts";
import { methodOf } from "./gateway-methods.ts";
import type { PaymentOrder } from "./open-order.ts";
import { isPayable } from "./order-state.ts";
import type { OrderWithAttempts } from "./queries.ts";

/** An order as lists show it. */
export function presentPurchase(
  { settings, now }: Pick<RequestContext, "settings" | "now">,
  { order, attempts, creditNotes }: OrderWithAttempts,
): Purchase {
  const paid = attempts.find(({ state }) => state === "paid" || state === "refunded");
  const last = paid ?? attempts.at(-1);
  return {
    reference: order.reference,
    state: order.state,
    purpose: order.purpose,
    channel_id: order.channelId,
    subject:
      order.subjectKind === null || order.subjectId === null
        ? null
        : { kind: order.subjectKind, id: order.subjectId },
    label: order.label,
    message_id: order.campaignId,
    method: last ? methodOf(last.gateway) : null,
    units: order.units,
    unit_fcfa: order.unitFcfa,
    due_fcfa: order.dueFcfa,
    total_fcfa: order.totalFcfa,
    order_fcfa: order.orderFcfa,
    paid_fcfa: paid?.amountFcfa ?? null,
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    receipt_url:
      order.paidAt === null ? null : receiptAddress(settings.secret, order.reference, now),
    credit_notes: presentCreditNotes({ settings, now }, creditNotes, [order.id]),
    is_payable: isPayable(order),
  };
}

/** An order with what its page needs: the page waits for the newest pending attempt. */
export function presentOrder(
  context: RequestContext,
  found: OrderWithAttempts,
  topUp: PaymentOrder | null,
): ShownOrder {
  const { order, attempts } = found;
  const open =
    order.paidAt === null ? attempts.findLast(({ state }) => state === "pending") : undefined;
  return {
    ...presentPurchase(context, found),
    reason: isPayable(order) ? (attempts.at(-1)?.reason ?? null) : null,
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
        units: order.units,
        receipt_url: receiptAddress(context.settings.secret, attempt.reference, context.now),
      })),
    top_up: topUp && {
      reference: topUp.reference,
      units: topUp.units,
      order_fcfa: topUp.orderFcfa,
    },
    service_day: order.serviceDay,
    back_path: order.backPath,
    can: { pay: isPayable(order) },
  };
}
