import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { hashToken, makeShortToken } from "../../../crypto/token.ts";
import { customers } from "../../identity/users/tables.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { approvalEnd, erasureMachine, executionTime } from "./erasure-state.ts";
import { erasureSms } from "./erasure-texts.ts";
import { findErasureOfLink, lockAccount, lockErasure } from "./queries.ts";
import { provenChannels, sendNotice } from "./send-notices.ts";
import { accountErasures } from "./tables.ts";

/** Who stands in the log for what the person does by a link or in their account. */
export const HOLDER = { id: null, name: "Titulaire du compte" };

/**
 * Proves by the link of the message that the holder of the account wants it erased. The waiting time
 * begins, and every proven address and number of the account is told, with a link that cancels.
 * @returns when the account is erased at the earliest
 * @throws not-found for another link; erasure-over when it does not wait for the proof any more
 */
export async function confirmErasure(context: RequestContext, token: string): Promise<Date> {
  const { db, now, settings } = context;
  const found = await findErasureOfLink(db, token);
  if (!found?.proves) throw refusal("not-found");
  return db.transaction(async (tx) => {
    const erasure = await lockErasure(tx, found.erasure.id);
    if (!erasure || !erasureMachine.may(erasure.state, "proven") || erasure.expiresAt <= now)
      throw refusal("erasure-over");
    const account = await lockAccount(tx, erasure.userId);
    // A link counts for the address that it was sent to, while the account still has it.
    const channels = account ? provenChannels(account.user) : [];
    if (!account || !channels.some(({ channel }) => channel === erasure.channel))
      throw refusal("erasure-over");
    const executesAt = executionTime(now);
    const cancelToken = makeShortToken();
    await tx
      .update(accountErasures)
      .set({
        state: erasureMachine.transition(erasure.state, "proven"),
        provenAt: now,
        executesAt,
        expiresAt: approvalEnd(now),
        cancelHash: hashToken(cancelToken),
      })
      .where(eq(accountErasures.id, erasure.id));
    await tx
      .update(customers)
      .set({ erasesAt: executesAt })
      .where(eq(customers.id, account.customer.id));
    const link = settings.publicUrl + at("erasure", { token: cancelToken });
    for (const channel of channels)
      await sendNotice({ ...context, db: tx }, channel, {
        kind: "privacy-erasure-notice",
        link,
        detail: `Le ${dateAndTime(executesAt)}, au plus tôt`,
        text: erasureSms["privacy-erasure-notice"](dateAndTime(executesAt)),
      });
    const change = { before: { state: erasure.state }, after: { state: "proven" } };
    await recordChange(tx, HOLDER, now, {
      action: "privacy-requests.prove-erasure",
      id: erasure.requestId,
      ...change,
    });
    return executesAt;
  });
}
