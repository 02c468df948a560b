import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { SellerOrder } from "../orders/lock-order.ts";
import { sellerOrders } from "../orders/tables.ts";

/** A delivery code: four random digits. */
export function makeDeliveryCode(): string {
  return String(randomInt(10_000)).padStart(4, "0");
}

/** Gives each suborder that was just paid the code that its buyer gives to the deliverer. */
export async function giveDeliveryCodes(
  tx: Database,
  suborders: readonly SellerOrder[],
): Promise<void> {
  for (const { id } of suborders)
    await tx
      .update(sellerOrders)
      .set({ deliveryCode: makeDeliveryCode() })
      .where(eq(sellerOrders.id, id));
}
