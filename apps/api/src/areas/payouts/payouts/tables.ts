import { methodCodes } from "@jdj/contract/payouts/payout-methods";
import { openPayoutStates, payoutStates } from "@jdj/contract/payouts/payout-state";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId, wordList } from "../../../database/columns.ts";
import { payoutCompanyNames } from "../../../drivers/payouts/company-names.ts";
import { users } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { providers } from "../../providers/tables.ts";

/** The states of a payout that is on its way, for conditions of indexes. */
const open = wordList(openPayoutStates);

/** Money that a seller, the hosts of an event, the committee of a fabric order or those of contributions ask for on one of their mobile-money numbers. */
export const payouts = pgTable(
  "payouts",
  {
    id: rowId(),
    /** Whose balance in the ledger it is taken from. */
    account: text({ enum: ["seller", "hosts", "fabric", "contributions"] }).notNull(),
    /** Of a seller's; null once the seller is erased: money outlives it. */
    providerId: ref().references(() => providers.id, { onDelete: "set null" }),
    /** Of the hosts', of a fabric order's, and of contributions; null once the event is erased. */
    eventId: ref().references(() => events.id, { onDelete: "set null" }),
    /** Of the committee of a fabric order; the area above owns its row. */
    fabricOrderId: ref(),
    amountFcfa: integer("amount_fcfa").notNull(),
    method: text({ enum: methodCodes }).notNull(),
    /** E.164; empty once it is erased, as the holder. */
    phone: text().notNull(),
    /** Whose number it is, as the beneficiary wrote it. */
    holder: text().notNull().default(""),
    /** Whether the holder is known to the operator, as the beneficiary says: how much the wallet takes. */
    isIdentified: boolean("is_identified").notNull().default(false),
    /** The holder's name at the company; null where it does not say it, or was not asked. */
    companyHolder: text("company_holder"),
    state: text({ enum: payoutStates }).notNull().default("requested"),
    /** The idempotency key of the transfer at the company, stored before the call. */
    key: uuid().notNull().defaultRandom(),
    /** The company that was asked; null by hand. */
    company: text({ enum: payoutCompanyNames }),
    /** The company's own number of the transfer. */
    companyReference: text("company_reference"),
    /** How often the company was asked to send it. */
    attempts: integer().notNull().default(0),
    /** When the company is asked again what became of it; null when nothing is expected. */
    nextLookAt: instant(),
    /** Why it was refused, failed or was reversed; empty otherwise. */
    reason: text().notNull().default(""),
    /** The number of the transfer; empty until it is made. */
    transferReference: text("transfer_reference").notNull().default(""),
    /** Who asked; null once the account is erased. */
    requestedBy: ref().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    approvedAt: instant(),
    /** The names of those who approved it. */
    approvedBy: text("approved_by"),
    sentAt: instant(),
    settledAt: instant(),
    /** Who said what became of it: names of staff, or the company. */
    settledBy: text("settled_by"),
  },
  (table) => [
    index("payouts_provider").on(table.providerId, table.id),
    index("payouts_event").on(table.eventId, table.id),
    // Two presses, or two owners at once, ask for one payout of an event.
    uniqueIndex("payouts_open_event_key")
      .on(table.eventId)
      .where(sql`${table.account} = 'hosts' and ${table.state} in ${open}`),
    uniqueIndex("payouts_key").on(table.key),
    index("payouts_user").on(table.requestedBy),
    index("payouts_state").on(table.state, table.id),
    index("payouts_account").on(table.account, table.id),
    index("payouts_phone").on(table.phone),
    index("payouts_due").on(table.nextLookAt).where(sql`${table.nextLookAt} is not null`),
    index("payouts_settled_at").on(table.settledAt).where(sql`${table.phone} <> ''`),
    check("payouts_amount", sql`${table.amountFcfa} > 0`),
    check("payouts_settled", sql`(${table.state} in ${open}) = (${table.settledAt} is null)`),
    check("payouts_sent", sql`${table.state} <> 'sent' or ${table.company} is not null`),
  ],
);
