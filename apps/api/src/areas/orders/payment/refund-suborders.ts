import { splitRefund } from "@jdj/contract/orders/suborder-money";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { debitAccount } from "../../ledger/entries/debit-account.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { endEmptyHold } from "../../ledger/staff-holds/end-holds.ts";
import { refundSubject } from "../../payments/subjects/refund-subject.ts";
import type { SellerOrder, StoredOrder } from "../orders/lock-order.ts";
import { sellerOrders } from "../orders/tables.ts";
import { creditCommission } from "./invoice-commission.ts";
import { creditSuborder } from "./invoice-suborder.ts";
import { returnInstalments } from "./return-instalments.ts";

/** A suborder of an order, and what of it is given back, in FCFA. */
export interface RefundedSuborder {
  suborder: SellerOrder;
  back: { goodsFcfa: number; deliveryFcfa: number };
}

/** The name of a refund of some suborders: the payments keep it until the refund is made. */
const nameOf = (ids: readonly number[]) => `seller-orders:${ids.join(",")}`;

/** The numbers of the seller orders that a refund names; none for another name. */
export function subordersOfRefund(name: string): number[] {
  const list = /^seller-orders:([\d,]+)$/.exec(name)?.[1];
  return list === undefined ? [] : list.split(",").map(Number);
}

/**
 * Writes what is taken of sellers for a refund, in FCFA, and what we owe the payer: from what is
 * held, or, once it is released, from what the seller may withdraw. We give our commission back.
 * @returns what the sellers' balances do not cover, in FCFA
 */
export async function recordRefund(
  context: Pick<RequestContext, "db" | "jobs" | "now">,
  order: StoredOrder,
  suborders: readonly RefundedSuborder[],
): Promise<number> {
  const { db: tx, now } = context;
  let shortFcfa = 0;
  for (const { suborder, back } of suborders) {
    const { providerId, releasedAt } = suborder;
    const { sellerFcfa, commissionFcfa } = splitRefund(suborder, back);
    const account = releasedAt === null ? ("held" as const) : ("seller" as const);
    const taken = await debitAccount(tx, { account, providerId }, sellerFcfa);
    const isNew = await recordTransaction(tx, {
      key: `seller-order:${suborder.id}:refund`,
      kind: "refund",
      subject: { kind: "order", id: order.id },
      entries: [
        ...taken.entries,
        { account: "commission", amountFcfa: commissionFcfa },
        { account: "refunds", amountFcfa: -back.goodsFcfa - back.deliveryFcfa },
      ],
      now,
    });
    if (isNew) shortFcfa += taken.shortFcfa;
    if (isNew) {
      await creditCommission(context, suborder, commissionFcfa);
      await creditSuborder(context, suborder, back.goodsFcfa + back.deliveryFcfa);
    }
    await tx
      .update(sellerOrders)
      .set({ refundedFcfa: back.goodsFcfa + back.deliveryFcfa })
      .where(eq(sellerOrders.id, suborder.id));
    if (back.goodsFcfa === suborder.goodsFcfa && back.deliveryFcfa === suborder.deliveryFcfa)
      await endEmptyHold(tx, { kind: "suborder", id: suborder.id }, now);
  }
  return shortFcfa;
}

/**
 * Requests the refund of money of some suborders of a paid, locked order that the ledger owes the
 * payer, in the caller's transaction; instalments go back where they came from.
 * @param shortFcfa what the sellers' balances do not cover, in FCFA: above 0 it waits for staff
 */
export async function requestSuborderRefund(
  context: RequestContext,
  { id }: Pick<StoredOrder, "id">,
  suborderIds: readonly number[],
  amountFcfa: number,
  shortFcfa = 0,
): Promise<void> {
  const refund = { scope: nameOf(suborderIds), amountFcfa, shortFcfa };
  if (!(await returnInstalments(context, id, refund, suborderIds)))
    await refundSubject(context, { kind: "order", id }, refund);
  await context.jobs.enqueue(context.db, "purchase-cancelled", { orderId: id });
}

/**
 * Gives money of some suborders of a paid, locked order back, by one refund, in the caller's
 * transaction. One that the sellers' balances do not cover waits for staff.
 */
export async function refundSuborders(
  context: RequestContext,
  order: StoredOrder,
  suborders: readonly RefundedSuborder[],
): Promise<void> {
  const shortFcfa = await recordRefund(context, order, suborders);
  const amountFcfa = suborders.reduce(
    (total, { back }) => total + back.goodsFcfa + back.deliveryFcfa,
    0,
  );
  const ids = suborders.map(({ suborder }) => suborder.id);
  await requestSuborderRefund(context, order, ids, amountFcfa, shortFcfa);
}
