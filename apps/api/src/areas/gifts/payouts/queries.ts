import { hostsHeldSince } from "@jdj/contract/payments/hosts-release";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { hostsBalance } from "../../ledger/entries/balances.ts";
import { ledgerEntries, ledgerTransactions } from "../../ledger/entries/tables.ts";

type Kind = (typeof ledgerTransactions.$inferSelect)["kind"];

/** The sum of the moves of some kinds. */
const sumOf = (kinds: Kind[]) =>
  sql<number>`coalesce(sum(${ledgerEntries.amountFcfa}) filter (where ${inArray(ledgerTransactions.kind, kinds)}), 0)`.mapWith(
    Number,
  );

const ofHosts = (eventId: number) =>
  and(inArray(ledgerEntries.account, ["hosts", "shortfall"]), eq(ledgerEntries.eventId, eventId));

/** What guests paid the hosts of an event, and what of it was paid out, in FCFA. */
export async function findHostMoney(db: Database, eventId: number) {
  const [row] = await db
    .select({
      received: sumOf(["payment", "refund", "transfer"]),
      paidOut: sumOf(["payout", "payout-refused", "payout-reversed"]),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(ofHosts(eventId));
  // What we owe is negative in the ledger.
  const received = 0 - (row?.received ?? 0);
  const paidOut = row?.paidOut ?? 0;
  return { received, paidOut, balance: received - paidOut };
}

/**
 * What the hosts of an event may ask for now, in FCFA: what we owe them, less what is left of the
 * payments of the last 48 hours, which their companies may still take back.
 */
export async function findHostsAvailable(
  db: Database,
  eventId: number,
  now: Date,
): Promise<number> {
  const fresh = db
    .select({ kind: ledgerTransactions.subjectKind, id: ledgerTransactions.subjectId })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.account, "hosts"),
        eq(ledgerEntries.eventId, eventId),
        eq(ledgerTransactions.kind, "payment"),
        gt(ledgerTransactions.createdAt, hostsHeldSince(now)),
      ),
    );
  const [row] = await db
    .select({ total: sumOf(["payment", "refund"]) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        ofHosts(eventId),
        sql`(${ledgerTransactions.subjectKind}, ${ledgerTransactions.subjectId}) in ${fresh}`,
      ),
    );
  const held = Math.max(0, 0 - (row?.total ?? 0));
  return Math.max(0, (await hostsBalance(db, eventId)) - held);
}
