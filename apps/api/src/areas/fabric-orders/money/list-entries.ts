import type { FabricEntry } from "@jdj/contract/fabric-orders/money";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { ledgerEntries, ledgerTransactions } from "../../ledger/entries/tables.ts";
import { marketplaceOrders } from "../../orders/orders/tables.ts";
import { fabricShares } from "../shares/tables.ts";

type LedgerKind = (typeof ledgerTransactions.$inferSelect)["kind"];

/** What each kind of the ledger is in the account of a fabric order. */
function kindOf(kind: LedgerKind, amountFcfa: number): FabricEntry["kind"] {
  if (kind === "transfer") return amountFcfa < 0 ? "purchase" : "purchase-back";
  if (kind === "payout") return "withdrawal";
  if (kind === "payout-refused" || kind === "payout-reversed") return "withdrawal-back";
  return amountFcfa < 0 ? "refund" : "payment";
}

/** The entries of the account of a fabric order, the newest first; what it was short of is among them. */
export async function listEntries(
  db: Database,
  fabricOrderId: number,
  limit: number,
): Promise<FabricEntry[]> {
  const { subjectKind, subjectId } = ledgerTransactions;
  const rows = await db
    .select({
      id: sql<number>`min(${ledgerEntries.id})`.mapWith(Number),
      at: ledgerTransactions.createdAt,
      kind: ledgerTransactions.kind,
      amount: sql<number>`sum(${ledgerEntries.amountFcfa})`.mapWith(Number),
      name: fabricShares.name,
      reference: marketplaceOrders.reference,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(fabricShares, and(eq(subjectKind, "fabric-share"), eq(fabricShares.id, subjectId)))
    .leftJoin(marketplaceOrders, and(eq(subjectKind, "order"), eq(marketplaceOrders.id, subjectId)))
    .where(eq(ledgerEntries.fabricOrderId, fabricOrderId))
    .groupBy(ledgerTransactions.id, fabricShares.name, marketplaceOrders.reference)
    .orderBy(desc(ledgerTransactions.id))
    .limit(limit);
  return rows.map(({ id, at, kind, amount, name, reference }) => ({
    id,
    at: at.toISOString(),
    kind: kindOf(kind, 0 - amount),
    // What we owe is negative in the ledger.
    amount_fcfa: 0 - amount,
    about: name ?? reference,
  }));
}

/** What the entries of a fabric order's account come to, in FCFA, by what they are. */
export async function sumEntries(db: Database, fabricOrderId: number) {
  const rows = await db
    .select({
      kind: ledgerTransactions.kind,
      total: sql<number>`coalesce(sum(${ledgerEntries.amountFcfa}), 0)`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerEntries.fabricOrderId, fabricOrderId))
    .groupBy(ledgerTransactions.kind);
  const of = (...kinds: LedgerKind[]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { total }) => sum + total, 0);
  const balanceFcfa = 0 - rows.reduce((sum, { total }) => sum + total, 0);
  const boughtFcfa = of("transfer");
  const withdrawnFcfa = of("payout", "payout-refused", "payout-reversed");
  return {
    collectedFcfa: balanceFcfa + boughtFcfa + withdrawnFcfa,
    boughtFcfa,
    withdrawnFcfa,
    balanceFcfa,
  };
}
