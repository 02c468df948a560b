import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { ledgerEntries, ledgerTransactions } from "../../ledger/entries/tables.ts";
import { hostPayouts } from "./tables.ts";

/** The most payouts that are shown. */
const MOST_SHOWN = 50;

type Kind = (typeof ledgerTransactions.$inferSelect)["kind"];

/** The sum of the moves of some kinds. */
const sumOf = (kinds: Kind[]) =>
  sql<number>`coalesce(sum(${ledgerEntries.amountFcfa}) filter (where ${inArray(ledgerTransactions.kind, kinds)}), 0)`.mapWith(
    Number,
  );

/** What guests paid the hosts of an event, and what of it was paid out, in FCFA. */
export async function findHostMoney(db: Database, eventId: number) {
  const [row] = await db
    .select({
      received: sumOf(["payment", "refund"]),
      paidOut: sumOf(["payout", "payout-refused"]),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        inArray(ledgerEntries.account, ["hosts", "shortfall"]),
        eq(ledgerEntries.eventId, eventId),
      ),
    );
  // What we owe is negative in the ledger.
  const received = 0 - (row?.received ?? 0);
  const paidOut = row?.paidOut ?? 0;
  return { received, paidOut, balance: received - paidOut };
}

/** The last payouts of an event, the newest first. */
export function listHostPayouts(db: Database, eventId: number) {
  return db
    .select()
    .from(hostPayouts)
    .where(eq(hostPayouts.eventId, eventId))
    .orderBy(desc(hostPayouts.id))
    .limit(MOST_SHOWN);
}
