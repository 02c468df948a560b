import { cardMessages } from "@jdj/contract/cards/messages";
import { and, eq, isNull, lte } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { PATIENCE_MS } from "../../outages/outage.ts";
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
 * Fails the deliveries of a campaign that have waited for a gateway of ours for a day, each with
 * what it took given back; the others' day begins at the first call.
 */
export async function failWaitingTooLong(
  db: Database,
  payer: Payer,
  messageId: number,
  now: Date,
): Promise<void> {
  const queued = and(eq(recipients.messageId, messageId), eq(recipients.state, "queued"));
  await db
    .update(recipients)
    .set({ waitingSince: now })
    .where(and(queued, isNull(recipients.waitingSince)));
  const waitedOut = lte(recipients.waitingSince, new Date(now.getTime() - PATIENCE_MS));
  await db.transaction(async (tx) => {
    const failed = await tx
      .update(recipients)
      .set({ state: "failed", reason: cardMessages.serviceAway, waitingSince: null })
      .where(and(queued, waitedOut))
      .returning();
    for (const copy of failed) await refundCopy(tx, payer, copy);
  });
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
