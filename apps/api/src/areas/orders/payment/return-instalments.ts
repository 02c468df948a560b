import { mayTransitionSellerOrder } from "@jdj/contract/orders/order-states";
import { fcfa } from "@jdj/french/money";
import { and, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { alertOperator } from "../../operations/alerts/alert-operator.ts";
import { paymentAttempts } from "../../payments/payments/tables.ts";
import { hasOpenRefund } from "../../payments/refunds/queries.ts";
import { requestRefund } from "../../payments/refunds/request-refund.ts";
import { lockOrder, type StoredOrder } from "../orders/lock-order.ts";
import { transitionSuborders } from "../orders/transition-suborders.ts";
import { announceReturned, type Returned } from "./announce-returned-money.ts";
import { listInstalments, type StoredInstalment } from "./instalments.ts";
import { orderInstalments } from "./tables.ts";

const subjectOf = (id: number) => ({ kind: "order" as const, id });

/** What of an instalment has not gone back, nor waits to. */
const leftOf = ({ amountFcfa, returnedFcfa, waitingFcfa }: StoredInstalment) =>
  amountFcfa - returnedFcfa - waitingFcfa;

/** How much of which instalment goes back. */
export interface ReturnedInstalment {
  instalment: StoredInstalment;
  amountFcfa: number;
}

/**
 * Which instalments a refund gives back, in FCFA: the transfers first, because they are of many, then
 * the payments, the newest first.
 */
export function chooseInstalments(
  instalments: readonly StoredInstalment[],
  amountFcfa: number,
): ReturnedInstalment[] {
  const isTransfer = ({ fabricOrderId }: StoredInstalment) => fabricOrderId !== null;
  const newest = [...instalments].reverse();
  const chosen: ReturnedInstalment[] = [];
  let left = amountFcfa;
  for (const one of [
    ...newest.filter(isTransfer),
    ...newest.filter((other) => !isTransfer(other)),
  ]) {
    const back = Math.min(left, leftOf(one));
    if (back > 0) chosen.push({ instalment: one, amountFcfa: back });
    left -= back;
  }
  return chosen;
}

async function countReturned(
  tx: Database,
  id: number,
  { returned = 0, waiting = 0 }: { returned?: number; waiting?: number },
): Promise<void> {
  await tx
    .update(orderInstalments)
    .set({
      returnedFcfa: sql`${orderInstalments.returnedFcfa} + ${returned}`,
      waitingFcfa: sql`${orderInstalments.waitingFcfa} + ${waiting}`,
    })
    .where(eq(orderInstalments.id, id));
}

/**
 * Gives the instalments of an order back that is cancelled before it was paid whole, in the caller's
 * transaction: transfers to what was collected, payments to who made them.
 */
export async function returnUnpaidInstalments(
  context: RequestContext,
  order: StoredOrder,
  providerId: number | null,
): Promise<void> {
  const { db: tx, now } = context;
  const returned: Returned[] = [];
  for (const instalment of await listInstalments(tx, order.id)) {
    const { id, fabricOrderId, paymentId } = instalment;
    const amountFcfa = leftOf(instalment);
    if (amountFcfa === 0) continue;
    await recordTransaction(tx, {
      key: `order-instalment:${id}:back`,
      kind: fabricOrderId === null ? "refund" : "transfer",
      subject: subjectOf(order.id),
      entries: [
        { account: "held", providerId, amountFcfa },
        fabricOrderId === null
          ? { account: "refunds", amountFcfa: -amountFcfa }
          : { account: "fabric", fabricOrderId, amountFcfa: -amountFcfa },
      ],
      now,
    });
    await countReturned(tx, id, { returned: amountFcfa });
    returned.push({ fabricOrderId, amountFcfa });
    if (paymentId !== null)
      await refundPayment(context, paymentId, { scope: "cancellation", amountFcfa });
  }
  await announceReturned(context, order.id, returned);
}

async function refundPayment(
  context: RequestContext,
  paymentId: number,
  scope: { scope: string; amountFcfa: number; shortFcfa?: number },
): Promise<void> {
  const paid = await context.db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, paymentId), eq(paymentAttempts.state, "paid")));
  for (const { id } of paid) await requestRefund(context, id, "automatic", scope);
}

/** What a paid order gives back, which the ledger owes as `refunds`. */
interface InstalmentRefund {
  /** What it is, of the refunds of the order. */
  scope: string;
  amountFcfa: number;
  /** What the seller's balance does not cover: a transfer waits for staff by it. */
  shortFcfa: number;
}

/**
 * Gives money of a paid order back where its instalments came from, in the caller's transaction.
 * Transfers go back inside the ledger at once, as far as the seller's balance covers them; the remainder
 * waits for staff, with an alert. Suborders of which nothing waits are refunded then.
 * @returns false for an order that one payment paid: nothing happens then
 */
export async function returnInstalments(
  context: RequestContext,
  orderId: number,
  refund: InstalmentRefund,
  suborderIds: readonly number[],
): Promise<boolean> {
  const { db: tx } = context;
  const instalments = await listInstalments(tx, orderId);
  if (instalments.length === 0) return false;
  let short = refund.shortFcfa;
  let waits = false;
  const returned: Returned[] = [];
  for (const chosen of chooseInstalments(instalments, refund.amountFcfa)) {
    const { instalment, amountFcfa } = chosen;
    const shortFcfa = Math.min(short, amountFcfa);
    short -= shortFcfa;
    if (instalment.paymentId !== null) {
      await countReturned(tx, instalment.id, { returned: amountFcfa });
      const scope = { scope: refund.scope, amountFcfa, shortFcfa };
      await refundPayment(context, instalment.paymentId, scope);
      waits = true;
    } else {
      await returnTransfer(context, chosen, { scope: refund.scope, shortFcfa });
      const { fabricOrderId } = instalment;
      returned.push({ fabricOrderId, amountFcfa: amountFcfa - shortFcfa });
      if (shortFcfa > 0) waits = true;
    }
  }
  await announceReturned(context, orderId, returned);
  if (!waits) await markRefunded(context, orderId, suborderIds);
  return true;
}

