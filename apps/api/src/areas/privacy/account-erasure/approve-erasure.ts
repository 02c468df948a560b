import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { StaffContext } from "../../../http/answer.ts";
import { approve } from "../../staff/approvals/approve.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { lockOpenRequest } from "../privacy-requests/staff/change-request.ts";
import { ERASE } from "./ask-erasure.ts";
import { erasureMachine } from "./erasure-state.ts";
import { findLastErasure, lockAccount, lockErasure } from "./queries.ts";
import { refuseOpenMoney } from "./refuse-open-money.ts";
import { accountErasures } from "./tables.ts";

/**
 * Approves an erasure that the person has confirmed, as the second member of staff; it is done once
 * the waiting time is over.
 * @throws not-found; changed-meanwhile; second-person-needed; a field error at `money` while some is open
 */
export async function approveErasure(context: StaffContext, id: number): Promise<void> {
  const { now, author } = context;
  await context.db.transaction(async (tx) => {
    await lockOpenRequest(tx, id);
    const last = await findLastErasure(tx, id);
    const erasure = last && (await lockErasure(tx, last.id));
    if (!erasure || !erasureMachine.may(erasure.state, "approved") || erasure.expiresAt <= now)
      throw refusal("changed-meanwhile");
    const account = await lockAccount(tx, erasure.userId);
    if (account === null) throw refusal("changed-meanwhile");
    const asked = { ...ERASE, recordId: id, detail: erasure.channel, now };
    const { waits } = await approve(tx, author, asked);
    // The first request is gone: nobody stands for it any more.
    if (waits) throw refusal("changed-meanwhile");
    await refuseOpenMoney(tx, now, account.customer.id);
    await tx
      .update(accountErasures)
      .set({
        state: erasureMachine.transition(erasure.state, "approved"),
        approvedBy: author.name,
      })
      .where(eq(accountErasures.id, erasure.id));
    const change = { before: { state: erasure.state }, after: { state: "approved" } };
    await recordChange(tx, author, now, { action: ERASE.action, id, ...change });
  });
}
