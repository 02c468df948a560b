import { isRefusal, refusal } from "@jdj/contract/call/refusals";
import type { Database } from "../../../database/connect.ts";
import { listMoneyMembers } from "../../notebook/sharing/list-money-members.ts";
import { findNumber, refuseUnready, type StoredNumber } from "../numbers/queries.ts";
import { type Confirmable, mayConfirm } from "./confirmers.ts";

/**
 * Refuses a confirmation that is not the member's to give, and one whose number is not ready. The
 * caller has locked the withdrawal, and refused one that is not open.
 * @returns the number to which it goes
 * @throws withdrawal-too-soon, withdrawal-needs-other, withdrawal-number-gone, payout-number-new,
 * payout-number-unproven (409)
 */
export async function checkConfirmation(
  tx: Database,
  eventId: number,
  withdrawal: Confirmable & { numberId: number },
  { customerId, now }: { customerId: number; now: Date },
): Promise<StoredNumber> {
  const members = await listMoneyMembers(tx, eventId);
  const permission = mayConfirm(withdrawal, members, customerId, now);
  if (permission === "too-soon") throw refusal("withdrawal-too-soon");
  if (permission === "needs-other") throw refusal("withdrawal-needs-other");
  const number = await findStanding(tx, eventId, withdrawal.numberId);
  refuseUnready(number, now);
  return number;
}

/** The number of a withdrawal, while it is among the hosts'. @throws withdrawal-number-gone (409) */
async function findStanding(
  tx: Database,
  eventId: number,
  numberId: number,
): Promise<StoredNumber> {
  try {
    return await findNumber(tx, { account: "hosts", eventId }, numberId);
  } catch (error) {
    if (isRefusal(error, "not-found")) throw refusal("withdrawal-number-gone");
    throw error;
  }
}
