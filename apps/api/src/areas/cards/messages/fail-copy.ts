import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { giveCredit } from "../../payments/credit/credit.ts";
import { recipients } from "./tables.ts";

/** A copy that failed for good, as far as its price goes. */
export interface FailedCopy {
  id: number;
  key: string;
  units: number;
}

/** Whose credit a send uses. */
export interface Payer {
  customerId: number;
  channelId: number;
}

/**
 * Gives back what a copy took that did not arrive, within the transaction that marks it so. Once for
 * each try: the copy's key is new whenever it is sent again.
 */
export async function refundCopy(tx: Database, payer: Payer, copy: FailedCopy): Promise<void> {
  if (copy.units === 0) return;
  await tx.update(recipients).set({ isRefunded: true }).where(eq(recipients.id, copy.id));
  const { units } = copy;
  await giveCredit(tx, { ...payer, units, reason: "failed-copy", key: `copy:${copy.key}` });
}
