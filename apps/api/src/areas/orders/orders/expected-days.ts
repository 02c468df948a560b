import type { ExpectedDays } from "@jdj/contract/orders/expected-days";
import { isLate } from "@jdj/contract/orders/expected-delivery";
import type { SellerOrder } from "./lock-order.ts";

/** The days between which a suborder is expected, as it was said at the order; null for services alone. */
export function expectedDaysOf({
  expectedFrom: from,
  expectedUntil: until,
}: Pick<SellerOrder, "expectedFrom" | "expectedUntil">): ExpectedDays | null {
  return from === null || until === null ? null : { from, until };
}

/** Whether a suborder is not there although it should be. @param today `YYYY-MM-DD` */
export function isSuborderLate(suborder: SellerOrder, today: string): boolean {
  return isLate({ ...suborder, expected: expectedDaysOf(suborder) }, today);
}
