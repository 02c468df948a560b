import type { FabricMoney } from "@jdj/contract/fabric-orders/money";
import type { FabricOrder } from "@jdj/contract/fabric-orders/orders";
import type { FabricPurchasePayment } from "@jdj/contract/fabric-orders/purchases";
import { and, eq } from "drizzle-orm";
import { requestContext } from "../../app-context.ts";
import { placeOrder } from "../../areas/orders/checkout/place-order.ts";
import { marketplaceOrders, orderLines, sellerOrders } from "../../areas/orders/orders/tables.ts";
import { fabricForm } from "../fabric.ts";
import { askedOrder } from "../order-samples.ts";
import { type Deal, dayIn, report } from "./deal.ts";
import type { Fixture } from "./fixture.ts";

/** The seller's part of the newest order of the shop that buys for a fabric order; undefined for none. */
async function findPart({ app }: Fixture, fabricOrderId: number) {
  const rows = await app.db
    .select({ part: sellerOrders, reference: marketplaceOrders.reference })
    .from(sellerOrders)
    .innerJoin(marketplaceOrders, eq(marketplaceOrders.id, sellerOrders.orderId))
    .innerJoin(
      orderLines,
      and(
        eq(orderLines.sellerOrderId, sellerOrders.id),
        eq(orderLines.fabricOrderId, fabricOrderId),
      ),
    )
    .orderBy(sellerOrders.id);
  return rows.at(-1);
}

/** The committee closes its order, orders the cloth in the shop, and pays it from what was collected. */
async function buy(fixture: Fixture, path: string) {
  const { app, couple, shop, send } = fixture;
  await send(couple, "POST", `${path}/state`, { to: "closed" });
  if ((await send(couple, "POST", `${path}/cart`)).status !== 200) return;
  const asked = await askedOrder(app, couple.customerId, [shop.zone]);
  // Two who press at once place one order; what is sold out is refused.
  const placed = await placeOrder(requestContext(app), couple.customerId, asked).catch(() => null);
  if (placed === null) return;
  const purchase = `/api/v1/fabric-purchases/${placed.reference}`;
  const { left_fcfa } = (await send(couple, "GET", purchase)).body as FabricPurchasePayment;
  await send(couple, "POST", `${purchase}/transfer`, { left_fcfa });
}

/** Confirms what the owner, who is alone, asked for earlier, then asks for what may leave. */
async function withdrawCollected({ couple, numbers, send }: Fixture, path: string) {
  const money = (await send(couple, "GET", `${path}/money`)).body as Partial<FabricMoney>;
  const current_password = "demo";
  for (const { id, state } of money.withdrawals ?? [])
    if (state === "asked")
      await send(couple, "POST", `${path}/withdrawals/${id}/confirm`, { current_password });
  const amount = money.withdrawable_fcfa ?? 0;
  const asked = { amount, number_id: numbers.hosts, current_password };
  return send(couple, "POST", `${path}/withdrawals`, asked);
}

/**
 * A share of two units of fabric at 15 000 FCFA, which buy as many of the shop at 10 000 FCFA, delivered
 * for 1 500 FCFA.
 */
export async function fabricDeal(fixture: Fixture): Promise<Deal> {
  const { couple, pro, shop, send } = fixture;
  const base = `/api/v1/fabric-orders/${couple.eventId}`;
  const form = { ...fabricForm, sizes: "", variant_id: shop.variantId };
  const made = await send(couple, "POST", base, { ...form, deadline: dayIn(fixture, 40) });
  const { id } = made.body as { id: number };
  const path = `${base}/${id}`;
  await send(couple, "POST", `${path}/people`, { name: "Koffi", phone_number_1: "" });
  const { shares } = (await send(couple, "GET", path)).body as FabricOrder;
  const own = `/api/v1/fabric-shares/${shares[0]?.path?.split("/").at(-1) ?? ""}`;
  const choose = (quantity: number) => send({ token: null }, "PUT", own, { size: null, quantity });
  await choose(2);
  const shopMoves = (partId: number, body: object) =>
    send(pro, "POST", `/api/v1/pro/orders/${partId}/moves`, body);
  return {
    kind: "fabric-share",
    isGuestCheckout: true,
    async reference() {
      const { body } = await send({ token: null }, "POST", `${own}/payment`);
      return (body as { reference?: string }).reference ?? null;
    },
    async progress() {
      const found = await findPart(fixture, id);
      const next = { paid: "prepared", prepared: "shipped", shipped: "delivered" } as const;
      const to = new Map(Object.entries(next)).get(found?.part.state ?? "");
      return found && to ? shopMoves(found.part.id, { to }) : buy(fixture, path);
    },
    async confirm() {
      const found = await findPart(fixture, id);
      if (found) await send(couple, "POST", `/api/v1/suborders/${found.part.id}/receive`, {});
    },
    cancel: () => choose(1),
    async withdraw() {
      const found = await findPart(fixture, id);
      const isPaid = found?.part.state === "paid" || found?.part.state === "prepared";
      if (found && isPaid)
        return shopMoves(found.part.id, { to: "cancelled", note: "Plus de tissu" });
      return send(couple, "POST", `${path}/state`, { to: "cancelled" });
    },
    async dispute() {
      const found = await findPart(fixture, id);
      if (!found) return;
      const dispute = `/api/v1/suborders/${found.part.id}/disputes`;
      await send(couple, "POST", dispute, report("not-as-agreed"));
    },
    async disputeId() {
      const found = await findPart(fixture, id);
      if (!found) return null;
      const { body } = await send(couple, "GET", `/api/v1/orders/${found.reference}`);
      const { sellers } = body as { sellers?: { dispute: { id: number } | null }[] };
      return sellers?.[0]?.dispute?.id ?? null;
    },
    holdCalls: null,
    orderId: async () => (await findPart(fixture, id))?.part.orderId ?? null,
    withdrawCollected: () => withdrawCollected(fixture, path),
  };
}
