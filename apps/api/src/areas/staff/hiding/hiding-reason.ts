import { fieldRefusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";

/** What staff decide of what a provider shows. */
export interface Hiding {
  id: number;
  hidden: boolean;
  /** Needed to hide; the provider gets it by email. */
  reason?: string | undefined;
}

/** Why something is hidden; null to show it again. @throws a field error (422) to hide without a reason */
export function hidingReason({ hidden, reason = "" }: Hiding): string | null {
  if (!hidden) return null;
  if (reason.trim() === "") throw fieldRefusal({ reason: [consoleMessages.reasonRequired] });
  return reason.trim();
}
