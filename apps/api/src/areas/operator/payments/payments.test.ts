import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { GatewayName } from "../../../drivers/payments/gateway-names.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { orderFor } from "../../../testing/payment-samples.ts";
import { atFakeGateway, initiate, outcomeOf, press, sandboxOf } from "../../../testing/payments.ts";
import { creditOf, takeCredit } from "../../payments/credit/credit.ts";
import { channelCredits } from "../../payments/credit/tables.ts";
import { listAttempts } from "../../payments/orders/queries.ts";
import { paymentOrders } from "../../payments/orders/tables.ts";
import { refunds } from "../../payments/refunds/tables.ts";

const app = testApp();
const PATH = "/exploitation/paiements";

function visit(query = "", password = "a password of tests") {
  const coded = Buffer.from(`operator:${password}`).toString("base64");
  return app.call("GET", PATH + query, { headers: { authorization: `Basic ${coded}` } });
}

function submit(attemptId: number, name: string, headers: Record<string, string> = {}) {
  const form = new FormData();
  form.set("attempt", String(attemptId));
  form.set("action", name);
  const authorization = `Basic ${Buffer.from("o:a password of tests").toString("base64")}`;
  return app.call("POST", PATH, { body: form, headers: { authorization, ...headers } });
}

async function paidBy(...gateways: GatewayName[]) {
  const couple = await registerCouple(app);
  const order = await orderFor(app, couple);
  for (const gateway of gateways) await initiate(app, couple, gateway, order.reference);
  for (const gateway of gateways) await press(app, await atFakeGateway(app, order, gateway), "pay");
  await app.work();
  return { couple, order, attempts: await listAttempts(app.db, [order.id]) };
}

describe("the operator's accounts", () => {
  it("open to the password of the settings alone", async () => {
    expect((await app.call("GET", PATH)).status).toBe(401);
    expect((await visit("", "another password")).status).toBe(401);
    expect((await visit()).status).toBe(200);
  });

  it("sum up what each company took, and find a payment by its reference", async () => {
    const { order } = await paidBy("wave");
    const { body } = await visit(`?reference=${order.reference}`);
    expect(body).toContain("Wave");
    expect(body).toContain("561\u00a0FCFA");
    expect(body).toContain(`${order.reference}01`);
    expect((await visit("?reference=none")).body).toContain("Aucun paiement");
  });

  it("show what was paid twice, what it became, and give it back with that", async () => {
    const { couple, order, attempts } = await paidBy("wave", "mtn");
    const surplus = attempts.find(({ state }) => state === "surplus");
    expect((await visit()).body).toContain("Payé deux fois");
    expect(await creditOf(app.db, couple.customerId, 3)).toBe(38);
    await submit(surplus?.id ?? 0, "refund");
    await submit(surplus?.id ?? 0, "made");
    const after = await outcomeOf(app, order);
    expect(after.attempts.toSorted()).toEqual(["paid", "refunded"]);
    expect(await creditOf(app.db, couple.customerId, 3)).toBe(19);
  });

  it("give a paid order back with its credit, once", async () => {
    const { couple, order, attempts } = await paidBy("wave");
    const before = (await app.db.select().from(refunds)).length;
    const id = attempts[0]?.id ?? 0;
    expect((await submit(id, "refund")).body).toContain("Remboursé par le service");
    expect(await outcomeOf(app, order)).toMatchObject({
      state: "refunded",
      attempts: ["refunded"],
    });
    expect(await creditOf(app.db, couple.customerId, 3)).toBe(0);
    expect((await submit(id, "refund")).body).toContain("Remboursé par le service");
    expect(await app.db.select().from(refunds)).toHaveLength(before + 1);
  });

  it("say what must be done by hand where the company offers no such call", async () => {
    const { order, attempts } = await paidBy("orange");
    const id = attempts[0]?.id ?? 0;
    expect((await submit(id, "refund")).body).toContain("Faites maintenant");
    expect((await visit()).body).toContain("À faire à la main");
    expect((await submit(id, "made")).body).toContain("confirmé");
    expect(await outcomeOf(app, order)).toMatchObject({ state: "refunded" });
    expect((await submit(id, "dropped")).body).toContain("déjà réglé");
  });

  it("take back what was to be done by hand and was not", async () => {
    const { couple, order, attempts } = await paidBy("orange");
    const id = attempts[0]?.id ?? 0;
    await submit(id, "refund");
    expect(await creditOf(app.db, couple.customerId, 3)).toBe(0);
    expect((await submit(id, "dropped")).body).toContain("abandonné");
    expect(await outcomeOf(app, order)).toMatchObject({ state: "paid" });
    expect(await creditOf(app.db, couple.customerId, 3)).toBe(19);
  });

  it("do not give back what was spent", async () => {
    const { couple, order, attempts } = await paidBy("wave");
    await takeCredit(app.db, {
      customerId: couple.customerId,
      channelId: 3,
      units: 1,
      reason: "send",
      key: `spent:${order.id}`,
    });
    expect((await submit(attempts[0]?.id ?? 0, "refund")).body).toContain("crédit ne suffit pas");
    expect(await outcomeOf(app, order)).toMatchObject({ state: "paid", attempts: ["paid"] });
    expect(await creditOf(app.db, couple.customerId, 3)).toBe(18);
  });

  it("give the credit again when the company refuses the refund", async () => {
    const { couple, order, attempts } = await paidBy("wave");
    await sandboxOf(app).outcomes.change(await atFakeGateway(app, order, "wave"), {
      state: "refused",
    });
    const { body } = await submit(attempts[0]?.id ?? 0, "refund");
    expect(body).toContain("a refusé le remboursement");
    expect(await outcomeOf(app, order)).toMatchObject({ state: "paid", attempts: ["paid"] });
    expect(await creditOf(app.db, couple.customerId, 3)).toBe(19);
  });

  it("ask a company again", async () => {
    const couple = await registerCouple(app);
    const order = await orderFor(app, couple);
    await initiate(app, couple, "moov", order.reference);
    await press(app, await atFakeGateway(app, order, "moov"), "silent");
    app.wait(3601);
    expect((await visit()).body).toContain(`${order.reference}01`);
    const [attempt] = await listAttempts(app.db, [order.id]);
    await submit(attempt?.id ?? 0, "look");
    expect(await outcomeOf(app, order)).toMatchObject({ state: "paid", credits: 1 });
  });

  it("take no form of another site, and none that says nothing", async () => {
    expect((await submit(1, "refund", { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await submit(1, "else")).status).toBe(400);
    expect((await submit(Number.NaN, "look")).status).toBe(400);
  });

  it("count what must never be", async () => {
    expect((await visit()).body).not.toContain('class="fault"');
    const { couple, order } = await paidBy("wave");
    await app.db
      .update(paymentOrders)
      .set({ state: "failed" })
      .where(eq(paymentOrders.id, order.id));
    await app.db
      .update(channelCredits)
      .set({ units: 1 })
      .where(eq(channelCredits.customerId, couple.customerId));
    const { body } = await visit();
    expect(body).toMatch(/class="fault">Crédits sans commande payée\u00a0: 1/);
    expect(body).toMatch(/class="fault">Soldes .*\u00a0: 1/);
  });
});
