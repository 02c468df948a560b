import { eq } from "drizzle-orm";
import { settleHostPayout } from "../../gifts/payouts/settle-payout.ts";
import { hostPayouts } from "../../gifts/payouts/tables.ts";
import type { PayoutKind } from "../payouts/settle-payout.ts";

/** How payouts of hosts are locked and settled. */
export const hostPayoutKind: PayoutKind = {
  resource: "host-payouts",
  async lock(tx, id) {
    const [payout] = await tx
      .select()
      .from(hostPayouts)
      .where(eq(hostPayouts.id, id))
      .for("update");
    return payout;
  },
  recordResult: settleHostPayout,
};
