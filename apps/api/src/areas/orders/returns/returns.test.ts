import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import {
  balancesOf,
  openShop,
  orderFrom,
  payOrder,
  refundByHand,
  type Shop,
  statesOf,
  suborderOf,
} from "../../../testing/orders.ts";
import { endOrders } from "../orders/end-orders.ts";
import { sellerOrders } from "../orders/tables.ts";
import { answerReturn } from "./answer-return.ts";

const app = testApp();
const held: { awa?: CastMember; one?: Shop } = {};

beforeAll(async () => {
  held.awa = await registerCouple(app);
  held.one = await openShop(app, "perles");
});

function cast() {
  const { awa, one } = held;
  if (!awa || !one) throw new Error("They are made before the tests");
  return { awa, one };
}

function call(method: string, path: string, body?: object) {
  const { token } = cast().awa;
  return app.call(method, `/api/v1${path}`, body === undefined ? { token } : { token, body });
}

describe("an order", () => {
  it("is returned within the seller's days, once, by what was delivered", async () => {
    const { awa, one } = cast();
    const { order, payment } = await orderFrom(app, awa.customerId, [one], 2);
    await payOrder(app, awa, payment);
    const suborder = await suborderOf(app, order.id, one);
    const shown = (await call("GET", `/orders/${order.reference}`)).body as {
      sellers: { lines: { id: number }[] }[];
    };
    const lineId = shown.sellers[0]?.lines[0]?.id ?? 0;
    const ask = (quantity: number) =>
      call("POST", `/suborders/${suborder.id}/return`, {
        reason: "Trop grand",
        lines: [{ id: lineId, quantity }],
      });
    expect((await ask(1)).status).toBe(409);
    await app.db
      .update(sellerOrders)
      .set({ state: "shipped" })
      .where(eq(sellerOrders.id, suborder.id));
    expect((await call("POST", `/suborders/${suborder.id}/receive`, {})).status).toBe(200);
    expect(await ask(3)).toMatchObject({ status: 422 });
    expect((await ask(1)).status).toBe(200);
    expect((await ask(1)).status).toBe(409);
    await answerReturn(requestContext(app), one.providerId, suborder.id, {
      isAccepted: true,
      answer: "Déposez-le à la boutique",
      userId: one.userId,
    });
    await app.work();
    await refundByHand(app);
    expect(await statesOf(app, order.id)).toEqual(["refunded"]);
    expect(await balancesOf(app, order.id)).toEqual(
      new Map([
        ["gateway", 11_500],
        ["commission", -1000],
        ["held", -10_500],
        ["refunds", 0],
      ]),
    );
  });

  it("sent two weeks ago counts as delivered, and can no longer be returned after its days", async () => {
    const { awa, one } = cast();
    const { order, payment } = await orderFrom(app, awa.customerId, [one]);
    await payOrder(app, awa, payment);
    const suborder = await suborderOf(app, order.id, one);
    await app.db
      .update(sellerOrders)
      .set({ state: "shipped", transitionedAt: app.clock() })
      .where(eq(sellerOrders.id, suborder.id));
    app.wait(14 * 86_400);
    await endOrders(app);
    expect(await statesOf(app, order.id)).toEqual(["delivered"]);
    app.wait(8 * 86_400);
    const body = { reason: "Trop tard", lines: [{ id: 1, quantity: 1 }] };
    expect((await call("POST", `/suborders/${suborder.id}/return`, body)).status).toBe(409);
  });
});
