import type { StoredDeposit } from "../../ledger/deposits/queries.ts";
import { leftOfSuborder } from "../../orders/disputes/decide-suborder.ts";
import type { SellerOrder, StoredOrder } from "../../orders/orders/lock-order.ts";

/** Whether the money of a sale was paid, is with us, or was released or given back. */
export type HoldableMoney = "unpaid" | "here" | "gone";

/** The same of a deposit; null when none was paid. */
export function moneyOfDeposit(deposit: Pick<StoredDeposit, "state"> | null): HoldableMoney {
  if (deposit === null) return "unpaid";
  return deposit.state === "held" ? "here" : "gone";
}

/** The same of a suborder. */
export function moneyOfSuborder(
  { paidAt }: Pick<StoredOrder, "paidAt">,
  suborder: Pick<SellerOrder, "goodsFcfa" | "deliveryFcfa" | "refundedFcfa" | "releasedAt">,
): HoldableMoney {
  if (paidAt === null) return "unpaid";
  return leftOfSuborder(suborder) > 0 ? "here" : "gone";
}
