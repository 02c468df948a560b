import { orderSides, orderStates } from "@jdj/contract/orders/order-states";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { deliveryZones } from "../../products/delivery/tables.ts";
import { products, productVariants } from "../../products/products/tables.ts";
import { sellers } from "../../providers/tables.ts";
import { towns } from "../../providers/towns/tables.ts";

/**
 * What a customer orders at once and pays by one payment. Its state is that of its seller orders
 * (`orderStateOf`).
 */
export const marketplaceOrders = pgTable(
  "marketplace_orders",
  {
    id: rowId(),
    /** What people call it: a date and random characters. */
    reference: text().notNull(),
    /** Null once the account is erased: money outlives it. */
    customerId: ref().references(() => customers.id, { onDelete: "set null" }),
    /** Where it comes from: a cart, the gift list of an event, the fabric order of a committee. */
    source: text({ enum: ["cart", "gift", "fabric"] })
      .notNull()
      .default("cart"),
    /** The row of the source; null for a cart. */
    sourceId: ref(),
    /** The same key places one order. */
    orderKey: uuid("order_key").notNull(),
    /** Empty once it is erased, as the phone and the address. */
    recipient: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    townId: ref()
      .notNull()
      .references(() => towns.id),
    address: text().notNull(),
    /** For every seller; empty for nothing. */
    note: text().notNull().default(""),
    goodsFcfa: integer("goods_fcfa").notNull(),
    deliveryFcfa: integer("delivery_fcfa").notNull(),
    totalFcfa: integer("total_fcfa").notNull(),
    /** Until when its stock is kept for it; null once it is paid or ended. */
    reservedUntil: instant(),
    /** When its reservation ended unpaid. */
    expiredAt: instant(),
    paidAt: instant(),
    /** When its personal data were erased. */
    erasedAt: instant(),
    /** Invented, for the demonstration. */
    demonstration: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("marketplace_orders_reference_key").on(table.reference),
    index("marketplace_orders_reference_end").on(sql`reverse(${table.reference}) text_pattern_ops`),
    uniqueIndex("marketplace_orders_key").on(table.orderKey),
    index("marketplace_orders_customer").on(table.customerId, table.id),
    index("marketplace_orders_town").on(table.townId),
    index("marketplace_orders_source").on(table.sourceId, table.source),
    index("marketplace_orders_reserved")
      .on(table.reservedUntil)
      .where(sql`${table.reservedUntil} is not null`),
    index("marketplace_orders_created").on(table.createdAt),
    check(
      "marketplace_orders_total",
      sql`${table.goodsFcfa} > 0 and ${table.deliveryFcfa} >= 0 and ${table.totalFcfa} = ${table.goodsFcfa} + ${table.deliveryFcfa}`,
    ),
  ],
);

