import { readAmount } from "@jdj/contract/call/read-amount";
import { refusal } from "@jdj/contract/call/refusals";
import { paymentMethods } from "@jdj/contract/payments/methods";
import { amountBy } from "@jdj/contract/payments/price";
import { and, count, desc, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { Payment } from "./open-payment.ts";
import { isOurReference } from "./payment-reference.ts";
import { isPayable } from "./payment-state.ts";
import { findPayment } from "./queries.ts";
import { clientReferences, payments } from "./tables.ts";

/** How a call names a payment. Only a reference of ours names it by itself the first time. */
export interface PaymentNames {
  /** Ours, or what the client calls the payment. */
  reference: string;
  /** A second name of the client's (`order_id`); others than texts of eight characters are no names. */
  order_id?: string | number | null | undefined;
  /** The message that the payment pays for. */
  message_id?: string | number | null | undefined;
  /** What the client reckons, in FCFA; null for none. */
  amount?: string | number | null | undefined;
}

/** The most names that a payment may have: a client makes one for each attempt. */
const MOST_NAMES = 200;

/** The payments of a customer that are compared with an amount. */
const MOST_OPEN = 200;

/**
 * The payment that a customer names: by our reference, by what their client called it before, by the
 * message that it pays for, or, where the call names no message, as their only payment of that amount
 * which may be paid. Whether they may have it is for the caller to check.
 * @returns null for none
 * @throws several-orders (409) where the amount is that of more than one
 */
export async function findNamedPayment(
  db: Database,
  customerId: number,
  names: PaymentNames,
): Promise<Payment | null> {
  const ours = await findPayment(db, names.reference);
  if (ours !== null || isOurReference(names.reference)) return ours;
  for (const name of clientNames(names)) {
    const remembered = await findRemembered(db, customerId, name);
    if (remembered !== null) return remembered;
  }
  const messageId = numberFrom(names.message_id);
  if (messageId !== null) return findPaymentOfMessage(db, messageId);
  const amount = numberFrom(names.amount);
  return amount === null ? null : findOnlyPaymentOf(db, customerId, amount);
}

/**
 * The payment of a message whose payer and amount a client without a session knows, so that nobody
 * reaches the payments of others by counting up; null for any other.
 */
export async function findPaymentByAllNames(
  db: Database,
  names: PaymentNames & { customer_id?: string | number | null | undefined },
): Promise<Payment | null> {
  const messageId = numberFrom(names.message_id);
  const amount = numberFrom(names.amount);
  if (messageId === null || amount === null) return null;
  const payment = await findPaymentOfMessage(db, messageId);
  const isTheirs = payment !== null && payment.customerId === numberFrom(names.customer_id);
  return isTheirs && isAmountOf(payment, amount) ? payment : null;
}

/**
 * Remembers what a client calls a payment, so that it is found by that name again.
 * @throws reference-used (409) for the name of another payment of the customer, or where the message
 * that the call names is another payment's; too-many-requests (429) past 200 names
 */
export async function rememberNames(
  { db, now }: RequestContext,
  customerId: number,
  payment: Payment,
  names: PaymentNames,
): Promise<void> {
  if (names.reference === payment.reference) return;
  const messageId = numberFrom(names.message_id);
  if (messageId !== null && messageId !== payment.campaignId) throw refusal("reference-used");
  const [first, ...others] = clientNames(names);
  if (first === undefined) return;
  const known = await findRemembered(db, customerId, first);
  if (known === null) {
    const [named] = await db
      .select({ count: count() })
      .from(clientReferences)
      .where(eq(clientReferences.paymentId, payment.id));
    if ((named?.count ?? 0) >= MOST_NAMES) throw refusal("too-many-requests");
    const rows = [first, ...others].map((reference) => ({
      customerId,
      reference,
      paymentId: payment.id,
      createdAt: now,
    }));
    await db.insert(clientReferences).values(rows).onConflictDoNothing();
  }
  // Another request may have given the name meanwhile.
  const holder = known ?? (await findRemembered(db, customerId, first));
  if (holder?.id !== payment.id) throw refusal("reference-used");
}

/** What the client calls the payment: its reference, and its number where that is one. */
function clientNames({ reference, order_id }: PaymentNames): string[] {
  const second = typeof order_id === "string" ? order_id.trim() : "";
  return second.length < 8 || second === reference ? [reference] : [reference, second];
}

async function findRemembered(db: Database, customerId: number, reference: string) {
  const [row] = await db
    .select({ payment: payments })
    .from(clientReferences)
    .innerJoin(payments, eq(payments.id, clientReferences.paymentId))
    .where(
      and(eq(clientReferences.customerId, customerId), eq(clientReferences.reference, reference)),
    );
  return row?.payment ?? null;
}

/** The payment that a message waits for, else the last one that was paid for it. */
async function findPaymentOfMessage(db: Database, messageId: number): Promise<Payment | null> {
  const found = await db
    .select()
    .from(payments)
    .where(and(eq(payments.campaignId, messageId), isNull(payments.closedAt)))
    .orderBy(desc(payments.id))
    .limit(20);
  return found.find(isPayable) ?? found[0] ?? null;
}

async function findOnlyPaymentOf(
  db: Database,
  customerId: number,
  amount: number,
): Promise<Payment | null> {
  const found = await db
    .select()
    .from(payments)
    .where(
      and(eq(payments.customerId, customerId), isNull(payments.paidAt), isNull(payments.closedAt)),
    )
    .orderBy(desc(payments.createdAt))
    .limit(MOST_OPEN);
  const meant = found.filter((payment) => isPayable(payment) && isAmountOf(payment, amount));
  if (meant.length > 1) throw refusal("several-orders");
  return meant[0] ?? null;
}

/** Whether a client may mean this payment by an amount: before tax, with tax, or what a company takes. */
function isAmountOf({ dueFcfa, totalFcfa, payableFcfa }: Payment, amount: number): boolean {
  const taken = paymentMethods.map((method) => amountBy(method, payableFcfa));
  return [dueFcfa, totalFcfa, payableFcfa, ...taken].includes(amount);
}

/** A whole number that a client sends as a number or as text, « 1 180 » too; null for anything else. */
function numberFrom(value: string | number | null | undefined): number | null {
  const read = readAmount(value);
  return typeof read === "number" && Number.isSafeInteger(read) && read > 0 ? read : null;
}
