import { eq } from "drizzle-orm";
import { settlePayout } from "../../orders/earnings/settle-payout.ts";
import { sellerPayouts } from "../../orders/earnings/tables.ts";
import type { PayoutKind } from "../payouts/settle-payout.ts";

/** How payouts of sellers are locked and settled. */
export const sellerPayoutKind: PayoutKind = {
  resource: "seller-payouts",
  async lock(tx, id) {
    const [payout] = await tx
      .select()
      .from(sellerPayouts)
      .where(eq(sellerPayouts.id, id))
      .for("update");
    return payout;
  },
  recordResult: settlePayout,
};
