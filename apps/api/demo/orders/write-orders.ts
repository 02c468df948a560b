import type { OrderState } from "@jdj/contract/orders/order-states";
import { and, asc, eq, gt, inArray, isNotNull } from "drizzle-orm";
import { type AppContext, calendarDate, type RequestContext } from "../../src/app-context.ts";
import { addLine } from "../../src/areas/carts/cart/add-line.ts";
import { findCart } from "../../src/areas/carts/cart/find-cart.ts";
import { listLines } from "../../src/areas/carts/cart/list-lines.ts";
import { customers, users } from "../../src/areas/identity/users/tables.ts";
import { deliveryPrice, listZones } from "../../src/areas/orders/checkout/list-zones.ts";
import { placeOrder } from "../../src/areas/orders/checkout/place-order.ts";
import { cancelSuborders } from "../../src/areas/orders/orders/cancel-suborders.ts";
import { lockOrder } from "../../src/areas/orders/orders/lock-order.ts";
import { marketplaceOrders } from "../../src/areas/orders/orders/tables.ts";
import { transitionSuborders } from "../../src/areas/orders/orders/transition-suborders.ts";
import { recordOrderPayment } from "../../src/areas/orders/payment/record-order-payment.ts";
import { recordOrderRefund } from "../../src/areas/orders/payment/record-order-refund.ts";
import { answerReturn } from "../../src/areas/orders/returns/answer-return.ts";
import { askReturn } from "../../src/areas/orders/returns/ask-return.ts";
import { beginAttempt } from "../../src/areas/payments/initiations/begin-attempt.ts";
import { paymentAttempts, payments } from "../../src/areas/payments/payments/tables.ts";
import { recordRefundResult } from "../../src/areas/payments/refunds/record-refund-result.ts";
import { refunds } from "../../src/areas/payments/refunds/tables.ts";
import { settlePayment } from "../../src/areas/payments/settlement/settle-payment.ts";
import { products, productVariants } from "../../src/areas/products/products/tables.ts";
import { providers } from "../../src/areas/providers/tables.ts";
import { towns } from "../../src/areas/providers/towns/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { cast } from "../cast.ts";
import { addDays, baseDay, instantOn } from "../couple/base-day.ts";
import { pastContext } from "../couple/past-context.ts";
import { CATERER } from "../directory/first-providers.ts";

/** An order of the couple. */
interface PlannedOrder {
  /** How far it went. */
  until: OrderState;
  /** How many sellers it has, or the only one by name. */
  sellers: number | string;
  /** How many days ago it was placed. */
  ago: number;
  /** Whether its return waits for the seller. */
  asksReturn?: true;
}

const planned: readonly PlannedOrder[] = [
  { until: "delivered", sellers: 2, ago: 30 },
  { until: "refunded", sellers: 1, ago: 26 },
  { until: "returned", sellers: 1, ago: 21 },
  { until: "cancelled", sellers: 1, ago: 17 },
  { until: "shipped", sellers: 2, ago: 4 },
  { until: "prepared", sellers: 1, ago: 3 },
  { until: "paid", sellers: 2, ago: 2 },
  { until: "placed", sellers: 1, ago: 0 },
  // What the demonstration's provider finds in every state in which she has something to do.
  { until: "delivered", sellers: CATERER, ago: 24 },
  { until: "delivered", sellers: CATERER, ago: 4, asksReturn: true },
  { until: "shipped", sellers: CATERER, ago: 3 },
  { until: "prepared", sellers: CATERER, ago: 2 },
  { until: "paid", sellers: CATERER, ago: 1 },
  { until: "paid", sellers: CATERER, ago: 1 },
];

/** For how long the unpaid order of the demonstration keeps its stock, in days from the base. */
const WAITS_DAYS = 28;

interface Variant {
  variantId: number;
  providerId: number;
  /** The seller's name. */
  seller: string;
}

/**
 * Writes the couple's orders of the demonstration once, one in every state, all or none, by the
 * product's own acts.
 */
export async function writeDemoOrders(app: AppContext): Promise<void> {
  const [known] = await app.db
    .select({ id: marketplaceOrders.id })
    .from(marketplaceOrders)
    .where(eq(marketplaceOrders.demonstration, true))
    .limit(1);
  if (known) return;
  const base = baseDay(calendarDate(app.clock()));
  await app.db.transaction(async (tx) => {
    const [buyer] = await tx
      .select({ customerId: customers.id, userId: users.id })
      .from(customers)
      .innerJoin(users, eq(users.id, customers.userId))
      .where(eq(users.email, cast.customer.email));
    const [town] = await tx.select().from(towns).where(eq(towns.name, "Cocody"));
    if (!buyer || !town) return;
    const groups = await variantsBySeller(tx);
    for (const [nth, plan] of planned.entries()) {
      const { sellers } = plan;
      const shown =
        typeof sellers === "number"
          ? groups.slice(nth % 4, (nth % 4) + sellers)
          : groups.filter(([first]) => first?.seller === sellers);
      const chosen = shown.flatMap((group) => {
        const variant = group[nth % group.length];
        return variant === undefined ? [] : [variant];
      });
      if (chosen.length === (typeof sellers === "number" ? sellers : 1))
        await writeOne(app, tx, { ...buyer, townId: town.id, base, chosen, ...plan });
    }
  });
}

