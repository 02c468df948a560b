import type { RequestContext } from "../../../app-context.ts";
import { monthsAgo, retentionPeriods } from "../../../retention-periods.ts";
import { eraseWordsBefore } from "../../disputes/erase-words.ts";

/** Erases words and photos of disputes that ended so long ago; kinds and amounts stay for the accounts. */
export function purgeDisputes(context: RequestContext): Promise<number> {
  return eraseWordsBefore(context, monthsAgo(context.now, retentionPeriods.disputeMonths));
}
