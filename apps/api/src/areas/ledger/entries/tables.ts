import { subjectKinds } from "@jdj/contract/payments/subjects";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, ref, rowId } from "../../../database/columns.ts";
import { events } from "../../notebook/events/tables.ts";
import { providers } from "../../providers/tables.ts";

/**
 * Where money is. `gateway`: at the payment companies, ours to give out. The others are what we owe
 * (negative): to a `seller` (a provider, what may be withdrawn), to a provider whose deposits and
 * orders are still `held`, to the `hosts` of an event, to the committee of a `fabric` order, to
 * those who answer for the `contributions` to an event, to payers (`refunds`), on its way to sellers and hosts (`payouts`), and what we earned (`commission`).
 * `shortfall` is what sellers, hosts and committees owe us (positive): refunds that their balance did
 * not cover.
 */
export const ledgerAccounts = [
  "gateway",
  "seller",
  "held",
  "hosts",
  "fabric",
  "contributions",
  "shortfall",
  "commission",
  "refunds",
  "payouts",
] as const;

/** Why money moved; a `transfer` goes from one beneficiary to another. */
export const ledgerKinds = [
  "payment",
  "transfer",
  "release",
  "refund",
  "refund-paid",
  "decision",
  "payout",
  "payout-paid",
  "payout-refused",
  "payout-reversed",
] as const;

/** A move of money between accounts; its entries sum to zero, which the database holds. */
export const ledgerTransactions = pgTable(
  "ledger_transactions",
  {
    id: rowId(),
    /** The same key is written once. */
    key: text().notNull(),
    kind: text({ enum: ledgerKinds }).notNull(),
    /** What was paid for; null for a payout. */
    subjectKind: text("subject_kind", { enum: subjectKinds }),
    subjectId: ref(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("ledger_transactions_key").on(table.key),
    index("ledger_transactions_subject").on(table.subjectId, table.subjectKind),
  ],
);

/** What one move changed of one account. Entries are never changed. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: rowId(),
    transactionId: ref()
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text({ enum: ledgerAccounts }).notNull(),
    /** Whose account: of a `seller`, `held`, or a `shortfall`; null once the provider is erased. */
    providerId: ref().references(() => providers.id, { onDelete: "set null" }),
    /** Whose account: of `hosts`, or a `shortfall`; null once the event is deleted. */
    eventId: ref().references(() => events.id, { onDelete: "set null" }),
    /** Whose account: of `fabric`, or a `shortfall`; the area above owns its row. */
    fabricOrderId: ref(),
    /** Whose account: of the `contributions` to an event, or a `shortfall`; null once the event is deleted. */
    contributionEventId: ref().references(() => events.id, { onDelete: "set null" }),
    /** Positive for money that came in or a debt that was paid. */
    amountFcfa: integer("amount_fcfa").notNull(),
  },
  (table) => [
    index("ledger_entries_transaction").on(table.transactionId),
    index("ledger_entries_seller").on(table.providerId, table.id),
    index("ledger_entries_event").on(table.eventId, table.id),
    index("ledger_entries_fabric").on(table.fabricOrderId, table.id),
    index("ledger_entries_contributions").on(table.contributionEventId, table.id),
    check("ledger_entries_amount", sql`${table.amountFcfa} <> 0`),
    check(
      "ledger_entries_owner",
      sql`(${table.account} in ('seller', 'held', 'shortfall') or ${table.providerId} is null) and (${table.account} in ('hosts', 'shortfall') or ${table.eventId} is null) and (${table.account} in ('fabric', 'shortfall') or ${table.fabricOrderId} is null) and (${table.account} in ('contributions', 'shortfall') or ${table.contributionEventId} is null)`,
    ),
  ],
);

/**
 * What we owe each seller, the hosts of each event, the committee of each fabric order and for contributions, kept by a
 * trigger on `ledger_entries`, whose update locks the row. An entry that takes more than there is is refused.
 */
export const ledgerBalances = pgTable(
  "ledger_balances",
  {
    id: rowId(),
    account: text({ enum: ["seller", "held", "hosts", "fabric", "contributions"] }).notNull(),
    providerId: ref().references(() => providers.id, { onDelete: "cascade" }),
    eventId: ref().references(() => events.id, { onDelete: "cascade" }),
    fabricOrderId: ref(),
    contributionEventId: ref().references(() => events.id, { onDelete: "cascade" }),
    /** What we owe. */
    balanceFcfa: bigint("balance_fcfa", { mode: "number" }).notNull(),
  },
  (table) => [
    unique("ledger_balances_owner")
      .on(
        table.account,
        table.providerId,
        table.eventId,
        table.fabricOrderId,
        table.contributionEventId,
      )
      .nullsNotDistinct(),
    index("ledger_balances_provider").on(table.providerId),
    index("ledger_balances_event").on(table.eventId),
    index("ledger_balances_fabric").on(table.fabricOrderId),
    index("ledger_balances_contributions").on(table.contributionEventId),
    check("ledger_balances_covered", sql`${table.balanceFcfa} >= 0`),
  ],
);
