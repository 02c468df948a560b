import { and, eq, isNull, ne } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { payments } from "./tables.ts";

/**
 * Closes the unpaid payments of a campaign, except one. A pending attempt at a closed payment may still
 * arrive, and then becomes credit.
 */
export async function closePayments(
  tx: Database,
  campaignId: number,
  { now, except = 0 }: { now: Date; except?: number },
): Promise<void> {
  await tx
    .update(payments)
    .set({ closedAt: now })
    .where(
      and(
        eq(payments.campaignId, campaignId),
        isNull(payments.closedAt),
        isNull(payments.paidAt),
        ne(payments.id, except),
      ),
    );
}
