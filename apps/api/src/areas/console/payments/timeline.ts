import type { TimelineEntry } from "@jdj/contract/console/payments";
import { methodOf } from "../../payments/payments/gateway-methods.ts";
import type { Payment } from "../../payments/payments/open-payment.ts";
import type { Attempt } from "../../payments/payments/queries.ts";
import type { gatewayAnswers, gatewayEvents } from "../../payments/payments/tables.ts";
import type { Refund } from "../../payments/refunds/request-refund.ts";
import type { auditLog } from "../../staff/audit/tables.ts";

/** All that is stored about a payment. */
export interface PaymentHistory {
  payment: Payment;
  attempts: readonly Attempt[];
  webhooks: readonly (typeof gatewayEvents.$inferSelect)[];
  answers: readonly (typeof gatewayAnswers.$inferSelect)[];
  refunds: readonly Refund[];
  /** What staff did to its payments. */
  audit: readonly (typeof auditLog.$inferSelect)[];
}

const plain = {
  reference: null,
  method: null,
  result: null,
  amount_fcfa: null,
  by: null,
  reason: null,
  times: 1,
  until: null,
} satisfies Omit<TimelineEntry, "at" | "kind">;

/** All that happened to an order, the oldest first; what happened at one instant in the order of its causes. */
export function timelineOf(history: PaymentHistory): TimelineEntry[] {
  const { payment, attempts } = history;
  const names = new Map(
    attempts.map(({ id, reference, gateway }) => [id, { reference, method: methodOf(gateway) }]),
  );
  const of = (attemptId: number | null) =>
    names.get(attemptId ?? 0) ?? { reference: null, method: null };
  const begun: TimelineEntry[] = attempts.map((attempt) => ({
    ...plain,
    ...of(attempt.id),
    at: attempt.createdAt.toISOString(),
    kind: "payment-asked",
    amount_fcfa: attempt.amountFcfa,
  }));
  const webhooks: TimelineEntry[] = history.webhooks.map((webhook) => ({
    ...plain,
    ...of(webhook.attemptId),
    at: webhook.receivedAt.toISOString(),
    kind: "webhook",
  }));
  const answers: TimelineEntry[] = history.answers.map((one) => ({
    ...plain,
    ...of(one.attemptId),
    at: one.firstAt.toISOString(),
    kind: "gateway-asked",
    result: one.answer,
    times: one.times,
    until: one.times > 1 ? one.lastAt.toISOString() : null,
  }));
  const closed: TimelineEntry[] = attempts.flatMap((attempt) =>
    attempt.closedAt === null
      ? []
      : {
          ...plain,
          ...of(attempt.id),
          at: attempt.closedAt.toISOString(),
          kind: "payment-closed",
          // What it became when it was closed: a refund has entries of its own.
          result: attempt.state === "refunded" ? "paid" : attempt.state,
          reason: attempt.reason,
        },
  );
  return [
    { ...plain, at: payment.createdAt.toISOString(), kind: "order-opened" as const },
    ...begun,
    ...webhooks,
    ...answers,
    ...ofStaff(history, of),
    ...closed,
    ...ofRefunds(history, of),
    ...(payment.closedAt === null
      ? []
      : [{ ...plain, at: payment.closedAt.toISOString(), kind: "order-closed" as const }]),
  ].sort((one, other) => one.at.localeCompare(other.at));
}

type Names = Pick<TimelineEntry, "reference" | "method">;

function ofStaff(
  { audit }: PaymentHistory,
  of: (attemptId: number | null) => Names,
): TimelineEntry[] {
  return audit.map((entry) => ({
    ...plain,
    ...of(Number(entry.recordId)),
    at: entry.at.toISOString(),
    kind: "staff",
    result: entry.action,
    by: entry.staffName,
    reason: typeof entry.after?.reason === "string" ? entry.after.reason : null,
  }));
}

function ofRefunds(
  { refunds }: PaymentHistory,
  of: (attemptId: number | null) => Names,
): TimelineEntry[] {
  return refunds.flatMap((refund) => {
    const { attemptId, amountFcfa, requestedBy, recordedAt, recordedBy, state } = refund;
    const base = { ...plain, ...of(attemptId), amount_fcfa: amountFcfa };
    const asked: TimelineEntry = {
      ...base,
      at: refund.createdAt.toISOString(),
      kind: "refund-asked",
      by: requestedBy,
    };
    if (recordedAt === null) return [asked];
    const at = recordedAt.toISOString();
    return [asked, { ...base, at, kind: "refund-closed", result: state, by: recordedBy }];
  });
}
