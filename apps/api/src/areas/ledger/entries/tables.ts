import { subjectKinds } from "@jdj/contract/payments/subjects";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId } from "../../../database/columns.ts";
import { sellers } from "../../marketplace/sellers/tables.ts";
import { events } from "../../notebook/events/tables.ts";

/**
 * Where money is. `gateway`: at the payment companies, ours to give out. The others are what we owe
 * (negative): to a `seller`, to the `hosts` of an event, to payers (`refunds`), on its way to sellers
 * and hosts (`payouts`), and what we earned (`commission`).
 */
export const ledgerAccounts = [
  "gateway",
  "seller",
  "hosts",
  "commission",
  "refunds",
  "payouts",
] as const;

/** Why money moved. */
export const ledgerKinds = [
  "payment",
  "refund",
  "refund-paid",
  "payout",
  "payout-paid",
  "payout-refused",
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
    /** Whose account: of a `seller`; null once the seller is erased. */
    providerId: ref().references(() => sellers.providerId, { onDelete: "set null" }),
    /** Whose account: of `hosts`; null once the event is deleted. */
    eventId: ref().references(() => events.id, { onDelete: "set null" }),
    /** Positive for money that came in or a debt that was paid. */
    amountFcfa: integer("amount_fcfa").notNull(),
  },
  (table) => [
    index("ledger_entries_transaction").on(table.transactionId),
    index("ledger_entries_seller").on(table.providerId, table.id),
    index("ledger_entries_event").on(table.eventId, table.id),
    check("ledger_entries_amount", sql`${table.amountFcfa} <> 0`),
    check(
      "ledger_entries_owner",
      sql`(${table.account} = 'seller' or ${table.providerId} is null) and (${table.account} = 'hosts' or ${table.eventId} is null)`,
    ),
  ],
);
