import { type FieldErrors, fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { orderMessages } from "@jdj/contract/orders/messages";
import { dateIn } from "@jdj/french/dates";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { readPhone } from "../../../phone/phone.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { besideOthers, problemOf } from "../../carts/cart/line-rules.ts";
import { listLinesToOrder, type OrderedLine } from "../../carts/cart/list-lines.ts";
import { findSubjectPayment } from "../../payments/subjects/find-subject-payment.ts";
import { holdsFunds } from "../../payments/subjects/holds-funds.ts";
import { marketplaceOrders } from "../orders/tables.ts";
import { listZones } from "./list-zones.ts";
import { isAsRead, splitCart } from "./split-cart.ts";
import { type AskedOrder, type PlacedOrder, writeOrder } from "./write-order.ts";

/**
 * Orders a customer's cart: splits it by seller, reserves its stock, opens its payment and empties
 * the cart. The same key twice is one order, also at the same time.
 * @throws cart-empty, order-changed, stock-short, order-too-large, orders-closed (409); 422 at
 * `phone_number`, `address` and `deliveries`; too-many-requests (429)
 */
export async function placeOrder(
  context: RequestContext,
  customerId: number,
  asked: AskedOrder,
): Promise<PlacedOrder> {
  const { db, now, settings, payments } = context;
  const [rows] = await Promise.all([
    listLinesToOrder(db, { customerId }),
    consumeRateLimit(limits.order, String(customerId), context),
  ]);
  if (!holdsFunds(settings)) throw refusal("orders-closed");
  const phone = readPhone(asked.phone);
  if (!phone.ok) throw fieldRefusal({ phone_number: [orderMessages.phoneInvalid] });
  if (rows[0]?.orderKey !== asked.orderKey) return placedBefore(db, customerId, asked, rows);
  if (!isAsRead(rows, asked.lines)) throw refusal("order-changed");
  refuseProblems(rows, dateIn(now));
  const providerIds = [...new Set(rows.map(({ providerId }) => providerId))];
  const zones = await listZones(db, { providerIds, townId: asked.townId });
  const split = splitCart(rows, zones, asked.deliveries, settings.commissionPercent);
  if (split === "changed") throw refusal("order-changed");
  const errors: FieldErrors = {};
  if (split === "delivery") errors.deliveries = [orderMessages.deliveryRequired];
  else if (asked.address === "" && split.some(({ ships }) => ships))
    errors.address = [orderMessages.addressRequired];
  if (split === "delivery" || Object.keys(errors).length > 0) throw fieldRefusal(errors);
  const total = split.reduce((sum, one) => sum + one.goodsFcfa + one.deliveryFcfa, 0);
  const fabricOrderId = fabricOrderOf(rows);
  // What a committee collected, and payments in instalments, pay more than one payment may.
  if (total > payments.mostFcfa && fabricOrderId === null) throw refusal("order-too-large");
  const order = { ...asked, customerId, phone: phone.e164 };
  const placed = await db.transaction((tx) => writeOrder({ ...context, db: tx }, order, split));
  return placed ? { ...placed, fabricOrderId } : placedBefore(db, customerId, asked, rows);
}

/** The fabric order that a cart buys for; null for a cart with anything else in it. */
function fabricOrderOf(rows: readonly OrderedLine[]): number | null {
  const [first] = rows;
  const id = first?.line.fabricOrderId ?? null;
  return rows.every(({ line }) => line.fabricOrderId === id) ? id : null;
}

/**
 * The order that was placed by the same key, by another press or tab.
 * @throws order-changed, cart-empty when there is none
 */
async function placedBefore(
  db: Database,
  customerId: number,
  { orderKey }: AskedOrder,
  rows: readonly OrderedLine[],
): Promise<PlacedOrder> {
  const placed = await findPlaced(db, customerId, orderKey);
  if (placed) return placed;
  throw refusal(rows.length > 0 ? "order-changed" : "cart-empty");
}

/** Refuses an order with a line that was withdrawn, is sold out or too early. */
function refuseProblems(rows: readonly OrderedLine[], today: string): void {
  const problems = besideOthers(rows).map((row) => problemOf(row, today));
  if (problems.some((problem) => problem === "gone" || problem === "day"))
    throw refusal("order-changed");
  if (problems.some((problem) => problem !== null)) throw refusal("stock-short");
}

/** The order that was placed by a key; null when none was. */
async function findPlaced(
  db: Database,
  customerId: number,
  orderKey: string,
): Promise<PlacedOrder | null> {
  const [order] = await db
    .select({ id: marketplaceOrders.id, reference: marketplaceOrders.reference })
    .from(marketplaceOrders)
    .where(
      and(eq(marketplaceOrders.orderKey, orderKey), eq(marketplaceOrders.customerId, customerId)),
    );
  if (!order) return null;
  const payment = await findSubjectPayment(db, { kind: "order", id: order.id });
  return { reference: order.reference, paymentReference: payment ?? "", fabricOrderId: null };
}
