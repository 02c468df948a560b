import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { hashToken, makeShortToken } from "../../../crypto/token.ts";
import type { StaffContext } from "../../../http/answer.ts";
import { approve } from "../../staff/approvals/approve.ts";
import { lockOpenRequest } from "../privacy-requests/staff/change-request.ts";
import { proofEnd } from "./erasure-state.ts";
import { erasureSms } from "./erasure-texts.ts";
import { findOpenErasure, lockAccount } from "./queries.ts";
import { refuseOpenMoney } from "./refuse-open-money.ts";
import { reachableChannels, sendNotice } from "./send-notices.ts";
import { accountErasures } from "./tables.ts";

/** The action of the log and of the approvals: always of two people, so of more than nothing. */
export const ERASE = { action: "privacy-requests.erase", amount: 0, limit: -1 } as const;

/**
 * Asks the person, at an address or number that the account itself has proven, whether they want it
 * erased; never at one that the request names. The first of two members of staff.
 * @throws not-found; changed-meanwhile; no-account; no-erasure-proof; erasure-waits; a field error at
 * `money` while some is open
 */
export async function askErasure(
  context: StaffContext,
  { id, channel }: { id: number; channel?: "email" | "phone" | undefined },
): Promise<void> {
  const { now, author, settings } = context;
  await context.db.transaction(async (tx) => {
    const { userId } = await lockOpenRequest(tx, id);
    const account = await lockAccount(tx, userId);
    if (account === null) throw refusal("no-account");
    const { user, customer } = account;
    const reachable = reachableChannels(user, settings.closedServices);
    const to = reachable.find((one) => channel === undefined || one.channel === channel);
    if (!to) throw refusal("no-erasure-proof");
    if ((await findOpenErasure(tx, user.id)) !== null) throw refusal("erasure-waits");
    await refuseOpenMoney(tx, now, customer.id);
    const token = makeShortToken();
    await tx.insert(accountErasures).values({
      requestId: id,
      userId: user.id,
      channel: to.channel,
      proofHash: hashToken(token),
      askedBy: author.name,
      expiresAt: proofEnd(now),
      createdAt: now,
    });
    await sendNotice({ ...context, db: tx }, to, {
      kind: "privacy-erasure-proof",
      link: settings.publicUrl + at("erasure", { token }),
      text: erasureSms["privacy-erasure-proof"](),
    });
    await approve(tx, author, { ...ERASE, recordId: id, detail: to.channel, now });
  });
}
