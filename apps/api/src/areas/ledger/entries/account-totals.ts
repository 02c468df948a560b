import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { ledgerEntries, ledgerTransactions } from "./tables.ts";

type LedgerKind = (typeof ledgerTransactions.$inferSelect)["kind"];

/** An account from which members withdraw together. */
type JointAccount = { fabricOrderId: number } | { contributionEventId: number };

const isOf = (owner: JointAccount) =>
  "fabricOrderId" in owner
    ? eq(ledgerEntries.fabricOrderId, owner.fabricOrderId)
    : eq(ledgerEntries.contributionEventId, owner.contributionEventId);

/** What an entry is to the members, but for a transfer; `amountFcfa` is what it adds to the account. */
export function entryKind(
  kind: LedgerKind,
  amountFcfa: number,
): "payment" | "refund" | "withdrawal" | "withdrawal-back" {
  if (kind === "payout") return "withdrawal";
  if (kind === "payout-refused" || kind === "payout-reversed") return "withdrawal-back";
  return amountFcfa < 0 ? "refund" : "payment";
}

/** What the entries of an account come to, in FCFA, by what they are; what it was short of is among them. */
export async function accountTotals(db: Database, owner: JointAccount) {
  const rows = await db
    .select({
      kind: ledgerTransactions.kind,
      total: sql<number>`coalesce(sum(${ledgerEntries.amountFcfa}), 0)`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(isOf(owner))
    .groupBy(ledgerTransactions.kind);
  const of = (...kinds: LedgerKind[]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { total }) => sum + total, 0);
  const balanceFcfa = 0 - rows.reduce((sum, { total }) => sum + total, 0);
  const boughtFcfa = of("transfer");
  const withdrawnFcfa = of("payout", "payout-refused", "payout-reversed");
  return {
    /** What came in, less what was given back of it. */
    collectedFcfa: balanceFcfa + boughtFcfa + withdrawnFcfa,
    boughtFcfa,
    withdrawnFcfa,
    balanceFcfa,
  };
}
