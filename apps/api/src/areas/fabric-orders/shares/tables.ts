import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId, version } from "../../../database/columns.ts";
import { customers } from "../../identity/users/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { fabricOrders } from "../orders/tables.ts";

/** The share of one person in a fabric order: how much they take, and how they paid it. */
export const fabricShares = pgTable(
  "fabric_shares",
  {
    id: rowId(),
    orderId: ref()
      .notNull()
      .references(() => fabricOrders.id, { onDelete: "cascade" }),
    /** The guest that the person was taken from; null for somebody typed or of the committee. */
    guestId: ref().references(() => guests.id, { onDelete: "set null" }),
    name: text().notNull(),
    /** E.164; null when it is not known. */
    phone: text(),
    /** Of the personal link, by which they order and pay without an account. */
    token: text().notNull(),
    /** One of the order's sizes; null until it is chosen, or without sizes. */
    size: text(),
    /** Units; null until it is known. */
    quantity: integer(),
    /** What was paid, whole; null while it is not. */
    paidFcfa: integer("paid_fcfa"),
    paidBy: text("paid_by", { enum: ["mobile-money", "cash"] }),
    paidAt: instant(),
    /** Who marked the cash: the account, and the name that stays. */
    cashMarkerId: ref().references(() => customers.id, { onDelete: "set null" }),
    cashMarker: text("cash_marker"),
    /** When it was ordered from the seller; null when it was left out. */
    sentAt: instant(),
    /** By which order of the marketplace; null when it was ordered elsewhere. */
    orderReference: text("order_reference"),
    remindedAt: instant(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("fabric_shares_order").on(table.orderId, table.id),
    index("fabric_shares_guest").on(table.guestId),
    index("fabric_shares_phone").on(table.phone),
    index("fabric_shares_purchase")
      .on(table.orderReference)
      .where(sql`${table.orderReference} is not null`),
    index("fabric_shares_cash_marker").on(table.cashMarkerId),
    uniqueIndex("fabric_shares_token_key").on(table.token),
    uniqueIndex("fabric_shares_guest_key").on(table.orderId, table.guestId),
    uniqueIndex("fabric_shares_phone_key").on(table.orderId, table.phone),
    check("fabric_shares_quantity", sql`${table.quantity} between 1 and 100`),
    check(
      "fabric_shares_paid",
      sql`(${table.paidFcfa} is null) = (${table.paidBy} is null) and (${table.paidFcfa} is null) = (${table.paidAt} is null) and (${table.paidFcfa} is null or ${table.quantity} is not null)`,
    ),
  ],
);
