import type { ExpectedDays } from "@jdj/contract/orders/expected-days";
import { expectedDelivery } from "@jdj/contract/orders/expected-delivery";
import { dateIn } from "@jdj/french/dates";
import { sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedStatement } from "../../../database/prepared-query.ts";
import { insertSubjectPayment } from "../../payments/subjects/open-subject-payment.ts";
import { stockChanges, updateStock } from "../stock/change-stock.ts";
import type { SplitSuborder } from "./split-cart.ts";

/** An order that is placed, and its payment. */
export type NewOrder = {
  customerId: number;
  orderKey: string;
  reference: string;
  recipient: string;
  /** E.164. */
  phone: string;
  townId: number;
  address: string;
  note: string;
  goodsFcfa: number;
  deliveryFcfa: number;
  totalFcfa: number;
  reservedUntil: Date;
  paymentReference: string;
  /** What is paid. */
  amountFcfa: number;
  label: string;
  backPath: string;
  now: Date;
};

type Written = {
  id: string;
  userId: string;
  /** Lines that were taken out of the cart, of those that are ordered. */
  takenLines: number;
  isShort: boolean;
};

const reserve = {
  stock: sql.raw(String(stockChanges.reserve.stock)),
  reserved: sql.raw(String(stockChanges.reserve.reserved)),
};

/**
 * Everything that an order writes, by one statement: fourteen of them cost three times as much. The
 * cart's key is replaced first, which locks the cart: of two presses with the same key only one finds
 * it. A line that was changed or removed since it was read is not taken out, and is missing from
 * `takenLines`; one that came since then stays in the cart.
 */
const insert = preparedStatement<NewOrder & { suborders: string; lines: string }, Written>(
  "insert-order",
  (order) => sql`
    with cart as (
      update carts set order_key = gen_random_uuid(), changed_at = ${order.now}
      where customer_id = ${order.customerId} and order_key = ${order.orderKey}
      returning id, customer_id
    ),
    asked_suborder as materialized (
      select * from json_to_recordset(${order.suborders}::json) as asked ("providerId" bigint, "zoneId" bigint,
        "zoneName" text, ships boolean, "deliveryDays" int, "goodsFcfa" int, "deliveryFcfa" int,
        "commissionPercent" int, "commissionFcfa" int, "returnDays" int, "expectedFrom" date,
        "expectedUntil" date)
    ),
    asked_line as materialized (
      select * from json_to_recordset(${order.lines}::json) as asked (id bigint, at int, "providerId" bigint,
        "productId" bigint, "variantId" bigint, kind text, name text, size text, colour text, quantity int,
        "unitFcfa" int, day date, note text, "fabricOrderId" bigint)
    ),
    taken as (
      delete from cart_lines as line using cart, asked_line as asked
      where line.cart_id = cart.id and line.id = asked.id and line.quantity = asked.quantity
      returning line.id
    ),
    placed as (
      insert into marketplace_orders (reference, customer_id, order_key, recipient, phone, town_id, address, note,
        goods_fcfa, delivery_fcfa, total_fcfa, reserved_until, created_at)
      select ${order.reference}, cart.customer_id, ${order.orderKey}, ${order.recipient}, ${order.phone},
        ${order.townId}::bigint, ${order.address}, ${order.note}, ${order.goodsFcfa}::int, ${order.deliveryFcfa}::int,
        ${order.totalFcfa}::int, ${order.reservedUntil}::timestamptz, ${order.now}::timestamptz
      from cart
      returning id, created_at, customer_id
    ),
    suborder as (
      insert into seller_orders (order_id, provider_id, zone_id, zone_name, ships, delivery_days, goods_fcfa,
        delivery_fcfa, commission_percent, commission_fcfa, return_days, expected_from, expected_until,
        transitioned_at, created_at)
      select placed.id, "providerId", "zoneId", "zoneName", ships, "deliveryDays", "goodsFcfa", "deliveryFcfa",
        "commissionPercent", "commissionFcfa", "returnDays", "expectedFrom", "expectedUntil", placed.created_at, placed.created_at
      from placed, asked_suborder
      returning id, provider_id, created_at
    ),
    line as (
      insert into order_lines (seller_order_id, article_id, variant_id, kind, name, size, colour, quantity,
        unit_fcfa, day, note, fabric_order_id)
      select suborder.id, "productId", "variantId", kind, name, size, colour, quantity, "unitFcfa", day, note,
        "fabricOrderId"
      from asked_line join suborder on suborder.provider_id = "providerId" order by at
    ),
    move as (
      insert into seller_order_transitions (seller_order_id, "to", by, created_at)
      select id, 'placed', 'customer', created_at from suborder
    ),
    payment as (${insertSubjectPayment("order", sql`placed`, {
      customerId: order.customerId,
      amountFcfa: order.amountFcfa,
      label: order.label,
      backPath: order.backPath,
      reference: order.paymentReference,
      now: order.now,
    })}),
    unit as materialized (
      select "variantId" as id, sum(quantity)::int as quantity from asked_line, cart
      where kind = 'product' group by "variantId"
    ),
    reserved as (${updateStock(sql`unit as a`, reserve)})
    select placed.id, customers.user_id as "userId", (select count(*)::int from taken) as "takenLines",
      (select count(*) from reserved) < (select count(*) from unit) as "isShort"
    from placed join customers on customers.id = placed.customer_id`,
);

const expectedColumns = (expected: ExpectedDays | null) => ({
  expectedFrom: expected?.from ?? null,
  expectedUntil: expected?.until ?? null,
});

/** What is written of one line of an order. */
export type NewLine = ReturnType<typeof linesOf>[number];

/** The lines of a split cart, as they are ordered. */
export function linesOf(split: readonly SplitSuborder[]) {
  return split.flatMap(({ providerId, rows }) =>
    rows.map(({ line, productId, kind, name, size, colour, unitFcfa }) => ({
      id: line.id,
      providerId,
      productId: productId,
      variantId: line.variantId,
      kind,
      name,
      size,
      colour,
      quantity: line.quantity,
      unitFcfa,
      day: line.day,
      note: line.note,
      fabricOrderId: line.fabricOrderId,
    })),
  );
}

/**
 * Writes an order of a customer's cart, in the caller's transaction, which rolls back when lines were
 * not taken or stock is short.
 * @returns null when no cart has that key any more
 */
export async function insertOrder(
  tx: Database,
  order: NewOrder,
  split: readonly SplitSuborder[],
  lines: readonly NewLine[],
) {
  const today = dateIn(order.now);
  const suborders = split.map(({ zone, rows: _, working, ...suborder }) => ({
    ...suborder,
    ...expectedColumns(zone && expectedDelivery(today, working, zone)),
    zoneId: zone?.id ?? null,
    zoneName: zone?.name ?? "",
    deliveryDays: zone?.days ?? 0,
  }));
  const [row] = await insert(tx, {
    ...order,
    suborders: JSON.stringify(suborders),
    lines: JSON.stringify(lines.map((line, at) => ({ ...line, at }))),
  });
  if (!row) return null;
  const { takenLines, isShort } = row;
  return { orderId: Number(row.id), userId: Number(row.userId), takenLines, isShort };
}
