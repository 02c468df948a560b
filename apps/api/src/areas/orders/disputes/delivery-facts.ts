import { deliveryRights } from "@jdj/contract/orders/delivery-rights";
import type { ReturnState } from "@jdj/contract/orders/order-states";
import { isDisputed, type StoredDispute } from "../../disputes/queries.ts";
import type { SellerOrder } from "../orders/lock-order.ts";

/** What each side may say of the delivery of a paid suborder now. @param last its last dispute */
export function rightsOf(
  suborder: Pick<
    SellerOrder,
    "state" | "ships" | "confirmedAt" | "releasedAt" | "deliveryCode" | "codeMisses"
  >,
  last: Pick<StoredDispute, "state"> | null,
  returned: ReturnState | null,
) {
  const { state, ships, codeMisses } = suborder;
  return deliveryRights({
    ...{ state, ships, codeMisses, returned },
    isConfirmed: suborder.confirmedAt !== null,
    isReleased: suborder.releasedAt !== null,
    isDisputed: isDisputed(last),
    hasCode: suborder.deliveryCode !== null,
  });
}
