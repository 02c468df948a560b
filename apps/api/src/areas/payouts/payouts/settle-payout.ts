import { at } from "@jdj/contract/paths/addresses";
import { payoutMachine } from "@jdj/contract/payouts/payout-state";
import { fcfa } from "@jdj/french/money";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { paidPayout, refusedPayout, reversedPayout } from "../../ledger/entries/moves.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { writeSms } from "../../operations/outgoing-messages/write-sms.ts";
import { settledSms } from "../emails/payout-texts.ts";
import { tellBeneficiary } from "../emails/tell-beneficiary.ts";
import { payeeOf, type StoredPayout } from "./payee.ts";
import { payouts } from "./tables.ts";

/** What became of a payout: its transfer, or why there is none. */
export type PayoutResult =
  | { state: "confirmed"; transferReference: string }
  | { state: "failed" | "reversed" | "refused"; reason: string };

/**
 * Records what became of a payout, in the caller's transaction (`context.db`), which has locked it and
 * checked that the table permits it: its money has left us, or is owed again by one balanced
 * transaction. The owners get an email, and a seller's number an SMS.
 * @param by the company, or the names of staff
 */
export async function settlePayout(
  context: RequestContext,
  payout: StoredPayout,
  result: PayoutResult,
  by: string,
): Promise<void> {
  const { db: tx, now } = context;
  const { id, amountFcfa, state: from } = payout;
  await tx
    .update(payouts)
    .set({
      ...result,
      state: payoutMachine.transition(from, result.state),
      settledAt: now,
      settledBy: by,
      nextLookAt: null,
    })
    .where(eq(payouts.id, id));
  const payee = payeeOf(payout);
  const [kind, entries] =
    result.state === "confirmed"
      ? (["payout-paid", paidPayout(amountFcfa)] as const)
      : from === "confirmed"
        ? (["payout-reversed", reversedPayout(payee, amountFcfa)] as const)
        : (["payout-refused", refusedPayout(payee, amountFcfa)] as const);
  await recordTransaction(tx, {
    ...{ key: `payout:${id}:${result.state}`, kind, entries, now },
    subject: null,
  });
  await tellBeneficiary(context, { ...payout, ...result }, result.state);
  await sendShortMessage(context, payout, result.state === "confirmed");
}

/** A seller's number learns of the result too, where SMS are sent. */
async function sendShortMessage(
  { db, jobs, settings }: RequestContext,
  { account, phone, amountFcfa }: StoredPayout,
  isPaid: boolean,
): Promise<void> {
  if (account !== "seller" || phone === "" || settings.closedServices.includes("sms")) return;
  const link = settings.publicUrl + at("proEarnings");
  await jobs.enqueue(db, "send-short-message", {
    kind: isPaid ? "payout-paid" : "payout-refused",
    to: phone,
    text: writeSms(settings.brand, settledSms(fcfa(amountFcfa), isPaid), link),
  });
}
