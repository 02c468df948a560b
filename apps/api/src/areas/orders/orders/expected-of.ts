import type { Expected } from "@jdj/contract/orders/expected";
import type { SellerOrder } from "./lock-order.ts";

/** The days between which a suborder is expected, as it was said at the order; null for services alone. */
export function expectedOf({
  expectedFrom: from,
  expectedUntil: until,
}: Pick<SellerOrder, "expectedFrom" | "expectedUntil">): Expected | null {
  return from === null || until === null ? null : { from, until };
}
