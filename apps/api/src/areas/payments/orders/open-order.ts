import { cardPrice } from "@jdj/contract/payments/price";
import type { Database } from "../../../database/connect.ts";
import { makeReference } from "./reference.ts";
import { paymentOrders } from "./tables.ts";

/** An order as stored. */
export type PaymentOrder = typeof paymentOrders.$inferSelect;

/** What is to be bought. */
export interface NewOrder {
  /** The owner of the event: the credit will be theirs. */
  customerId: number;
  eventId: number;
  /** The campaign that waits for it; null for a credit bought by itself. */
  campaignId: number | null;
  purpose: "campaign" | "reminder" | "credit";
  channelId: number;
  /** SMS segments, or messages; 1 or more. */
  payUnits: number;
  unitFcfa: number;
  now: Date;
}

/** Opens an order. Its amounts are computed here, from units and their price, and never change. */
export async function openOrder(tx: Database, asked: NewOrder): Promise<PaymentOrder> {
  const { payUnits: units, unitFcfa, now, ...whose } = asked;
  const { dueFcfa, totalFcfa, orderFcfa } = cardPrice({ unitFcfa, units, credit: 0 });
  const [order] = await tx
    .insert(paymentOrders)
    .values({
      ...whose,
      reference: makeReference(now),
      units,
      unitFcfa,
      dueFcfa,
      totalFcfa,
      orderFcfa,
      createdAt: now,
    })
    .returning();
  if (!order) throw new Error("The order was not written");
  return order;
}
