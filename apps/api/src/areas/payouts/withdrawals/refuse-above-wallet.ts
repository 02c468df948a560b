import { fieldRefusal } from "@jdj/contract/call/refusals";
import { aboveWallet } from "@jdj/contract/payouts/messages";
import { walletCeiling, walletLeft } from "@jdj/contract/payouts/payout-number";
import { fcfa } from "@jdj/french/money";
import type { Database } from "../../../database/connect.ts";
import type { StoredNumber } from "../numbers/queries.ts";
import { pendingTo } from "../payouts/queries.ts";

/** Refuses what the wallet does not hold, before another member is asked. @throws 422 at `amount` */
export async function refuseAboveWallet(
  tx: Database,
  { phone, isIdentified }: StoredNumber,
  amount: number,
): Promise<void> {
  const left = walletLeft(isIdentified, await pendingTo(tx, phone));
  if (amount <= left) return;
  const ceiling = fcfa(walletCeiling(isIdentified));
  throw fieldRefusal({ amount: [aboveWallet(fcfa(left), ceiling, isIdentified)] });
}
