import { payoutStates } from "@jdj/contract/orders/seller-views";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { providers } from "../../directory/providers/tables.ts";
import { users } from "../../identity/users/tables.ts";

/** Money that a seller's owner asks for on a mobile-money number; staff send it by hand. */
export const sellerPayouts = pgTable(
  "seller_payouts",
  {
    id: rowId(),
    /** Null once the seller is erased: money outlives it. */
    providerId: ref().references(() => providers.id, { onDelete: "set null" }),
    amountFcfa: integer("amount_fcfa").notNull(),
    method: text({ enum: ["orange", "mtn", "moov", "wave"] }).notNull(),
    /** E.164; empty once it is erased. */
    phone: text().notNull(),
    state: text({ enum: payoutStates }).notNull().default("requested"),
    /** Why it was refused; empty otherwise. */
    reason: text().notNull().default(""),
    /** The operator's number of the transfer; empty until it is made. */
    transferReference: text("transfer_reference").notNull().default(""),
    /** Who asked; null once the account is erased. */
    requestedBy: ref().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    settledAt: instant(),
    /** The name of the operator of ours who settled it. */
    settledBy: text("settled_by"),
  },
  (table) => [
    index("seller_payouts_seller").on(table.providerId, table.id),
    index("seller_payouts_user").on(table.requestedBy),
    index("seller_payouts_state").on(table.state, table.id),
    index("seller_payouts_phone").on(table.phone),
    index("seller_payouts_settled_at").on(table.settledAt).where(sql`${table.phone} <> ''`),
    check("seller_payouts_amount", sql`${table.amountFcfa} > 0`),
    check(
      "seller_payouts_settled",
      sql`(${table.state} = 'requested') = (${table.settledAt} is null)`,
    ),
  ],
);
