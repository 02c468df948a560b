import type { SubjectKind, SubjectPayment } from "@jdj/contract/payments/subjects";
import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { listCreditNotes, presentCreditNotes } from "../credit-notes/list-credit-notes.ts";
import type { PaymentOrder } from "../orders/open-order.ts";
import { paymentAttempts, paymentOrders } from "../orders/tables.ts";
import { listReceipts, presentReceipts } from "../receipts/list-receipts.ts";
import { receiptAddress } from "../receipts/receipt-address.ts";
import { refunds } from "../refunds/tables.ts";

/**
 * The payments of some subjects of one kind, by the number of the subject: of each the newest that was
 * paid, else the newest, with what was given back of any of them.
 */
export async function listSubjectPayments(
  { db, settings, now }: Pick<RequestContext, "db" | "settings" | "now">,
  kind: SubjectKind,
  ids: readonly number[],
): Promise<Map<number, SubjectPayment>> {
  if (ids.length === 0) return new Map();
  const givenBack = db
    .select({ total: sql<number>`coalesce(sum(${refunds.amountFcfa}), 0)` })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(
      and(
        eq(paymentAttempts.orderId, paymentOrders.id),
        eq(paymentAttempts.state, "paid"),
        ne(refunds.state, "refused"),
      ),
    );
  const rows = await db
    .select({
      order: paymentOrders,
      isRefunding: sql<boolean>`(${givenBack}) >= ${paymentOrders.orderFcfa}`,
    })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.subjectKind, kind), inArray(paymentOrders.subjectId, [...ids])))
    .orderBy(desc(paymentOrders.id));
  const orderIds = rows.map(({ order }) => order.id);
  const notes = await listCreditNotes(db, orderIds);
  const receipts = await listReceipts(db, orderIds);
  const payments = new Map<number, SubjectPayment>();
  for (const { order, isRefunding } of rows) {
    const { subjectId, reference } = order;
    if (subjectId === null) continue;
    const known = payments.get(subjectId);
    if (known && (order.paidAt === null || known.paid_at !== null)) continue;
    const ofSubject = rows
      .filter((row) => row.order.subjectId === subjectId)
      .map((row) => row.order.id);
    payments.set(subjectId, {
      reference,
      amount_fcfa: order.orderFcfa,
      state: stateOf(order, isRefunding),
      paid_at: order.paidAt?.toISOString() ?? null,
      receipt_url: order.paidAt === null ? null : receiptAddress(settings.secret, reference, now),
      receipts: presentReceipts({ settings, now }, receipts, ofSubject),
      credit_notes: presentCreditNotes({ settings, now }, notes, ofSubject),
    });
  }
  return payments;
}

function stateOf(order: PaymentOrder, isRefunding: boolean): SubjectPayment["state"] {
  if (order.state === "refunded") return "refunded";
  if (order.state === "paid") return isRefunding ? "refunding" : "paid";
  if (order.closedAt !== null) return "closed";
  return order.state === "pending" ? "pending" : "to-pay";
}
