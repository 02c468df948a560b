import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { orderMessages } from "@jdj/contract/orders/messages";
import { leftGoodsOf } from "@jdj/contract/orders/suborder-money";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { findLastDispute } from "../../disputes/queries.ts";
import { notifySeller } from "../emails/notify.ts";
import { lockOrderOfSuborder, type SellerOrder } from "../orders/lock-order.ts";
import { orderReturnLines, orderReturns } from "./tables.ts";

/** What a customer wants to give back. */
export interface AskedReturn {
  lines: readonly { lineId: number; quantity: number }[];
  reason: string;
}

/** Until when a delivered suborder may be returned; null for one that may not, or whose goods were given back. */
export function returnableUntil(
  suborder: Pick<
    SellerOrder,
    "state" | "deliveredAt" | "returnDays" | "goodsFcfa" | "refundedFcfa"
  >,
): Date | null {
  const { state, deliveredAt, returnDays } = suborder;
  if (state !== "delivered" || deliveredAt === null || returnDays === 0) return null;
  if (leftGoodsOf(suborder) === 0) return null;
  return new Date(deliveredAt.getTime() + returnDays * 86_400_000);
}

/**
 * Asks a seller to take products back, once for each delivered suborder and within the seller's days.
 * Services cannot be given back.
 * @throws not-found for another customer's; return-late, return-asked (409); 422 at `lines`
 */
export async function askReturn(
  { db, jobs, now }: RequestContext,
  customerId: number,
  suborderId: number,
  { lines: asked, reason }: AskedReturn,
): Promise<void> {
  await db.transaction(async (tx) => {
    const whole = await lockOrderOfSuborder(tx, suborderId);
    const suborder = whole?.suborders.find(({ id }) => id === suborderId);
    if (!suborder || whole?.order.customerId !== customerId) throw refusal("not-found");
    const known = await tx
      .select({ id: orderReturns.id })
      .from(orderReturns)
      .where(eq(orderReturns.sellerOrderId, suborderId));
    if (known.length > 0) throw refusal("return-asked");
    const until = returnableUntil(suborder);
    const dispute = await findLastDispute(tx, { kind: "suborder", id: suborderId });
    if (until === null || until < now || dispute?.state === "open") throw refusal("return-late");
    const wanted = asked.filter(({ quantity }) => quantity > 0);
    let amountFcfa = 0;
    const seen = new Set<number>();
    for (const { lineId, quantity } of wanted) {
      const line = whole.lines.find(
        ({ id, sellerOrderId, kind }) =>
          id === lineId && sellerOrderId === suborderId && kind === "product",
      );
      if (!line || seen.has(lineId) || quantity > line.quantity)
        throw fieldRefusal({ lines: [orderMessages.returnLinesInvalid] });
      seen.add(lineId);
      amountFcfa += line.unitFcfa * quantity;
    }
    if (wanted.length === 0) throw fieldRefusal({ lines: [orderMessages.returnLinesRequired] });
    const [row] = await tx
      .insert(orderReturns)
      .values({
        ...{ sellerOrderId: suborderId, reason, createdAt: now },
        amountFcfa: Math.min(amountFcfa, leftGoodsOf(suborder)),
      })
      .returning({ id: orderReturns.id });
    if (!row) throw new Error("The return was not written");
    await tx.insert(orderReturnLines).values(wanted.map((line) => ({ ...line, returnId: row.id })));
    await notifySeller(tx, jobs, suborder, "return-asked");
  });
}
