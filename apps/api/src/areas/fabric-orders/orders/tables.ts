import { fabricStates } from "@jdj/contract/fabric-orders/fabric-states";
import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId, version } from "../../../database/columns.ts";
import { customers } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { products, productVariants } from "../../products/products/tables.ts";

/** A fabric or a uniform that the committee of an event orders for several persons at once. */
export const fabricOrders = pgTable(
  "fabric_orders",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    /** « Pagne de la belle-famille » */
    name: text().notNull(),
    /** The product of the marketplace; null for a fabric from elsewhere. */
    productId: ref("article_id").references(() => products.id, { onDelete: "set null" }),
    /** The variant that was chosen of it; other sizes of its colour are ordered with it. */
    variantId: ref().references(() => productVariants.id, { onDelete: "set null" }),
    /** Of the product, where it has several; null otherwise. */
    colour: text(),
    /** What one unit is: « complet de 6 yards ». */
    unit: text().notNull(),
    /** The price of one unit: a multiple of 5, 100 at least. */
    unitFcfa: integer("unit_fcfa").notNull(),
    /** The sizes to choose from; empty for none. */
    sizes: text().array().notNull().default(sql`'{}'`),
    /** The last day on which people order and pay. */
    deadline: date({ mode: "string" }).notNull(),
    /** Who sells a fabric from elsewhere, E.164 phone; both may be empty. */
    sellerName: text("seller_name").notNull().default(""),
    sellerPhone: text("seller_phone"),
    /** To those who order; plain text. */
    note: text().notNull().default(""),
    state: text({ enum: fabricStates }).notNull().default("open"),
    /** When it was ordered from the seller, and by which order of the marketplace first. */
    sentAt: instant(),
    orderReference: text("order_reference"),
    /** Whose cart holds what was paid, and since when; an order that they pay later is this one's. */
    cartCustomerId: ref().references(() => customers.id, { onDelete: "set null" }),
    cartFilledAt: instant(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("fabric_orders_event").on(table.eventId, table.id),
    index("fabric_orders_state").on(table.state, table.id),
    index("fabric_orders_created").on(table.createdAt),
    index("fabric_orders_article").on(table.productId),
    index("fabric_orders_variant").on(table.variantId),
    index("fabric_orders_cart_customer").on(table.cartCustomerId),
    index("fabric_orders_deadline").on(table.deadline).where(sql`${table.state} = 'open'`),
    check("fabric_orders_price", sql`${table.unitFcfa} >= 100 and ${table.unitFcfa} % 5 = 0`),
  ],
);
