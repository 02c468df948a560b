import { describe, expect, it } from "vitest";
import { createApi } from "../../../app.ts";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { paymentFor } from "../../../testing/payment-samples.ts";
import { atFakeGateway, initiate, outcomeOf, press } from "../../../testing/payments.ts";
import { sendLateWebhook } from "./answer-payment.ts";
import { outcomes } from "./page.ts";

const app = testApp();

async function initiated() {
  const couple = await registerCouple(app);
  const payment = await paymentFor(app, couple);
  const { body } = await initiate(app, couple, "wave", payment.reference);
  await initiate(app, couple, "mtn", payment.reference);
  return { couple, payment, url: (body as { data: { payment_url: string } }).data.payment_url };
}

describe("the fake gateways' pages", () => {
  it("offer every outcome of a payment, and show the one that was chosen", async () => {
    const { payment, url } = await initiated();
    const path = new URL(url).pathname;
    const page = (await app.call("GET", path)).body;
    for (const label of Object.values(outcomes)) expect(page).toContain(label);
    expect(page).toContain("561\u00a0FCFA");
    await press(app, await atFakeGateway(app, payment, "wave"), "refuse");
    expect((await app.call("GET", path)).body).toContain("Refusé\u00a0: vous pouvez réessayer");
    await press(app, await atFakeGateway(app, payment, "wave"), "expire");
    const after = (await app.call("GET", path)).body;
    expect(after).toContain("Expiré");
    expect(after).not.toContain("<button");
    expect(after).toContain(`/envoi-de-faire-part-digital-joycard/0/${payment.reference}`);
  });

  it("replace the payer's phone too, and list the pending payments", async () => {
    const { couple, payment } = await initiated();
    const { body } = await app.call("GET", `/api/v1/payments/orders/${payment.reference}`, {
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
    const { payment } = await initiated();
    const byMtn = await atFakeGateway(app, payment, "mtn");
    await press(app, byMtn, "refuse");
    await press(app, byMtn, "pay");
    expect(await atFakeGateway(app, payment, "mtn")).toMatchObject({ state: "refused" });
    const byWave = await atFakeGateway(app, payment, "wave");
    await press(app, byWave, "refuse");
    await press(app, byWave, "pay");
    await press(app, byWave, "refuse");
    expect(await atFakeGateway(app, payment, "wave")).toMatchObject({ state: "paid" });
  });

  it("can send a webhook late, which completes a payment that nobody checked before", async () => {
    const { payment } = await initiated();
    const atWave = await atFakeGateway(app, payment, "wave");
    await press(app, atWave, "late");
    expect(await outcomeOf(app, payment)).toMatchObject({ credits: 0 });
    await sendLateWebhook(requestContext(app), atWave);
    await app.work();
    expect(await outcomeOf(app, payment)).toMatchObject({ state: "paid", credits: 1 });
  });

  it("know no other payment, and no other answer", async () => {
    const { payment, url } = await initiated();
    for (const path of ["/dev/paiement/wave/none", "/dev/paiement/other/none"])
      expect((await app.call("GET", path)).status).toBe(404);
    const form = new FormData();
    form.set("outcome", "toString");
    const path = new URL(url).pathname;
    expect((await app.call("POST", path, { body: form })).status).toBe(400);
    expect(await atFakeGateway(app, payment, "wave")).toMatchObject({ state: "waiting" });
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