/** Variants of the demonstration's products that have some units, by seller. */
async function variantsBySeller(tx: Database): Promise<Variant[][]> {
  const rows = await tx
    .select({
      variantId: productVariants.id,
      providerId: products.providerId,
      seller: providers.name,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .innerJoin(providers, eq(providers.id, products.providerId))
    .where(
      and(
        products.demonstration,
        eq(products.kind, "product"),
        isNotNull(products.publishedAt),
        gt(productVariants.stock, 5),
      ),
    )
    .orderBy(asc(productVariants.id));
  return [...Map.groupBy(rows, ({ providerId }) => providerId).values()];
}

interface DemoOrder {
  customerId: number;
  userId: number;
  townId: number;
  base: string;
  chosen: readonly Variant[];
  until: OrderState;
  ago: number;
  asksReturn?: true;
}

async function writeOne(app: AppContext, tx: Database, plan: DemoOrder): Promise<void> {
  const { customerId, until, base, ago } = plan;
  /** The act some days after the order; before now for an order of today. */
  const on = (days: number, time = "10:00") => {
    const past = pastContext(app, tx, instantOn(addDays(base, days - ago), time));
    return { ...past, clock: () => past.now };
  };
  const reference = await place(on(0, "09:00"), plan);
  const [order] = await tx
    .update(marketplaceOrders)
    .set({
      demonstration: true,
      reservedUntil: instantOn(addDays(base, WAITS_DAYS), "20:00"),
    })
    .where(eq(marketplaceOrders.reference, reference))
    .returning();
  if (!order || until === "placed") return;
  const cancel = async (context: RequestContext) => {
    const whole = await lockOrder(tx, order.id);
    const cancellation = { by: "customer" as const, userId: plan.userId };
    if (whole) await cancelSuborders(context, whole, whole.suborders, cancellation);
  };
  if (until === "cancelled") return cancel(on(0, "09:10"));
  await pay(app, on(0, "09:05"), order.id);
  if (until === "refunded") {
    await cancel(on(1));
    return makeRefunds(on(2), order.id);
  }
  const steps = ["prepared", "shipped", "delivered"] as const;
  const reached = steps.slice(0, until === "returned" ? 3 : steps.indexOf(until as "shipped") + 1);
  for (const [day, to] of reached.entries()) {
    const { now } = on(day + 1);
    const whole = await lockOrder(tx, order.id);
    // What is fetched is not sent.
    const moved = (whole?.suborders ?? []).filter(({ ships }) => ships || to !== "shipped");
    await transitionSuborders(tx, moved, { to, by: "seller", userId: null, now });
  }
  if (until !== "returned" && !plan.asksReturn) return;
  const whole = await lockOrder(tx, order.id);
  const [suborder] = whole?.suborders ?? [];
  const [line] = whole?.lines ?? [];
  if (!suborder || !line || suborder.providerId === null) return;
  const asked = { lines: [{ lineId: line.id, quantity: 1 }], reason: "La couleur ne va pas." };
  await askReturn(on(4), customerId, suborder.id, asked);
  if (plan.asksReturn) return;
  const answer = { isAccepted: true, answer: "Renvoyez-le par le même livreur.", userId: null };
  await answerReturn(on(5), suborder.providerId, suborder.id, answer);
}

/** Puts the variants into the couple's cart, and orders it. @returns the reference */
async function place(
  context: RequestContext,
  { customerId, townId, chosen }: DemoOrder,
): Promise<string> {
  const { db } = context;
  for (const { variantId } of chosen)
    await addLine(context, { customerId }, { variantId, quantity: 2, day: null, note: "" });
  const cart = await findCart(db, { customerId });
  const rows = await listLines(db, { cartId: cart?.id ?? 0 });
  const providerIds = chosen.map(({ providerId }) => providerId);
  const zones = await listZones(db, { providerIds, townId });
  const deliveries = providerIds.flatMap((providerId) => {
    const own = zones.filter((zone) => zone.providerId === providerId);
    const zone = own.find(({ pickup }) => !pickup) ?? own[0];
    return zone ? [{ seller_id: providerId, zone_id: zone.id, price: deliveryPrice(zone) }] : [];
  });
  const placed = await placeOrder(context, customerId, {
    orderKey: cart?.orderKey ?? "",
    recipient: "Awa Kouassi",
    phone: cast.customer.phone,
    townId,
    address: "Riviera Palmeraie, immeuble en face de la pharmacie",
    note: "",
    lines: rows.map(({ line, unitFcfa }) => ({
      id: line.id,
      quantity: line.quantity,
      price: unitFcfa,
    })),
    deliveries,
  });
  return placed.reference;
}

/** Pays an order by Wave, as if it had been paid at that instant. */
async function pay(app: AppContext, context: RequestContext, orderId: number): Promise<void> {
  const { db, jobs, now } = context;
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.subjectKind, "order"), eq(payments.subjectId, orderId)));
  if (!payment) return;
  const asked = { gateway: "wave" as const, amountFcfa: payment.payableFcfa, phone: null };
  const { attempt } = await beginAttempt(context, payment.id, asked, false);
  await db
    .update(paymentAttempts)
    .set({ gatewayReference: `demonstration-${attempt.reference}` })
    .where(eq(paymentAttempts.id, attempt.id));
  const standing = { state: "paid" as const, amountFcfa: payment.payableFcfa, currency: "XOF" };
  await settlePayment({ db, jobs, now }, attempt.id, standing);
  await recordOrderPayment({ ...app, ...context }, orderId);
}

/** Notes that the refunds of an order were made. */
async function makeRefunds(context: RequestContext, orderId: number): Promise<void> {
  const { db } = context;
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(and(eq(payments.subjectKind, "order"), eq(payments.subjectId, orderId)));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.update(refunds).set({ state: "sending" }).where(inArray(refunds.id, ids));
  for (const id of ids) {
    await recordRefundResult(context, id, "done", "gateway");
    await recordOrderRefund(context, id);
  }
}
