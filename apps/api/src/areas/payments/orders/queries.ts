import { and, asc, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { listCreditNotes, type StoredCreditNote } from "../credit-notes/list-credit-notes.ts";
import type { PaymentOrder } from "./open-order.ts";
import { paymentAttempts, paymentOrders } from "./tables.ts";

/** One attempt to pay an order. */
export type Attempt = typeof paymentAttempts.$inferSelect;

/** An order with its attempts and the credit notes of its refunds, oldest first. */
export interface OrderWithAttempts {
  order: PaymentOrder;
  attempts: Attempt[];
  creditNotes: StoredCreditNote[];
}

/** An order by its reference, which only those who may pay it know; null when there is none. */
export async function findOrder(db: Database, reference: string): Promise<PaymentOrder | null> {
  const [order] = await db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.reference, reference));
  return order ?? null;
}

/** The attempts of some orders, oldest first. */
export function listAttempts(db: Database, orderIds: number[]): Promise<Attempt[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, orderIds))
    .orderBy(asc(paymentAttempts.id));
}

/** An order with its attempts and what was given back. */
export async function withPayments(db: Database, order: PaymentOrder): Promise<OrderWithAttempts> {
  const [attempts, creditNotes] = await Promise.all([
    listAttempts(db, [order.id]),
    listCreditNotes(db, [order.id]),
  ]);
  return { order, attempts, creditNotes };
}

/** The orders of an event, newest first, 200 at most. The caller has checked that the reader is a member. */
export async function listOrders(db: Database, eventId: number): Promise<OrderWithAttempts[]> {
  const orders = await db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.eventId, eventId))
    .orderBy(desc(paymentOrders.createdAt), desc(paymentOrders.id))
    .limit(200);
  const ids = orders.map(({ id }) => id);
  const attempts = await listAttempts(db, ids);
  const notes = await listCreditNotes(db, ids);
  return orders.map((order) => ({
    order,
    attempts: attempts.filter(({ orderId }) => orderId === order.id),
    creditNotes: notes.filter(({ orderId }) => orderId === order.id),
  }));
}

/** The later order that must still be paid for the same campaign; null when there is none. */
export async function findTopUp(db: Database, order: PaymentOrder): Promise<PaymentOrder | null> {
  if (order.campaignId === null || order.paidAt === null) return null;
  const [later] = await db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.campaignId, order.campaignId),
        gt(paymentOrders.id, order.id),
        isNull(paymentOrders.paidAt),
        isNull(paymentOrders.closedAt),
      ),
    )
    .orderBy(desc(paymentOrders.id))
    .limit(1);
  return later ?? null;
}

/** An attempt by its id, with its order. */
export async function findAttempt(db: Database, attemptId: number) {
  const [row] = await db
    .select({ attempt: paymentAttempts, order: paymentOrders })
    .from(paymentAttempts)
    .innerJoin(paymentOrders, eq(paymentOrders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.id, attemptId));
  return row ?? null;
}

/** An attempt of a gateway, by our reference or else by the gateway's own. */
export async function findAttemptByName(
  db: Database,
  gateway: Attempt["gateway"],
  names: { reference: string | null; gatewayReference: string | null },
): Promise<Attempt | null> {
  const { reference, gatewayReference } = names;
  const named =
    reference === null
      ? gatewayReference === null
        ? null
        : eq(paymentAttempts.gatewayReference, gatewayReference)
      : eq(paymentAttempts.reference, reference);
  if (named === null) return null;
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.gateway, gateway), named));
  return attempt ?? null;
}
