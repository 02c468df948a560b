import type { WithdrawalState } from "@jdj/contract/fabric-orders/withdrawal-states";
import type { RequestContext } from "../../../app-context.ts";
import { confirmationFor } from "../../fabric-orders/withdrawals/confirmers.ts";
import { listMoneyMembers } from "../../notebook/sharing/list-money-members.ts";
import { enqueueNotice } from "../../operations/outages/enqueue-notice.ts";
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
  const confirmation = confirmationFor(withdrawal, members);
  const isConcerned = (customerId: number) =>
    state !== "asked" ||
    customerId === withdrawal.askedBy ||
    (confirmation.by === "others" &&
      confirmation.members.some((member) => member.customerId === customerId));
  const about = { kind: "withdrawal" as const, withdrawalId: withdrawal.id, state };
  for (const { userId, customerId } of members)
    if (isConcerned(customerId))
      await enqueueNotice({ db, jobs }, "send-contribution-email", { ...about, userId });
}
