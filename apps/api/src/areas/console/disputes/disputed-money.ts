import type { SubjectKind } from "@jdj/contract/payments/subjects";
import { and, eq, inArray, isNotNull, ne, notInArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { StoredDispute } from "../../disputes/queries.ts";
import { disputes } from "../../disputes/tables.ts";
import { lockDeposit } from "../../ledger/deposits/hold-deposit.ts";
import { leftOfDeposit } from "../../ledger/deposits/queries.ts";
import { leftOfSuborder } from "../../orders/disputes/decide-suborder.ts";
import {
  lockOrderOfSuborder,
  type SellerOrder,
  type StoredOrder,
} from "../../orders/orders/lock-order.ts";
import { sellerOrders } from "../../orders/orders/tables.ts";
import { paymentAttempts, payments } from "../../payments/payments/tables.ts";
import { refunds } from "../../payments/refunds/tables.ts";

/** What is disputed, its rows locked, and what of it may be given back, in FCFA. */
export type DisputedMoney =
  | { kind: "suborder"; leftFcfa: number; order: StoredOrder; suborder: SellerOrder }
  | { kind: "deposit"; leftFcfa: number };

/** A suborder is locked before its dispute, as whatever changes an order locks it first. */
export async function lockSuborderOf({ subjectKind, subjectId }: StoredDispute, tx: Database) {
  if (subjectKind !== "suborder") return null;
  const whole = await lockOrderOfSuborder(tx, subjectId);
  const suborder = whole?.suborders.find(({ id }) => id === subjectId);
  return whole && suborder ? { order: whole.order, suborder } : null;
}

/** What a locked dispute is about; null when it has vanished. @param locked the suborder, where it is about one */
export async function lockMoney(
  tx: Database,
  { subjectKind, subjectId }: StoredDispute,
  locked: Awaited<ReturnType<typeof lockSuborderOf>>,
): Promise<DisputedMoney | null> {
  if (subjectKind === "suborder")
    return locked && { kind: "suborder", leftFcfa: leftOfSuborder(locked.suborder), ...locked };
  const deposit = await lockDeposit(tx, { kind: subjectKind, id: subjectId });
  if (!deposit) return null;
  return { kind: "deposit", leftFcfa: deposit.state === "held" ? leftOfDeposit(deposit) : 0 };
}

/** The payment of what is disputed: the subject of its orders. */
export async function paidSubjectOf(
  db: Database,
  { subjectKind, subjectId }: Pick<StoredDispute, "subjectKind" | "subjectId">,
): Promise<{ kind: SubjectKind; id: number } | null> {
  if (subjectKind !== "suborder") return { kind: subjectKind, id: subjectId };
  const [row] = await db
    .select({ orderId: sellerOrders.orderId })
    .from(sellerOrders)
    .where(eq(sellerOrders.id, subjectId));
  return row ? { kind: "order", id: row.orderId } : null;
}

/** The paid order of the payments of a subject, its row locked; null for none. */
export async function lockPayment(tx: Database, subject: { kind: SubjectKind; id: number }) {
  const [found] = await tx
    .select({ id: payments.id, customerId: payments.customerId })
    .from(payments)
    .where(
      and(
        eq(payments.subjectKind, subject.kind),
        eq(payments.subjectId, subject.id),
        isNotNull(payments.paidAt),
      ),
    )
    .for("update");
  return found ?? null;
}

/** Whether a refund of a payment that staff asked for has not ended. */
export async function hasOpenRefund(tx: Database, paymentId: number): Promise<boolean> {
  const [found] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(
      and(
        eq(paymentAttempts.paymentId, paymentId),
        eq(paymentAttempts.state, "paid"),
        notInArray(refunds.state, ["done", "refused"]),
        ne(refunds.requestedBy, "automatic"),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Whether something that a payment was made for is disputed. */
export async function isInDispute(
  tx: Database,
  { subjectKind, subjectId }: { subjectKind: SubjectKind | null; subjectId: number | null },
): Promise<boolean> {
  if (subjectId === null) return false;
  if (subjectKind !== "order" && subjectKind !== "booking" && subjectKind !== "quote") return false;
  const suborderIds = tx
    .select({ id: sellerOrders.id })
    .from(sellerOrders)
    .where(eq(sellerOrders.orderId, subjectId));
  const isAbout =
    subjectKind === "order"
      ? and(eq(disputes.subjectKind, "suborder"), inArray(disputes.subjectId, suborderIds))
      : and(eq(disputes.subjectKind, subjectKind), eq(disputes.subjectId, subjectId));
  const [found] = await tx
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(isAbout, eq(disputes.state, "open")))
    .limit(1);
  return found !== undefined;
}
