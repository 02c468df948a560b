import type { WithdrawalState } from "@jdj/contract/payouts/withdrawal-states";
import type { RequestContext } from "../../../app-context.ts";
import { listMoneyMembers } from "../../notebook/sharing/list-money-members.ts";
import { enqueueNotice } from "../../operations/outgoing-messages/enqueue-notice.ts";
import { concernedBy } from "../../payouts/withdrawals/confirmers.ts";
import type { StoredWithdrawal } from "./queries.ts";

/**
 * Enqueues the email about a state of a withdrawal to who asked for it and who confirms it, in the
 * caller's transaction; one that is decided, to every owner and treasurer.
 */
export async function notifyMembers(
  { db, jobs }: Pick<RequestContext, "db" | "jobs">,
  withdrawal: StoredWithdrawal,
  state: WithdrawalState,
): Promise<void> {
  const members = await listMoneyMembers(db, withdrawal.eventId);
  const about = { kind: "withdrawal" as const, withdrawalId: withdrawal.id, state };
  for (const { userId } of concernedBy(withdrawal, members, state))
    await enqueueNotice({ db, jobs }, "send-contribution-email", { ...about, userId });
}
