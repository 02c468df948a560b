import { deliveryRights } from "@jdj/contract/orders/disputes";
import type { SellerOrder } from "../orders/lock-order.ts";
import type { Dispute } from "./queries.ts";

/** What each side may say of the delivery of a paid suborder now. */
export function rightsOf(
  suborder: Pick<
    SellerOrder,
    "state" | "ships" | "confirmedAt" | "releasedAt" | "deliveryCode" | "codeMisses"
  >,
  dispute: Pick<Dispute, "state"> | null,
) {
  const { state, ships, codeMisses } = suborder;
  return deliveryRights({
    ...{ state, ships, codeMisses },
    isConfirmed: suborder.confirmedAt !== null,
    isReleased: suborder.releasedAt !== null,
    isDisputed: dispute !== null,
    hasCode: suborder.deliveryCode !== null,
  });
}