/**
 * Gives the other instalments of an order back after an operator refunded the payment of one: the order
 * ends, and all that was paid goes back.
 */
export async function returnOthers(
  context: RequestContext,
  orderId: number,
  refunded: { id: number; attemptId: number; amountFcfa: number; shortFcfa: number },
): Promise<void> {
  const { db: tx } = context;
  const instalments = await listInstalments(tx, orderId);
  const [attempt] = await tx
    .select({ paymentId: paymentAttempts.paymentId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, refunded.attemptId));
  const own = instalments.find((one) => one.paymentId === attempt?.paymentId);
  if (!own) return;
  await countReturned(tx, own.id, { returned: Math.min(refunded.amountFcfa, leftOf(own)) });
  const others = instalments.filter(({ id }) => id !== own.id);
  const amountFcfa = others.reduce((sum, one) => sum + leftOf(one), 0);
  const { shortFcfa } = refunded;
  const refund = { scope: `after:${refunded.id}`, amountFcfa, shortFcfa };
  await returnInstalments(context, orderId, refund, []);
}

async function returnTransfer(
  context: RequestContext,
  { instalment, amountFcfa }: ReturnedInstalment,
  { scope, shortFcfa }: { scope: string; shortFcfa: number },
): Promise<void> {
  const { db: tx, now } = context;
  const { id } = instalment;
  const covered = amountFcfa - shortFcfa;
  await creditCommittee(context, instalment, { key: scope, amountFcfa: covered });
  await countReturned(tx, id, { returned: covered, waiting: shortFcfa });
  if (shortFcfa === 0) return;
  const detail = `Le retour de ${fcfa(amountFcfa)} à une commande de pagnes attend votre décision\u00a0: il manque ${fcfa(shortFcfa)} au solde du vendeur.`;
  await alertOperator(
    tx,
    context,
    { kind: "refund-short", subject: `instalment:${id}`, detail },
    now,
  );
}

/** What is owed as a refund goes back to what the committee collected. */
async function creditCommittee(
  { db: tx, now }: Pick<RequestContext, "db" | "now">,
  { id, orderId, fabricOrderId }: StoredInstalment,
  { key, amountFcfa }: { key: string; amountFcfa: number },
): Promise<void> {
  await recordTransaction(tx, {
    key: `order-instalment:${id}:back:${key}`,
    kind: "transfer",
    subject: subjectOf(orderId),
    entries: [
      { account: "refunds", amountFcfa },
      { account: "fabric", fabricOrderId, amountFcfa: -amountFcfa },
    ],
    now,
  });
}

/**
 * Gives the committee what waits of an instalment, by a decision of staff: what the seller's balance
 * did not cover is then what the seller owes us. An order of which nothing waits any more is refunded.
 * In the caller's transaction.
 * @returns the amount, 0 when nothing waits
 */
export async function releaseWaiting(
  context: Pick<RequestContext, "db" | "jobs" | "now">,
  instalmentId: number,
): Promise<number> {
  const { db: tx } = context;
  const [instalment] = await tx
    .select()
    .from(orderInstalments)
    .where(eq(orderInstalments.id, instalmentId))
    .for("update");
  if (!instalment || instalment.waitingFcfa === 0) return 0;
  const amountFcfa = instalment.waitingFcfa;
  const key = `waiting:${instalment.returnedFcfa}`;
  await creditCommittee(context, instalment, { key, amountFcfa });
  await countReturned(tx, instalmentId, { returned: amountFcfa, waiting: -amountFcfa });
  const { orderId, fabricOrderId } = instalment;
  await announceReturned(context, orderId, [{ fabricOrderId, amountFcfa }]);
  await endRefunded(context, orderId);
  return amountFcfa;
}

/** Marks an order refunded once none of its instalments, and no refund of a payment of it, waits. */
async function endRefunded(
  context: Pick<RequestContext, "db" | "now">,
  orderId: number,
): Promise<void> {
  const { db: tx } = context;
  const instalments = await listInstalments(tx, orderId);
  if (instalments.some(({ waitingFcfa }) => waitingFcfa > 0)) return;
  if (await hasOpenRefund(tx, subjectOf(orderId))) return;
  const whole = await lockOrder(tx, orderId);
  const ids = (whole?.suborders ?? []).map(({ id }) => id);
  await markRefunded(context, orderId, ids);
}

async function markRefunded(
  { db: tx, now }: Pick<RequestContext, "db" | "now">,
  orderId: number,
  suborderIds: readonly number[],
): Promise<void> {
  const whole = await lockOrder(tx, orderId);
  const given = (whole?.suborders ?? []).filter(
    (suborder) =>
      suborderIds.includes(suborder.id) &&
      mayTransitionSellerOrder(suborder, "refunded", "product"),
  );
  await transitionSuborders(tx, given, { to: "refunded", by: "product", userId: null, now });
}
