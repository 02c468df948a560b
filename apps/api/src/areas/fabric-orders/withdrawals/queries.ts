import { refusal } from "@jdj/contract/call/refusals";
import { withdrawableFcfa } from "@jdj/contract/payments/fabric-release";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { fabricBalance } from "../../ledger/entries/balances.ts";
import { listShares, lockOrder, type StoredOrder, type StoredShare } from "../orders/queries.ts";
import { fabricWithdrawals } from "./tables.ts";

/** A withdrawal as stored. */
export type StoredWithdrawal = typeof fabricWithdrawals.$inferSelect;

/** The most withdrawals of one fabric order that are shown. */
const MOST_SHOWN = 50;

/** The withdrawals of a fabric order, the newest first. */
export function listWithdrawals(db: Database, orderId: number): Promise<StoredWithdrawal[]> {
  return db
    .select()
    .from(fabricWithdrawals)
    .where(eq(fabricWithdrawals.orderId, orderId))
    .orderBy(desc(fabricWithdrawals.id))
    .limit(MOST_SHOWN);
}

/** Which withdrawal, of which fabric order of which event. */
export interface WithdrawalNames {
  eventId: number;
  id: number;
  withdrawalId: number;
}

/** A withdrawal with its fabric order, which is locked until the end of the transaction. @throws not-found */
export async function lockWithdrawal(
  tx: Database,
  { eventId, id, withdrawalId }: WithdrawalNames,
): Promise<{ order: StoredOrder; withdrawal: StoredWithdrawal }> {
  const order = await lockOrder(tx, eventId, id);
  const [withdrawal] = await tx
    .select()
    .from(fabricWithdrawals)
    .where(and(eq(fabricWithdrawals.id, withdrawalId), eq(fabricWithdrawals.orderId, id)));
  if (!withdrawal) throw refusal("not-found");
  return { order, withdrawal };
}

/** What of a fabric order's money may be withdrawn at an instant, in FCFA. */
export async function findWithdrawable(db: Database, orderId: number, now: Date): Promise<number> {
  const shares = await listShares(db, [orderId]);
  return withdrawableFcfa(await fabricBalance(db, orderId), collectedOf(shares), now);
}

/** The payments by mobile money of some shares that stand. */
export function collectedOf(shares: readonly StoredShare[]) {
  return shares.flatMap(({ paidBy, paidAt, paidFcfa }) =>
    paidBy === "mobile-money" && paidAt !== null && paidFcfa !== null
      ? [{ paidAt, amountFcfa: paidFcfa }]
      : [],
  );
}
