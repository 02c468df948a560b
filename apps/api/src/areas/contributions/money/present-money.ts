import { may, type Role } from "@jdj/contract/call/sharing-policy";
import type { ContributionEntry, ContributionMoney } from "@jdj/contract/contributions/money";
import { and, desc, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { accountTotals, entryKind } from "../../ledger/entries/account-totals.ts";
import { ledgerEntries, ledgerTransactions } from "../../ledger/entries/tables.ts";
import { listMoneyMembers } from "../../notebook/sharing/list-money-members.ts";
import { listNumbers } from "../../payouts/numbers/queries.ts";
import { listPayouts } from "../../payouts/payouts/queries.ts";
import { presentWithdrawal } from "../../payouts/withdrawals/present-withdrawal.ts";
import { contributionPayments } from "../mobile-money/tables.ts";
import { listCash } from "../register/queries.ts";
import { contributors } from "../register/tables.ts";
import { findWithdrawable, listWithdrawals } from "../withdrawals/queries.ts";

/** The most entries that are shown. */
const MOST_SHOWN = 200;

/** The account of the contributions to an event, as a member reads it. */
export async function presentMoney(
  { db, now }: Pick<RequestContext, "db" | "now">,
  { id: eventId, role }: { id: number; role: Role },
  customerId: number,
): Promise<ContributionMoney> {
  const mayWithdraw = may(role, "money:write");
  const [cash, totals, available, entries, withdrawals, members, payouts, numbers] =
    await Promise.all([
      listCash(db, eventId),
      accountTotals(db, { contributionEventId: eventId }),
      findWithdrawable(db, eventId, now),
      listEntries(db, eventId),
      listWithdrawals(db, eventId),
      listMoneyMembers(db, eventId),
      mayWithdraw ? listPayouts(db, { account: "contributions", eventId }) : [],
      mayWithdraw ? listNumbers(db, { account: "hosts", eventId }, now) : [],
    ]);
  return {
    collected_fcfa: totals.collectedFcfa,
    cash_fcfa: cash
      .filter(({ state }) => state === "confirmed")
      .reduce((sum, { amountFcfa }) => sum + amountFcfa, 0),
    withdrawn_fcfa: totals.withdrawnFcfa,
    balance_fcfa: totals.balanceFcfa,
    withdrawable_fcfa: available,
    entries,
    withdrawals: withdrawals.map((one) =>
      presentWithdrawal(one, { members, payouts, customerId, mayWithdraw, now }),
    ),
    numbers,
    can: { ask: mayWithdraw && !withdrawals.some(({ state }) => state === "asked") },
  };
}

/** The entries of the account, the newest first; what it was short of is among them. */
async function listEntries(db: Database, eventId: number): Promise<ContributionEntry[]> {
  const { subjectKind, subjectId } = ledgerTransactions;
  const rows = await db
    .select({
      id: sql<number>`min(${ledgerEntries.id})`.mapWith(Number),
      at: ledgerTransactions.createdAt,
      kind: ledgerTransactions.kind,
      amount: sql<number>`sum(${ledgerEntries.amountFcfa})`.mapWith(Number),
      name: contributors.name,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(
      contributionPayments,
      and(eq(subjectKind, "contribution"), eq(contributionPayments.id, subjectId)),
    )
    .leftJoin(contributors, eq(contributors.id, contributionPayments.contributorId))
    .where(eq(ledgerEntries.contributionEventId, eventId))
    .groupBy(ledgerTransactions.id, contributors.name)
    .orderBy(desc(ledgerTransactions.id))
    .limit(MOST_SHOWN);
  return rows.map(({ id, at, kind, amount, name }) => ({
    id,
    at: at.toISOString(),
    kind: entryKind(kind, 0 - amount),
    // What we owe is negative in the ledger.
    amount_fcfa: 0 - amount,
    about: name,
  }));
}
