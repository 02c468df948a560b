import { randomInt } from "node:crypto";
import { refusal } from "@jdj/contract/call/refusals";
import { RESERVATION_MINUTES } from "@jdj/contract/orders/order-states";
import { at } from "@jdj/contract/paths/addresses";
import type { RequestContext } from "../../../app-context.ts";
import { makeReference } from "../../payments/payments/payment-reference.ts";
import { payableAmount } from "../../payments/subjects/open-subject-payment.ts";
import { reserveDays } from "../stock/order-stock.ts";
import { insertOrder, linesOf } from "./insert-order.ts";
import type { ReadDelivery, ReadLine, SplitSuborder } from "./split-cart.ts";

/** What a customer sends to order their cart. */
export interface AskedOrder {
  /** The idempotency key that came with the cart. */
  orderKey: string;
  recipient: string;
  phone: string;
  townId: number;
  address: string;
  note: string;
  lines: readonly ReadLine[];
  deliveries: readonly ReadDelivery[];
}

/** An order that was placed, with the reference of its payment. */
export interface PlacedOrder {
  reference: string;
  paymentReference: string;
  /** The fabric order whose money may pay it; null for a customer's own. */
  fabricOrderId: number | null;
}

/** Letters and digits without those that look alike. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** What people call an order: `C261122-7QK4M2XB`, a date and 40 random bits. */
export function makeOrderReference(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll("-", "");
  const random = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `C${day}-${random}`;
}

/**
 * Writes an order with its suborders, opens its payment, takes its lines out of the cart and reserves
 * the stock, in the caller's transaction.
 * @returns null when the cart was ordered meanwhile; the caller's transaction then wrote nothing
 * @throws stock-short, order-changed (409)
 */
export async function writeOrder(
  context: RequestContext,
  asked: AskedOrder & { customerId: number },
  split: readonly SplitSuborder[],
): Promise<Omit<PlacedOrder, "fabricOrderId"> | null> {
  const { db: tx, jobs, now } = context;
  const { customerId, orderKey, recipient, phone, townId, address, note } = asked;
  const goodsFcfa = split.reduce((sum, one) => sum + one.goodsFcfa, 0);
  const deliveryFcfa = split.reduce((sum, one) => sum + one.deliveryFcfa, 0);
  const totalFcfa = goodsFcfa + deliveryFcfa;
  const reference = makeOrderReference(now);
  const payment = {
    amountFcfa: payableAmount(totalFcfa),
    label: `Commande ${reference}`,
    backPath: at("shoppingPlacedOrder", { reference }),
    paymentReference: makeReference(now),
  };
  const amounts = { goodsFcfa, deliveryFcfa, totalFcfa };
  const whose = { customerId, orderKey, recipient, phone, townId, address, note };
  const reservedUntil = new Date(now.getTime() + RESERVATION_MINUTES * 60_000);
  const lines = linesOf(split);
  const order = { ...whose, ...amounts, ...payment, reference, reservedUntil, now };
  const written = await insertOrder(tx, order, split, lines);
  if (written === null) return null;
  if (written.takenLines < lines.length) throw refusal("order-changed");
  if (written.isShort || !(await reserveDays(tx, lines))) throw refusal("stock-short");
  const message = { orderId: written.orderId, suborderId: null, userId: written.userId };
  await jobs.enqueue(tx, "send-order-email", { ...message, to: "customer", kind: "placed" });
  return { reference, paymentReference: payment.paymentReference };
}
