import { describe, expect, it } from "vitest";
import { openSession } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { openShop, orderFrom, payOrder, suborderOf } from "../../../testing/orders.ts";
import { cancellableFcfa } from "./queries.ts";

const app = testApp();

const paid = { paidAt: new Date("2026-11-20T10:00:00Z") };
const suborder = {
  ...{ state: "paid" as const, ships: true, goodsFcfa: 34_000, deliveryFcfa: 4500 },
  refundedFcfa: 0,
};

describe("a part of an order", () => {
  it("is cancelled by staff until it is delivered, for all that was paid of it", () => {
    for (const state of ["paid", "prepared", "shipped"] as const)
      expect(cancellableFcfa(paid, { ...suborder, state })).toBe(38_500);
  });

  it("is not cancelled once it is delivered, or ended", () => {
    for (const state of ["delivered", "returned", "cancelled", "refunded"] as const)
      expect(cancellableFcfa(paid, { ...suborder, state })).toBeNull();
  });

  it("is not cancelled by itself before the order is paid", () => {
    expect(cancellableFcfa({ paidAt: null }, { ...suborder, state: "placed" })).toBeNull();
  });
});

describe("the cancellation of a part by staff", () => {
  it("gives exactly its sum back by two people, with the reason for both sides", async () => {
    const awa = await registerCouple(app);
    const shops = [await openShop(app, "perles"), await openShop(app, "pagnes")] as const;
    const { order, payment } = await orderFrom(app, awa.customerId, shops, 2);
    await payOrder(app, awa, payment);
    const damaged = await suborderOf(app, order.id, shops[0]);
    const first = await asRole(app, "finance", "f1@exemple.test");
    const second = await asRole(app, "admin", "a1@exemple.test");
    const support = await asRole(app, "support", "s1@exemple.test");
    const path = `orders/${order.id}/cancel-suborder`;
    const sum = damaged.goodsFcfa + damaged.deliveryFcfa;
    const body = { suborder_id: damaged.id, refund_fcfa: sum, reason: "Article abîmé" };
    expect((await support.call("POST", path, body)).status).toBe(403);
    expect((await app.call("POST", `/api/v1/console/${path}`, { body })).status).toBe(401);
    expect((await first.call("POST", path, { ...body, refund_fcfa: sum - 1 })).status).toBe(409);
    expect((await first.call("POST", path, { ...body, reason: " " })).status).toBe(422);
    expect((await first.call("POST", path, { ...body, suborder_id: 999_999_999 })).status).toBe(
      404,
    );
    interface Shown {
      suborders: { id: number }[];
      payments: { left_fcfa: number }[];
    }
    const suborderIn = (answer: { body: unknown }) =>
      (answer.body as Shown).suborders.find(({ id }) => id === damaged.id);
    expect(suborderIn(await first.call("POST", path, body))).toMatchObject({
      ...{ state: "paid", cancel_fcfa: sum },
      approval: { reason: "Article abîmé" },
    });
    expect((await first.call("POST", path, body)).status).toBe(409);
    const done = await second.call("POST", path, body);
    expect(suborderIn(done)).toMatchObject({
      ...{ state: "cancelled", refunded_fcfa: sum, cancel_fcfa: null, approval: null },
    });
    expect(done.body).toMatchObject({ payments: [{ left_fcfa: order.totalFcfa - sum }] });
    expect(JSON.stringify(done.body)).toContain("Article abîmé");
    expect((await second.call("POST", path, body)).status).toBe(409);
  });

  it("counts with what the same customer got back on that day, in either order", async () => {
    const awa = await registerCouple(app, { email: "jour@exemple.test" });
    const first = { email: "f2@exemple.test", token: "" };
    const second = { email: "a2@exemple.test", token: "" };
    await asRole(app, "finance", first.email);
    await asRole(app, "admin", second.email);
    const signIn = async () => {
      for (const one of [first, second]) one.token = (await openSession(app, one.email)).token;
    };
    await signIn();
    const callAs = ({ token }: typeof first, path: string, body: object) =>
      app.call("POST", `/api/v1/console/${path}`, { token, body });
    const LEFT = 3000;
    /** A paid part of which that sum is left. */
    const partWithLittleLeft = async (name: string) => {
      const shop = await openShop(app, name);
      const { order, payment } = await orderFrom(app, awa.customerId, [shop], 2);
      await payOrder(app, awa, payment);
      const { id, goodsFcfa, deliveryFcfa } = await suborderOf(app, order.id, shop);
      const sum = goodsFcfa + deliveryFcfa;
      const of = { suborder_id: id, reason: "Article abîmé" };
      const refund = (by: typeof first, amount_fcfa: number, left_fcfa: number) =>
        callAs(by, `orders/${order.id}/refund-suborder`, { ...of, amount_fcfa, left_fcfa });
      const cancel = (by: typeof first) =>
        callAs(by, `orders/${order.id}/cancel-suborder`, { ...of, refund_fcfa: LEFT });
      for (const by of [first, second]) await refund(by, sum - LEFT, sum);
      const state = async () => (await suborderOf(app, order.id, shop)).state;
      return { refund, cancel, state };
    };
    const parts = [await partWithLittleLeft("tissus"), await partWithLittleLeft("bijoux")] as const;
    app.wait(86_400);
    await signIn();
    await parts[0].cancel(first);
    expect(await parts[0].state()).toBe("cancelled");
    await parts[1].cancel(first);
    expect(await parts[1].state()).toBe("paid");
    expect((await parts[1].refund(first, LEFT - 500, LEFT)).body).toMatchObject({
      suborders: [{ refund_approval: { amount_fcfa: LEFT - 500 } }],
    });
    await parts[1].cancel(second);
    expect(await parts[1].state()).toBe("cancelled");
  });
});
