import { describe, expect, it } from "vitest";
import { createApi } from "../../../app.ts";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { orderFor } from "../../../testing/payment-samples.ts";
import { atFakeGateway, initiate, outcomeOf, press } from "../../../testing/payments.ts";
import { sendLateWebhook } from "./answer-payment.ts";
import { outcomes } from "./page.ts";

const app = testApp();

async function initiated() {
  const couple = await registerCouple(app);
  const order = await orderFor(app, couple);
  const { body } = await initiate(app, couple, "wave", order.reference);
  await initiate(app, couple, "mtn", order.reference);
  return { couple, order, url: (body as { data: { payment_url: string } }).data.payment_url };
}

describe("the fake gateways' pages", () => {
  it("offer every outcome of a payment, and show the one that was chosen", async () => {
    const { order, url } = await initiated();
    const path = new URL(url).pathname;
    const page = (await app.call("GET", path)).body;
    for (const label of Object.values(outcomes)) expect(page).toContain(label);
    expect(page).toContain("561\u00a0FCFA");
    await press(app, await atFakeGateway(app, order, "wave"), "refuse");
    expect((await app.call("GET", path)).body).toContain("Refusé\u00a0: vous pouvez réessayer");
    await press(app, await atFakeGateway(app, order, "wave"), "expire");
    const after = (await app.call("GET", path)).body;
    expect(after).toContain("Expiré");
    expect(after).not.toContain("<button");
    expect(after).toContain(`/envoi-de-faire-part-digital-joycard/0/${order.reference}`);
  });

  it("replace the payer's phone too, and list the pending payments", async () => {
    const { couple, order } = await initiated();
    const { body } = await app.call("GET", `/api/v1/payments/orders/${order.reference}`, {
      token: couple.token,
    });
    expect(body).toMatchObject({
      sandbox_url: expect.stringContaining("/dev/paiement/mtn/"),
      waiting_until: "2026-11-20T10:02:00.000Z",
      can: { pay: true },
    });
    const list = (await app.call("GET", "/dev/paiement")).body;
    expect(list).toContain("+2250501020304");
  });

  it("let a payment be answered once, and a session of Wave's until it is paid", async () => {
    const { order } = await initiated();
    const byMtn = await atFakeGateway(app, order, "mtn");
    await press(app, byMtn, "refuse");
    await press(app, byMtn, "pay");
    expect(await atFakeGateway(app, order, "mtn")).toMatchObject({ state: "refused" });
    const byWave = await atFakeGateway(app, order, "wave");
    await press(app, byWave, "refuse");
    await press(app, byWave, "pay");
    await press(app, byWave, "refuse");
    expect(await atFakeGateway(app, order, "wave")).toMatchObject({ state: "paid" });
  });

  it("can send a webhook late, which pays an order that nobody checked before", async () => {
    const { order } = await initiated();
    const payment = await atFakeGateway(app, order, "wave");
    await press(app, payment, "late");
    expect(await outcomeOf(app, order)).toMatchObject({ credits: 0 });
    await sendLateWebhook(requestContext(app), payment);
    await app.work();
    expect(await outcomeOf(app, order)).toMatchObject({ state: "paid", credits: 1 });
  });

  it("know no other payment, and no other answer", async () => {
    const { order, url } = await initiated();
    for (const path of ["/dev/paiement/wave/none", "/dev/paiement/other/none"])
      expect((await app.call("GET", path)).status).toBe(404);
    const form = new FormData();
    form.set("outcome", "toString");
    const path = new URL(url).pathname;
    expect((await app.call("POST", path, { body: form })).status).toBe(400);
    expect(await atFakeGateway(app, order, "wave")).toMatchObject({ state: "waiting" });
  });

  it("do not exist with live gateways", async () => {
    const { url } = await initiated();
    const { api: _, ...rest } = app;
    const live = createApi({
      ...rest,
      paymentSandbox: null,
    });
    for (const path of [new URL(url).pathname, "/dev/paiement"]) {
      const answer = await live.fetch(new Request(`http://joie.test${path}`), { address: "" });
      expect(answer.status).toBe(404);
    }
  });
});
