import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { debitAccount } from "../../ledger/entries/debit-account.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { refundSubject } from "../../payments/subjects/refund-subject.ts";
import type { StoredOrder, StoredShare } from "../orders/queries.ts";
import { shareSubject } from "../orders/save-order.ts";
import { fabricShares } from "./tables.ts";

/**
 * Gives back what a share was paid by mobile money, in the caller's transaction; nothing happens to
 * one that was not, or that was paid in cash. What was spent on cloth
 * or withdrawn meanwhile waits for staff, with an alert.
 * @returns what of it the balance does not cover, in FCFA
 */
export async function giveBackShare(
  context: RequestContext,
  { id: fabricOrderId }: Pick<StoredOrder, "id">,
  { id, paidBy, paidFcfa }: StoredShare,
): Promise<number> {
  if (paidBy !== "mobile-money" || paidFcfa === null) return 0;
  const { db, now } = context;
  const { entries, shortFcfa } = await debitAccount(
    db,
    { account: "fabric", fabricOrderId },
    paidFcfa,
  );
  await recordTransaction(db, {
    key: `fabric-share:${id}:back:${now.getTime()}`,
    kind: "refund",
    subject: shareSubject(id),
    entries: [...entries, { account: "refunds", amountFcfa: -paidFcfa }],
    now,
  });
  await refundSubject(context, shareSubject(id), { shortFcfa });
  await db
    .update(fabricShares)
    .set({ paidFcfa: null, paidBy: null, paidAt: null })
    .where(eq(fabricShares.id, id));
  return shortFcfa;
}
