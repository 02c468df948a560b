import { and, eq, isNull, ne } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { paymentOrders } from "./tables.ts";

/**
 * Closes the unpaid orders of a campaign, except one. A pending payment of a closed order may still
 * arrive, and then becomes credit.
 */
export async function closeOrders(
  tx: Database,
  campaignId: number,
  { now, except = 0 }: { now: Date; except?: number },
): Promise<void> {
  await tx
    .update(paymentOrders)
    .set({ closedAt: now })
    .where(
      and(
        eq(paymentOrders.campaignId, campaignId),
        isNull(paymentOrders.closedAt),
        isNull(paymentOrders.paidAt),
        ne(paymentOrders.id, except),
      ),
    );
}
