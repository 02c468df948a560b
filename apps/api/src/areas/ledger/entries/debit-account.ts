import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { LedgerEntry } from "./record-transaction.ts";
import { ledgerBalances } from "./tables.ts";

/** Whom money is taken from for a refund. */
export type Beneficiary =
  /** Null once the provider is erased. */
  | { account: "seller" | "held"; providerId: number | null }
  | { account: "hosts"; eventId: number }
  | { account: "fabric"; fabricOrderId: number }
  | { account: "contributions"; contributionEventId: number };

/**
 * Splits what is taken from a balance, in FCFA: what it covers, and what is short. A balance below 0
 * covers nothing.
 */
export function splitDebit(balanceFcfa: number, amountFcfa: number) {
  const coveredFcfa = Math.min(amountFcfa, Math.max(0, balanceFcfa));
  return { coveredFcfa, shortFcfa: amountFcfa - coveredFcfa };
}

function isOf(owner: Beneficiary) {
  if (owner.account === "hosts") return eq(ledgerBalances.eventId, owner.eventId);
  if (owner.account === "fabric") return eq(ledgerBalances.fabricOrderId, owner.fabricOrderId);
  if (owner.account === "contributions")
    return eq(ledgerBalances.contributionEventId, owner.contributionEventId);
  return owner.providerId === null
    ? isNull(ledgerBalances.id)
    : eq(ledgerBalances.providerId, owner.providerId);
}

/** What we owe a beneficiary, in FCFA, its row locked until the transaction ends. */
export async function lockBalance(tx: Database, owner: Beneficiary): Promise<number> {
  const [row] = await tx
    .select({ balanceFcfa: ledgerBalances.balanceFcfa })
    .from(ledgerBalances)
    .where(and(eq(ledgerBalances.account, owner.account), isOf(owner)))
    .for("update");
  return row?.balanceFcfa ?? 0;
}

/**
 * The entries by which a refund is taken from its beneficiary: what the balance does not cover
 * becomes a `shortfall`, which they owe us, and the refund waits for staff. What we hold of an erased
 * provider is taken whole: it was held for that order.
 */
export async function debitAccount(
  tx: Database,
  owner: Beneficiary,
  amountFcfa: number,
): Promise<{ entries: LedgerEntry[]; shortFcfa: number }> {
  if (owner.account === "held" && owner.providerId === null)
    return { entries: [{ ...owner, amountFcfa }], shortFcfa: 0 };
  const { coveredFcfa, shortFcfa } = splitDebit(await lockBalance(tx, owner), amountFcfa);
  const { account, ...whose } = owner;
  return {
    entries: [
      { account, ...whose, amountFcfa: coveredFcfa },
      { account: "shortfall", ...whose, amountFcfa: shortFcfa },
    ],
    shortFcfa,
  };
}
