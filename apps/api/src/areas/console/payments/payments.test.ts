import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { paymentFor } from "../../../testing/payment-samples.ts";
import { atFakeGateway, initiate, outcomeOf, press } from "../../../testing/payments.ts";
import { needsSecondPerson } from "../../staff/approvals/approval-rules.ts";

const app = testApp();

async function paid(gateway: "wave" | "orange" | "moov", payUnits = 19) {
  const couple = await registerCouple(app);
  const payment = await paymentFor(app, couple, { payUnits });
  await initiate(app, couple, gateway, payment.reference);
  const silent = gateway === "moov";
  await press(app, await atFakeGateway(app, payment, gateway), silent ? "silent" : "pay");
  if (!silent) await app.work();
  const finance = await asRole(app, "finance", `f${payment.id}@exemple.test`);
  const listed = await finance.call("GET", `payments?reference=${payment.reference}`);
  const { items: rows } = listed.body as { items: { id: number }[] };
  return { payment, call: finance.call, id: rows[0]?.id ?? 0 };
}

it("a refund of more than the limit waits for a second person", () => {
  expect(needsSecondPerson(5000, 5000)).toBe(false);
  expect(needsSecondPerson(5001, 5000)).toBe(true);
});

describe("a payment", () => {
  it("that was never announced is settled when its company is asked", async () => {
    const { payment, call, id } = await paid("moov");
    app.wait(3601);
    const odd = await call("GET", "payments?odd=true");
    expect(JSON.stringify(odd.body)).toContain(payment.reference);
    expect(await call("POST", `payments/${id}/check`)).toMatchObject({
      status: 200,
      body: { state: "paid", order_state: "paid" },
    });
    expect(await outcomeOf(app, payment)).toMatchObject({ state: "paid", credits: 1 });
    expect((await call("GET", `audit?resource=payments&record_id=${id}`)).body).toMatchObject({
      items: [{ action: "payments.check", before: { state: "pending" }, after: { state: "paid" } }],
    });
  });

  it("is refunded at once below the limit, and once only", async () => {
    const { payment, call, id } = await paid("wave");
    const refund = () => call("POST", `payments/${id}/refund`, { reason: "Payé par erreur" });
    expect(await refund()).toMatchObject({ status: 200, body: { refund: { state: "done" } } });
    expect((await refund()).status).toBe(200);
    expect(await outcomeOf(app, payment)).toMatchObject({ state: "refunded" });
    expect((await call("GET", `audit?resource=payments&record_id=${id}`)).body).toMatchObject({
      items: [{ action: "payments.refund", after: { reason: "Payé par erreur" } }],
    });
  });

  it("above the limit is refunded by two people, and not by one twice", async () => {
    const { payment, call, id } = await paid("wave", 400);
    const reason = { reason: "Fête annulée" };
    expect(await call("POST", `payments/${id}/refund`, reason)).toMatchObject({
      body: { refund: null, approval: { requested_by: "Serge Aka", reason: "Fête annulée" } },
    });
    expect((await call("POST", `payments/${id}/refund`, reason)).status).toBe(409);
    expect(await outcomeOf(app, payment)).toMatchObject({ state: "paid" });
    const other = await asRole(app, "finance", "second@exemple.test");
    expect(await other.call("POST", `payments/${id}/refund`, reason)).toMatchObject({
      body: { refund: { state: "done" }, approval: null },
    });
    expect(await outcomeOf(app, payment)).toMatchObject({ state: "refunded" });
  });

  it("refunded by hand is ended once, and a reason is needed", async () => {
    const { call, id } = await paid("orange");
    expect(await call("POST", `payments/${id}/refund`, { reason: "" })).toMatchObject({
      status: 422,
      body: { errors: { reason: [expect.any(String)] } },
    });
    expect(await call("POST", `payments/${id}/refund`, { reason: "Double" })).toMatchObject({
      body: { refund: { state: "by-hand" } },
    });
    expect(await call("POST", `payments/${id}/refund-result`, { made: true })).toMatchObject({
      body: { refund: { state: "done" }, state: "refunded" },
    });
    expect((await call("POST", `payments/${id}/refund-result`, { made: true })).status).toBe(409);
  });

  it("is hidden from support, by each of its calls", async () => {
    const { id } = await paid("wave");
    const { call } = await asRole(app, "support", "s1@exemple.test");
    const answers = await Promise.all([
      call("GET", "payments"),
      call("GET", `payments/${id}`),
      call("POST", `payments/${id}/check`),
      call("POST", `payments/${id}/refund`, { reason: "x" }),
      call("POST", `payments/${id}/refund-result`, { made: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });
});
