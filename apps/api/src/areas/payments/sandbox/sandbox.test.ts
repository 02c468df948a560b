import { describe, expect, it } from "vitest";
import { createApi } from "../../../app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { orderFor } from "../../../testing/payment-samples.ts";
import { atStandIn, launch, outcomeOf, press } from "../../../testing/payments.ts";
import { testWorld } from "../../../testing/world.ts";
import { momentOf } from "../../../world.ts";
import { notifyLate } from "./answer-payment.ts";
import { outcomes } from "./page.ts";

const world = testWorld();

async function launched() {
  const couple = await registerCouple(world);
  const order = await orderFor(world, couple);
  const { body } = await launch(world, couple, "wave", order.reference);
  await launch(world, couple, "mtn", order.reference);
  return { couple, order, url: (body as { data: { payment_url: string } }).data.payment_url };
}

describe("the stand-ins' pages", () => {
  it("offer every outcome of a payment, and say what became of it", async () => {
    const { order, url } = await launched();
    const path = new URL(url).pathname;
    const page = (await world.call("GET", path)).body;
    for (const label of Object.values(outcomes)) expect(page).toContain(label);
    expect(page).toContain("561\u00a0FCFA");
    await press(world, await atStandIn(world, order, "wave"), "refuse");
    expect((await world.call("GET", path)).body).toContain("Refusé : vous pouvez réessayer");
    await press(world, await atStandIn(world, order, "wave"), "expire");
    const after = (await world.call("GET", path)).body;
    expect(after).toContain("Expiré");
    expect(after).not.toContain("<button");
    expect(after).toContain(`/envoi-de-faire-part-digital-joycard/0/${order.reference}`);
  });

  it("stand in for the payer's phone too, and list what waits", async () => {
    const { couple, order } = await launched();
    const { body } = await world.call("GET", `/api/v1/payments/orders/${order.reference}`, {
      token: couple.token,
    });
    expect(body).toMatchObject({
      sandbox_url: expect.stringContaining("/dev/paiement/mtn/"),
      waiting_until: "2026-11-20T10:02:00.000Z",
      can: { pay: true },
    });
    const list = (await world.call("GET", "/dev/paiement")).body;
    expect(list).toContain("+2250501020304");
  });

  it("let a payment be answered once, and a session of Wave's until it is paid", async () => {
    const { order } = await launched();
    const byMtn = await atStandIn(world, order, "mtn");
    await press(world, byMtn, "refuse");
    await press(world, byMtn, "pay");
    expect(await atStandIn(world, order, "mtn")).toMatchObject({ state: "refused" });
    const byWave = await atStandIn(world, order, "wave");
    await press(world, byWave, "refuse");
    await press(world, byWave, "pay");
    await press(world, byWave, "refuse");
    expect(await atStandIn(world, order, "wave")).toMatchObject({ state: "paid" });
  });

  it("tell late of a payment that nobody asked about meanwhile", async () => {
    const { order } = await launched();
    const payment = await atStandIn(world, order, "wave");
    await press(world, payment, "late");
    expect(await outcomeOf(world, order)).toMatchObject({ credits: 0 });
    await notifyLate(momentOf(world), payment);
    await world.work();
    expect(await outcomeOf(world, order)).toMatchObject({ state: "paid", credits: 1 });
  });

  it("know no other payment, and no other answer", async () => {
    const { order, url } = await launched();
    for (const path of ["/dev/paiement/wave/none", "/dev/paiement/other/none"])
      expect((await world.call("GET", path)).status).toBe(404);
    const form = new FormData();
    form.set("outcome", "toString");
    const path = new URL(url).pathname;
    expect((await world.call("POST", path, { body: form })).status).toBe(400);
    expect(await atStandIn(world, order, "wave")).toMatchObject({ state: "waiting" });
  });

  it("do not exist with live gateways, nor does the operator's without its password", async () => {
    const { url } = await launched();
    const { api: _, ...rest } = world;
    const live = createApi({
      ...rest,
      payments: { ...world.payments, sandbox: null },
      settings: { ...world.settings, operatorToken: null },
    });
    for (const path of [new URL(url).pathname, "/dev/paiement", "/exploitation/paiements"]) {
      const answer = await live.fetch(new Request(`http://joie.test${path}`), { address: "" });
      expect(answer.status).toBe(404);
    }
  });
});
