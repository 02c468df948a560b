import { randomInt } from "node:crypto";
import { refusal } from "@jdj/contract/call/refusals";
import { RESERVATION_MINUTES } from "@jdj/contract/orders/order-states";
import { at } from "@jdj/contract/paths/addresses";
import { eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { StoredCart } from "../../carts/cart/find-cart.ts";
import { cartLines, carts } from "../../carts/cart/tables.ts";
import { addSubjectOrder } from "../../payments/subjects/open-subject-order.ts";
import { notifyCustomer } from "../emails/notify.ts";
import { marketplaceOrders, orderLines, sellerOrderMoves, sellerOrders } from "../orders/tables.ts";
import { reserveLines } from "../stock/order-stock.ts";
import type { AskedOrder, PlacedOrder } from "./place-order.ts";
import type { SplitSuborder } from "./split-cart.ts";

/** Letters and digits without those that look alike. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** What people call an order: `C261122-7QK4M2XB`, a date and 40 random bits. */
export function makeOrderReference(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll("-", "");
  const random = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `C${day}-${random}`;
}

/**
 * Writes an order with its suborders, opens its payment, empties the cart and reserves the stock, in
 * the caller's transaction. Stock comes last: its rows are locked for the shortest time.
 * @throws stock-short (409)
 */
export async function writeOrder(
  context: RequestContext,
  asked: AskedOrder & { customerId: number },
  split: readonly SplitSuborder[],
  cart: StoredCart,
): Promise<PlacedOrder> {
  const { db: tx, jobs, now } = context;
  const { customerId, orderKey, recipient, phone, townId, address, note } = asked;
  const goodsFcfa = split.reduce((sum, one) => sum + one.goodsFcfa, 0);
  const deliveryFcfa = split.reduce((sum, one) => sum + one.deliveryFcfa, 0);
  const totalFcfa = goodsFcfa + deliveryFcfa;
  const reference = makeOrderReference(now);
  const reservedUntil = new Date(now.getTime() + RESERVATION_MINUTES * 60_000);
  const whose = { customerId, orderKey, recipient, phone, townId, address, note };
  const [order] = await tx
    .insert(marketplaceOrders)
    .values({
      ...whose,
      reference,
      goodsFcfa,
      deliveryFcfa,
      totalFcfa,
      reservedUntil,
      createdAt: now,
    })
    .returning();
  if (!order) throw new Error("The order was not written");
  const written = await tx
    .insert(sellerOrders)
    .values(
      split.map(({ zone, rows: _, ...one }) => ({
        ...one,
        orderId: order.id,
        zoneId: zone?.id ?? null,
        zoneName: zone?.name ?? "",
        deliveryDays: zone?.days ?? 0,
        movedAt: now,
        createdAt: now,
      })),
    )
    .returning({ id: sellerOrders.id, providerId: sellerOrders.providerId });
  const idOf = new Map(written.map(({ id, providerId }) => [providerId, id]));
  const lines = split.flatMap(({ providerId, rows }) =>
    rows.map((row) => ({
      sellerOrderId: idOf.get(providerId) ?? 0,
      articleId: row.articleId,
      variantId: row.line.variantId,
      kind: row.kind,
      name: row.name,
      size: row.size,
      colour: row.colour,
      quantity: row.line.quantity,
      unitFcfa: row.unitFcfa,
      day: row.line.day,
      note: row.line.note,
    })),
  );
  await tx.insert(orderLines).values(lines);
  await tx.insert(sellerOrderMoves).values(
    written.map(({ id }) => ({
      sellerOrderId: id,
      to: "placed" as const,
      by: "customer" as const,
      createdAt: now,
    })),
  );
  const payment = await addSubjectOrder(tx, {
    customerId,
    subject: { kind: "order", id: order.id },
    amountFcfa: totalFcfa,
    label: `Commande ${reference}`,
    backPath: at("shoppingPlacedOrder", { reference }),
    now,
  });
  await tx.delete(cartLines).where(eq(cartLines.cartId, cart.id));
  await tx
    .update(carts)
    .set({ orderKey: sql`gen_random_uuid()`, changedAt: now })
    .where(eq(carts.id, cart.id));
  await notifyCustomer(tx, jobs, order, null, "placed");
  if (!(await reserveLines(tx, lines))) throw refusal("stock-short");
  return { reference, paymentReference: payment.reference };
}
