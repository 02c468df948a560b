import { releaseNotBefore } from "@jdj/contract/payments/deposit-release";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { refundSubject } from "../../payments/subjects/refund-subject.ts";
import { recordTransaction } from "../entries/record-transaction.ts";
import { endEmptyHold } from "../staff-holds/end-holds.ts";
import { findOpenHold } from "../staff-holds/queries.ts";
import { depositMachine } from "./deposit-state.ts";
import { type DepositSubject, lockDeposit } from "./hold-deposit.ts";
import { leftOfDeposit } from "./queries.ts";
import { heldDeposits } from "./tables.ts";

/**
 * Divides what we hold of a deposit as staff decided, by one transaction of the ledger, in the
 * caller's (`{ ...context, db: tx }`): a part is given back to the customer, and the rest is the
 * provider's, at once, or 48 hours after its payment, or when staff hold it no more. A second call with the same key changes nothing.
 * @param refundFcfa at most what is left of it
 * @returns the rest, in FCFA
 */
export async function splitDeposit(
  context: RequestContext,
  subject: DepositSubject,
  { key, refundFcfa }: { key: string; refundFcfa: number },
): Promise<number> {
  const { db: tx, now } = context;
  const deposit = await lockDeposit(tx, subject);
  if (deposit?.state !== "held") throw new Error("Only a held deposit is divided");
  const { id, providerId, paidAt, returnedFcfa } = deposit;
  const remainderFcfa = leftOfDeposit(deposit) - refundFcfa;
  const releaseAt = releaseNotBefore(paidAt, now);
  const isReleased = releaseAt <= now && (await findOpenHold(tx, subject)) === null;
  const releasedFcfa = isReleased ? remainderFcfa : 0;
  await recordTransaction(tx, {
    key,
    kind: "decision",
    subject,
    entries: [
      { account: "held", providerId, amountFcfa: refundFcfa + releasedFcfa },
      { account: "refunds", amountFcfa: -refundFcfa },
      { account: "seller", providerId, amountFcfa: -releasedFcfa },
    ],
    now,
  });
  const state = remainderFcfa === 0 ? "returned" : isReleased ? "released" : null;
  await tx
    .update(heldDeposits)
    .set({
      ...(state === null ? {} : { state: depositMachine.transition("held", state) }),
      returnedFcfa: returnedFcfa + refundFcfa,
      releaseAt,
    })
    .where(eq(heldDeposits.id, id));
  if (state === "returned") await endEmptyHold(tx, subject, now);
  if (refundFcfa > 0) await refundSubject(context, subject, { scope: key, amountFcfa: refundFcfa });
  return remainderFcfa;
}
