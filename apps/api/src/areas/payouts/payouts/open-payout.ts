import { fieldRefusal } from "@jdj/contract/call/refusals";
import { aboveWallet } from "@jdj/contract/payouts/messages";
import { walletCeiling, walletLeft } from "@jdj/contract/payouts/payout-number";
import { fcfa } from "@jdj/french/money";
import { sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { tellStaff } from "../../identity/notices/tell-staff.ts";
import { askedPayout } from "../../ledger/entries/moves.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { tellBeneficiary } from "../emails/tell-beneficiary.ts";
import type { StoredNumber } from "../numbers/queries.ts";
import { type Beneficiary, ledgerPayeeOf, ownerColumns } from "./payee.ts";
import { pendingTo } from "./queries.ts";
import { payouts } from "./tables.ts";

/**
 * Writes a payout and takes it off what we owe its beneficiary, in the caller's transaction
 * (`context.db`), whose balance it has locked and found to cover the amount. Their owners get an email.
 * @param number a number that may be paid to (`findUsableNumber`)
 * @returns the row number of the payout
 * @throws a field error (422) at `amount` when the wallet does not hold it
 */
export async function openPayout(
  context: RequestContext,
  whose: Beneficiary,
  { amount, number, userId }: { amount: number; number: StoredNumber; userId: number },
): Promise<number> {
  const { db: tx, now } = context;
  const { method, phone, holder, isIdentified } = number;
  // Two beneficiaries with one wallet count one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`wallet ${phone}`}))`);
  const left = walletLeft(isIdentified, await pendingTo(tx, phone));
  if (amount > left) {
    const ceiling = fcfa(walletCeiling(isIdentified));
    throw fieldRefusal({ amount: [aboveWallet(fcfa(left), ceiling, isIdentified)] });
  }
  const [payout] = await tx
    .insert(payouts)
    .values({
      account: whose.account,
      ...ownerColumns(whose),
      fabricOrderId: whose.account === "fabric" ? whose.fabricOrderId : null,
      ...{ method, phone, holder, isIdentified },
      amountFcfa: amount,
      requestedBy: userId,
      createdAt: now,
    })
    .returning();
  if (!payout) throw new Error("The payout was not written");
  await recordTransaction(tx, {
    key: `payout:${payout.id}`,
    kind: "payout",
    subject: null,
    entries: askedPayout(ledgerPayeeOf(whose), amount),
    now,
  });
  await context.jobs.enqueue(tx, "read-payout-holder", { payoutId: payout.id });
  await tellBeneficiary(context, payout, "requested");
  await tellStaff(tx, now, {
    ...{ kind: "money-task", title: "Un versement est demandé" },
    page: `payouts/${payout.id}/show`,
  });
  return payout.id;
}
