import type { RequestContext } from "../../../app-context.ts";
import { monthsAgo, retentionPeriods } from "../../../retention-periods.ts";
import { eraseWordsBefore } from "../../disputes/erase-words.ts";
import { eraseHoldWordsBefore } from "../../ledger/staff-holds/end-holds.ts";

/**
 * Erases words and photos of disputes, and the reasons of holds by staff, that ended so long ago; kinds,
 * amounts and dates stay for the accounts.
 */
export async function purgeDisputes(context: RequestContext): Promise<number> {
  const before = monthsAgo(context.now, retentionPeriods.disputeMonths);
  const disputes = await eraseWordsBefore(context, before);
  return disputes + (await eraseHoldWordsBefore(context.db, before));
}
