import { type PaymentMeans, paymentMeans } from "@jdj/contract/notebook/cash-book-sums";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, ref, rowId, version } from "../../../database/columns.ts";
import { files } from "../../files/tables.ts";
import { customers } from "../../identity/users/tables.ts";
import { budgetLines } from "../budget/tables.ts";
import { events } from "../events/tables.ts";

/** What a deposit that was paid through us is for. */
export const depositKinds = ["booking", "quote"] as const;

/** The payments of an event, made or to be made, in whole FCFA. */
export const cashBookEntries = pgTable(
  "cash_book_entries",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    /** Null for a deposit whose service no line of the budget names. */
    lineId: ref().references(() => budgetLines.id),
    amountFcfa: bigint("amount_fcfa", { mode: "number" }).notNull(),
    /** What was given back of it. */
    returnedFcfa: bigint("returned_fcfa", { mode: "number" }).notNull().default(0),
    /** When it was paid; null before. */
    paidOn: date("paid_on", { mode: "string" }),
    /** By when it is to be paid; null where nobody said. */
    dueOn: date("due_on", { mode: "string" }),
    means: text({ enum: paymentMeans }).$type<PaymentMeans>(),
    /** Who paid, as the hosts wrote it. */
    paidBy: text("paid_by"),
    note: text(),
    receiptFileId: uuid("receipt_file_id").references(() => files.id),
    /** The booking or quote whose deposit it is; null for what hosts enter. */
    depositKind: text("deposit_kind", { enum: depositKinds }),
    depositId: ref("deposit_id"),
    /** The number in the address of its page: the booking's, or that of the quote's request. */
    depositPageId: ref("deposit_page_id"),
    /** Who ordered it, for whom alone that page opens; null once their account is erased. */
    depositCustomerId: ref("deposit_customer_id").references(() => customers.id, {
      onDelete: "set null",
    }),
    /** How many days before it is due the hosts were last reminded of it; null before. */
    remindedDays: integer("reminded_days"),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("cash_book_entries_event").on(table.eventId),
    index("cash_book_entries_line").on(table.lineId),
    index("cash_book_entries_receipt").on(table.receiptFileId),
    index("cash_book_entries_deposit_customer").on(table.depositCustomerId),
    index("cash_book_entries_due").on(table.dueOn).where(sql`${table.paidOn} is null`),
    uniqueIndex("cash_book_entries_deposit_key")
      .on(table.depositId, table.depositKind)
      .where(sql`${table.depositId} is not null`),
    check(
      "cash_book_entries_amount",
      sql`${table.amountFcfa} > 0 and ${table.returnedFcfa} between 0 and ${table.amountFcfa}`,
    ),
    check(
      "cash_book_entries_dated",
      sql`${table.paidOn} is not null or ${table.dueOn} is not null`,
    ),
    check("cash_book_entries_means", sql`${table.paidOn} is null or ${table.means} is not null`),
    check(
      "cash_book_entries_deposit",
      sql`(${table.depositId} is null) = (${table.depositKind} is null) and (${table.depositId} is not null or ${table.lineId} is not null)`,
    ),
  ],
);
