import { readAmount } from "@jdj/contract/call/read-amount";
import { refusal } from "@jdj/contract/call/refusals";
import { paymentMethods } from "@jdj/contract/payments/methods";
import { amountBy } from "@jdj/contract/payments/price";
import { and, count, desc, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { PaymentOrder } from "./open-order.ts";
import { isPayable } from "./order-state.ts";
import { findOrder } from "./queries.ts";
import { isOurReference } from "./reference.ts";
import { clientReferences, paymentOrders } from "./tables.ts";

/** How a call names an order. Only a reference of ours names it by itself the first time. */
export interface OrderNames {
  /** Ours, or what the client calls the order. */
  reference: string;
  /** A second name of the client's (`order_id`); others than texts of eight characters are no names. */
  order_id?: string | number | null | undefined;
  /** The message that the order pays for. */
  message_id?: string | number | null | undefined;
  /** What the client reckons, in FCFA; null for none. */
  amount?: string | number | null | undefined;
}

/** The most names that an order may have: a client makes one for each attempt. */
const MOST_NAMES = 200;

/** The orders of a customer that are compared with an amount. */
const MOST_OPEN = 200;

/**
 * The order that a customer names: by our reference, by what their client called it before, by the
 * message that it pays for, or, where the call names no message, as their only order of that amount
 * which may be paid. Whether they may have it is for the caller to check.
 * @returns null for none
 * @throws several-orders (409) where the amount is that of more than one
 */
export async function findNamedOrder(
  db: Database,
  customerId: number,
  names: OrderNames,
): Promise<PaymentOrder | null> {
  const ours = await findOrder(db, names.reference);
  if (ours !== null || isOurReference(names.reference)) return ours;
  for (const name of clientNames(names)) {
    const remembered = await findRemembered(db, customerId, name);
    if (remembered !== null) return remembered;
  }
  const messageId = numberFrom(names.message_id);
  if (messageId !== null) return findOrderOfMessage(db, messageId);
  const amount = numberFrom(names.amount);
  return amount === null ? null : findOnlyOrderOf(db, customerId, amount);
}

/**
 * The order of a message whose payer and amount a client without a session knows, so that nobody
 * reaches the orders of others by counting up; null for any other.
 */
export async function findOrderByAllNames(
  db: Database,
  names: OrderNames & { customer_id?: string | number | null | undefined },
): Promise<PaymentOrder | null> {
  const messageId = numberFrom(names.message_id);
  const amount = numberFrom(names.amount);
  if (messageId === null || amount === null) return null;
  const order = await findOrderOfMessage(db, messageId);
  const isTheirs = order !== null && order.customerId === numberFrom(names.customer_id);
  return isTheirs && isAmountOf(order, amount) ? order : null;
}

/**
 * Remembers what a client calls an order, so that it is found by that name again.
 * @throws reference-used (409) for the name of another order of the customer, or where the message
 * that the call names is another order's; too-many-requests (429) past 200 names
 */
export async function rememberNames(
  { db, now }: RequestContext,
  customerId: number,
  order: PaymentOrder,
  names: OrderNames,
): Promise<void> {
  if (names.reference === order.reference) return;
  const messageId = numberFrom(names.message_id);
  if (messageId !== null && messageId !== order.campaignId) throw refusal("reference-used");
  const [first, ...others] = clientNames(names);
  if (first === undefined) return;
  const known = await findRemembered(db, customerId, first);
  if (known === null) {
    const [named] = await db
      .select({ count: count() })
      .from(clientReferences)
      .where(eq(clientReferences.orderId, order.id));
    if ((named?.count ?? 0) >= MOST_NAMES) throw refusal("too-many-requests");
    const rows = [first, ...others].map((reference) => ({
      customerId,
      reference,
      orderId: order.id,
      createdAt: now,
    }));
    await db.insert(clientReferences).values(rows).onConflictDoNothing();
  }
  // Another request may have given the name meanwhile.
  const holder = known ?? (await findRemembered(db, customerId, first));
  if (holder?.id !== order.id) throw refusal("reference-used");
}

/** What the client calls the order: its reference, and its number where that is one. */
function clientNames({ reference, order_id }: OrderNames): string[] {
  const second = typeof order_id === "string" ? order_id.trim() : "";
  return second.length < 8 || second === reference ? [reference] : [reference, second];
}

async function findRemembered(db: Database, customerId: number, reference: string) {
  const [row] = await db
    .select({ order: paymentOrders })
    .from(clientReferences)
    .innerJoin(paymentOrders, eq(paymentOrders.id, clientReferences.orderId))
    .where(
      and(eq(clientReferences.customerId, customerId), eq(clientReferences.reference, reference)),
    );
  return row?.order ?? null;
}

/** The order that a message waits for, else the last one that was paid for it. */
async function findOrderOfMessage(db: Database, messageId: number): Promise<PaymentOrder | null> {
  const orders = await db
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.campaignId, messageId), isNull(paymentOrders.closedAt)))
    .orderBy(desc(paymentOrders.id))
    .limit(20);
  return orders.find(isPayable) ?? orders[0] ?? null;
}

async function findOnlyOrderOf(
  db: Database,
  customerId: number,
  amount: number,
): Promise<PaymentOrder | null> {
  const orders = await db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.customerId, customerId),
        isNull(paymentOrders.paidAt),
        isNull(paymentOrders.closedAt),
      ),
    )
    .orderBy(desc(paymentOrders.createdAt))
    .limit(MOST_OPEN);
  const found = orders.filter((order) => isPayable(order) && isAmountOf(order, amount));
  if (found.length > 1) throw refusal("several-orders");
  return found[0] ?? null;
}

/** Whether a client may mean this order by an amount: before tax, with tax, or what a company takes. */
function isAmountOf({ dueFcfa, totalFcfa, orderFcfa }: PaymentOrder, amount: number): boolean {
  const taken = paymentMethods.map((method) => amountBy(method, orderFcfa));
  return [dueFcfa, totalFcfa, orderFcfa, ...taken].includes(amount);
}

/** A whole number that a client sends as a number or as text, « 1 180 » too; null for anything else. */
function numberFrom(value: string | number | null | undefined): number | null {
  const read = readAmount(value);
  return typeof read === "number" && Number.isSafeInteger(read) && read > 0 ? read : null;
}
