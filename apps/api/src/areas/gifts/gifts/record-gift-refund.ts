import { giftMachine } from "@jdj/contract/gifts/gift-states";
import { eq } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { debitAccount } from "../../ledger/entries/debit-account.ts";
import { paidRefund } from "../../ledger/entries/moves.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { giftLists } from "../../notebook/gift-lists/tables.ts";
import { findRefundOfSubject } from "../../payments/refunds/queries.ts";
import { notifyHosts } from "../emails/notify-hosts.ts";
import { releaseAmount } from "./hold-amount.ts";
import { lockGift } from "./queries.ts";
import { gifts } from "./tables.ts";

/**
 * Records that a gift was given back: one that came too late, or that staff refunded, all of it or a
 * part, which frees what that held. A second call changes nothing.
 */
export async function recordGiftRefund(app: AppContext, refundId: number): Promise<void> {
  const { db, jobs, now } = requestContext(app);
  const found = await findRefundOfSubject(db, refundId);
  if (found?.subjectId == null || found.isSurplus || found.refund.state !== "done") return;
  const { subjectId: id, refund } = found;
  const subject = { kind: "gift" as const, id };
  await db.transaction(async (tx) => {
    const gift = await lockGift(tx, id);
    const isNew = await recordTransaction(tx, {
      key: `refund:${refund.id}`,
      kind: "refund-paid",
      subject,
      entries: paidRefund(refund.amountFcfa),
      now,
    });
    if (!isNew || gift?.state !== "paid") return;
    const [list] = await tx
      .select({ eventId: giftLists.eventId })
      .from(giftLists)
      .where(eq(giftLists.id, gift.listId));
    if (list) {
      const hosts = { account: "hosts" as const, eventId: list.eventId };
      const taken = await debitAccount(tx, hosts, refund.amountFcfa);
      await recordTransaction(tx, {
        key: `gift:${id}:refund:${refund.id}`,
        kind: "refund",
        subject,
        entries: [...taken.entries, { account: "refunds", amountFcfa: -refund.amountFcfa }],
        now,
      });
    }
    if (gift.itemId !== null) await releaseAmount(tx, gift.itemId, refund.amountFcfa);
    const refundedFcfa = gift.refundedFcfa + refund.amountFcfa;
    const isWhole = refundedFcfa === gift.amountFcfa;
    await tx
      .update(gifts)
      .set({
        refundedFcfa,
        ...(isWhole && { state: giftMachine.transition(gift.state, "refunded") }),
      })
      .where(eq(gifts.id, id));
    if (list)
      await notifyHosts(tx, jobs, { giftId: id, eventId: list.eventId, refundId: refund.id });
  });
}
