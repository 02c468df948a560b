import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { customers } from "../../identity/users/tables.ts";
import { productVariants } from "../../products/products/tables.ts";

/** The cart of a customer, or of a visitor who holds its token in a cookie. */
export const carts = pgTable(
  "carts",
  {
    id: rowId(),
    /** The SHA-256 of a visitor's token; null for a customer's cart. */
    tokenHash: bytes("token_hash"),
    customerId: ref().references(() => customers.id, { onDelete: "cascade" }),
    /** The idempotency key of its next order: two tabs with one cart place one order. */
    orderKey: uuid("order_key").notNull().defaultRandom(),
    createdAt: createdAt(),
    /** When it was changed last; old ones are purged. */
    changedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("carts_token_key").on(table.tokenHash),
    uniqueIndex("carts_customer_key").on(table.customerId),
    index("carts_changed").on(table.changedAt),
    check("carts_owner", sql`(${table.tokenHash} is null) <> (${table.customerId} is null)`),
  ],
);

/** A variant in a cart, for a service on a day. */
export const cartLines = pgTable(
  "cart_lines",
  {
    id: rowId(),
    cartId: ref()
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    variantId: ref()
      .notNull()
      .references(() => productVariants.id, { onDelete: "cascade" }),
    /** The day of a service; null for a product. */
    day: date({ mode: "string" }),
    quantity: integer().notNull(),
    /** What the customer asks of the seller; empty for nothing. */
    note: text().notNull().default(""),
    /** The unit price that was read when it was put in. */
    seenFcfa: integer("seen_fcfa").notNull(),
    /** The fabric order of a committee that buys it; null for a customer's own line. */
    fabricOrderId: ref(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("cart_lines_variant_key").on(
      table.cartId,
      table.variantId,
      sql`coalesce(${table.day}, 'epoch'::date)`,
    ),
    index("cart_lines_variant").on(table.variantId),
    index("cart_lines_fabric")
      .on(table.fabricOrderId)
      .where(sql`${table.fabricOrderId} is not null`),
    check("cart_lines_quantity", sql`${table.quantity} between 1 and 999`),
  ],
);
