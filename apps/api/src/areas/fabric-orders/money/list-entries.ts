import type { FabricEntry } from "@jdj/contract/fabric-orders/money";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { entryKind } from "../../ledger/entries/account-totals.ts";
import { ledgerEntries, ledgerTransactions } from "../../ledger/entries/tables.ts";
import { marketplaceOrders } from "../../orders/orders/tables.ts";
import { fabricShares } from "../shares/tables.ts";

type LedgerKind = (typeof ledgerTransactions.$inferSelect)["kind"];

/** What each kind of the ledger is in the account of a fabric order. */
function kindOf(kind: LedgerKind, amountFcfa: number): FabricEntry["kind"] {
  if (kind === "transfer") return amountFcfa < 0 ? "purchase" : "purchase-back";
  return entryKind(kind, amountFcfa);
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
