import { leftOf, splitFurther } from "@jdj/contract/orders/suborder-money";
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

/** A suborder of an order, and what of it is given back, in FCFA: at most what is left. */
export interface RefundedSuborder {
  suborder: SellerOrder;
  amountFcfa: number;
}

/**
 * The name of a refund of some suborders: the payments keep it until the refund is made.
 * @param part names one of several refunds of a suborder; empty for the one that ends it
 */
const nameOf = (ids: readonly number[], part: string) => `seller-orders:${ids.join(",")}${part}`;

/** What follows the names of suborders where a refund is one of several: `:staff-12`. */
const scopePattern = /^seller-orders:(\d+(?:,\d+)*)(:[a-z]+-\d+)?$/;

/** The seller orders that a refund names, none for another name, and which of their refunds it is. */
export function readRefundScope(scope: string): { ids: number[]; part: string } {
  const [, list, part = ""] = scopePattern.exec(scope) ?? [];
  return { ids: list === undefined ? [] : list.split(",").map(Number), part };
}

/**
 * Writes what is taken of sellers for a refund, in FCFA, and what we owe the payer: from what is
 * held, or, once it is released, from what the seller may withdraw. We give our commission back.
 * @param part which of several refunds of a suborder it is
 * @returns what the sellers' balances do not cover, in FCFA
 */
export async function recordRefund(
  context: Pick<RequestContext, "db" | "jobs" | "now">,
  order: StoredOrder,
  suborders: readonly RefundedSuborder[],
  part = "",
): Promise<number> {
  const { db: tx, now } = context;
  let shortFcfa = 0;
  for (const { suborder, amountFcfa } of suborders) {
    if (amountFcfa === 0) continue;
    const { providerId, releasedAt } = suborder;
    const { sellerFcfa, commissionFcfa } = splitFurther(suborder, amountFcfa);
    const account = releasedAt === null ? ("held" as const) : ("seller" as const);
    const taken = await debitAccount(tx, { account, providerId }, sellerFcfa);
    const isNew = await recordTransaction(tx, {
      key: `seller-order:${suborder.id}:refund${part}`,
      kind: "refund",
      subject: { kind: "order", id: order.id },
      entries: [
        ...taken.entries,
        { account: "commission", amountFcfa: commissionFcfa },
        { account: "refunds", amountFcfa: -amountFcfa },
      ],
      now,
    });
    if (isNew) shortFcfa += taken.shortFcfa;
    if (isNew) {
      await creditCommission(context, suborder, { part, amountFcfa: commissionFcfa });
      await creditSuborder(context, suborder, { part, amountFcfa });
    }
    await tx
      .update(sellerOrders)
      .set({ refundedFcfa: suborder.refundedFcfa + amountFcfa })
      .where(eq(sellerOrders.id, suborder.id));
    if (amountFcfa === leftOf(suborder))
      await endEmptyHold(tx, { kind: "suborder", id: suborder.id }, now);
  }
  return shortFcfa;
}

/**
 * Requests the refund of money of some suborders of a paid, locked order that the ledger owes the
 * payer, in the caller's transaction; instalments go back where they came from.
 * @param refund.shortFcfa what the sellers' balances do not cover, in FCFA: above 0 it waits for staff
 */
export async function requestSuborderRefund(
  context: RequestContext,
  { id }: Pick<StoredOrder, "id">,
  suborderIds: readonly number[],
  {
    amountFcfa,
    shortFcfa = 0,
    part = "",
  }: { amountFcfa: number; shortFcfa?: number; part?: string },
): Promise<void> {
  const refund = { scope: nameOf(suborderIds, part), amountFcfa, shortFcfa };
  if (!(await returnInstalments(context, id, refund, suborderIds)))
    await refundSubject(context, { kind: "order", id }, refund);
  await context.jobs.enqueue(context.db, "purchase-cancelled", { orderId: id });
}

/**
 * Gives money of some suborders of a paid, locked order back, by one refund, in the caller's
 * transaction. One that the sellers' balances do not cover waits for staff.
 * @param part which of several refunds of a suborder it is; empty for the one that ends it
 */
export async function refundSuborders(
  context: RequestContext,
  order: StoredOrder,
  suborders: readonly RefundedSuborder[],
  part = "",
): Promise<void> {
  const shortFcfa = await recordRefund(context, order, suborders, part);
  const amountFcfa = suborders.reduce((total, one) => total + one.amountFcfa, 0);
  const ids = suborders.map(({ suborder }) => suborder.id);
  if (amountFcfa > 0)
    await requestSuborderRefund(context, order, ids, { amountFcfa, shortFcfa, part });
}