/** One seller's suborder of an order. */
export const sellerOrders = pgTable(
  "seller_orders",
  {
    id: rowId(),
    orderId: ref()
      .notNull()
      .references(() => marketplaceOrders.id),
    /** Null once the seller's account is erased. */
    providerId: ref().references(() => sellers.providerId, { onDelete: "set null" }),
    state: text({ enum: orderStates }).notNull().default("placed"),
    /** How it is delivered; null for services alone. */
    zoneId: ref().references(() => deliveryZones.id, { onDelete: "set null" }),
    /** As it was named on the day of the order; empty for services alone. */
    zoneName: text("zone_name").notNull().default(""),
    /** Whether it is sent; not when it is fetched, or only services. */
    ships: boolean().notNull(),
    /** Days from shipping to delivery, as they were on the day of the order. */
    deliveryDays: integer("delivery_days").notNull().default(0),
    /** Between which days it is expected, as it was said when it was ordered; null for services alone. */
    expectedFrom: date("expected_from", { mode: "string" }),
    expectedUntil: date("expected_until", { mode: "string" }),
    goodsFcfa: integer("goods_fcfa").notNull(),
    deliveryFcfa: integer("delivery_fcfa").notNull(),
    /** Of the goods, fixed on the day of the order. */
    commissionPercent: integer("commission_percent").notNull(),
    commissionFcfa: integer("commission_fcfa").notNull(),
    /** What was given back, or is on its way; 0 for nothing. */
    refundedFcfa: integer("refunded_fcfa").notNull().default(0),
    /** Days after delivery in which it may be returned, as they were on the day of the order. */
    returnDays: integer("return_days").notNull().default(0),
    /** When it was delivered, or was said to be; null before. */
    deliveredAt: instant(),
    /** When somebody other than the seller said that it arrived, and who; null before. */
    confirmedAt: instant(),
    confirmedBy: text("confirmed_by", { enum: ["customer", "code", "staff"] }),
    /** Four digits that the buyer gives to the deliverer; null before the payment. */
    deliveryCode: text("delivery_code"),
    /** Wrong codes that the seller entered. */
    codeMisses: integer("code_misses").notNull().default(0),
    /** When its money became what the seller may withdraw; null while it is held. */
    releasedAt: instant(),
    /** When it came to its present state. */
    transitionedAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("seller_orders_seller_key").on(table.orderId, table.providerId),
    index("seller_orders_seller").on(table.providerId, table.id),
    index("seller_orders_seller_state").on(table.providerId, table.state, table.id),
    index("seller_orders_state").on(table.state, table.orderId),
    index("seller_orders_zone").on(table.zoneId),
    index("seller_orders_shipped").on(table.transitionedAt).where(sql`${table.state} = 'shipped'`),
    index("seller_orders_held")
      .on(table.id)
      .where(
        sql`${table.releasedAt} is null and ${table.state} in ('delivered', 'returned', 'refunded')`,
      ),
    check(
      "seller_orders_confirmed",
      sql`(${table.confirmedAt} is null) = (${table.confirmedBy} is null)`,
    ),
    check("seller_orders_code", sql`${table.deliveryCode} ~ '^[0-9]{4}$'`),
    check(
      "seller_orders_figures",
      sql`${table.goodsFcfa} > 0 and ${table.deliveryFcfa} >= 0 and ${table.commissionFcfa} between 0 and ${table.goodsFcfa} and ${table.refundedFcfa} between 0 and ${table.goodsFcfa} + ${table.deliveryFcfa}`,
    ),
  ],
);

/** What was ordered, as it was called and cost on that day. */
export const orderLines = pgTable(
  "order_lines",
  {
    id: rowId(),
    sellerOrderId: ref()
      .notNull()
      .references(() => sellerOrders.id),
    /** Null once the seller's products are gone. */
    productId: ref("article_id").references(() => products.id, { onDelete: "set null" }),
    variantId: ref().references(() => productVariants.id, { onDelete: "set null" }),
    kind: text({ enum: ["product", "service"] }).notNull(),
    name: text().notNull(),
    size: text(),
    colour: text(),
    quantity: integer().notNull(),
    unitFcfa: integer("unit_fcfa").notNull(),
    /** The day of a service; null for a product. */
    day: date({ mode: "string" }),
    /** What the customer asked of the seller; empty for nothing. */
    note: text().notNull().default(""),
    /** The fabric order of a committee that it buys for; null for a customer's own. */
    fabricOrderId: ref(),
  },
  (table) => [
    index("order_lines_seller_order").on(table.sellerOrderId, table.id),
    index("order_lines_article").on(table.productId),
    index("order_lines_variant").on(table.variantId),
    index("order_lines_fabric")
      .on(table.fabricOrderId)
      .where(sql`${table.fabricOrderId} is not null`),
    check("order_lines_figures", sql`${table.quantity} > 0 and ${table.unitFcfa} > 0`),
    check("order_lines_day", sql`(${table.kind} = 'service') = (${table.day} is not null)`),
  ],
);

/** The history of a seller order. */
export const sellerOrderTransitions = pgTable(
  "seller_order_transitions",
  {
    id: rowId(),
    sellerOrderId: ref()
      .notNull()
      .references(() => sellerOrders.id),
    /** Null for the first. */
    from: text({ enum: orderStates }),
    to: text({ enum: orderStates }).notNull(),
    by: text({ enum: orderSides }).notNull(),
    /** The person; null for the product, and once the account is erased. */
    userId: ref().references(() => users.id, { onDelete: "set null" }),
    /** What the other side reads; empty for nothing. */
    note: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    index("seller_order_transitions_order").on(table.sellerOrderId, table.id),
    index("seller_order_transitions_user").on(table.userId),
  ],
);
