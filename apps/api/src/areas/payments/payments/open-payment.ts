import { cardPrice } from "@jdj/contract/payments/price";
import type { Database } from "../../../database/connect.ts";
import { makeReference } from "./payment-reference.ts";
import { payments } from "./tables.ts";

/** A payment as stored. */
export type Payment = typeof payments.$inferSelect;

/** What is to be bought. */
export interface NewPayment {
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

/** Opens a payment. Its amounts are computed here, from units and their price, and never change. */
export async function openPayment(tx: Database, asked: NewPayment): Promise<Payment> {
  const { payUnits: units, unitFcfa, now, ...whose } = asked;
  const { dueFcfa, totalFcfa, payableFcfa } = cardPrice({ unitFcfa, units, credit: 0 });
  const [payment] = await tx
    .insert(payments)
    .values({
      ...whose,
      reference: makeReference(now),
      units,
      unitFcfa,
      dueFcfa,
      totalFcfa,
      payableFcfa,
      createdAt: now,
    })
    .returning();
  if (!payment) throw new Error("The payment was not written");
  return payment;
}
