import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { requestContext } from "../../../../app-context.ts";
import type { GatewayName } from "../../../../drivers/payments/gateway-names.ts";
import { testApp } from "../../../../testing/app.ts";
import { registerCouple } from "../../../../testing/cast.ts";
import { asRole } from "../../../../testing/console.ts";
import { guestCheckoutFor, paymentFor } from "../../../../testing/payment-samples.ts";
import {
  atFakeGateway,
  initiate,
  outcomeOf,
  press,
  sandboxOf,
} from "../../../../testing/payments.ts";
import { creditOf, takeCredit } from "../../credit/credit.ts";
import { channelCredits } from "../../credit/tables.ts";
import { listAttempts } from "../../payments/queries.ts";
import { payments } from "../../payments/tables.ts";
import { requestRefund } from "../request-refund.ts";

const app = testApp();
const reason = { reason: "Payé par erreur" };

async function paidBy(...gateways: GatewayName[]) {
  const couple = await registerCouple(app);
  const payment = await paymentFor(app, couple);
  for (const gateway of gateways) await initiate(app, couple, gateway, payment.reference);
  for (const gateway of gateways)
    await press(app, await atFakeGateway(app, payment, gateway), "pay");
  await app.work();
  const attempts = await listAttempts(app.db, [payment.id]);
  const { call } = await asRole(app, "finance", `f${payment.id}@exemple.test`);
  const units = () => creditOf(app.db, couple.customerId, 3);
  const listed = async (state: string) =>
    (await call("GET", `refunds?state=${state}`)).body as { items: { id: number }[] };
  return { couple, payment, attempts, id: attempts[0]?.id ?? 0, call, units, listed };
}

it("that was paid twice is listed, and is given back with the credit that it became", async () => {
  const { payment, attempts, call, units } = await paidBy("wave", "mtn");
  const surplus = attempts.find(({ state }) => state === "surplus");
  const odd = await call("GET", `payments?odd=true&reference=${payment.reference}`);
  expect(odd.body).toMatchObject({ items: [{ id: surplus?.id, state: "surplus" }] });
  expect(await units()).toBe(38);
  await call("POST", `payments/${surplus?.id}/refund`, reason);
  await call("POST", `payments/${surplus?.id}/refund-result`, { made: true });
  expect((await outcomeOf(app, payment)).attempts.toSorted()).toEqual(["paid", "refunded"]);
  expect(await units()).toBe(19);
});

it("a refund by hand that was not made gives the credit again, and is ended once", async () => {
  const { payment, id, call, units, listed } = await paidBy("orange");
  await call("POST", `payments/${id}/refund`, reason);
  expect(await units()).toBe(0);
  const [refund] = (await listed("by-hand")).items;
  const end = (made: boolean) => call("POST", `refunds/${refund?.id}/result`, { made });
  expect(await end(false)).toMatchObject({ status: 200, body: { state: "refused" } });
  expect(await outcomeOf(app, payment)).toMatchObject({ state: "paid" });
  expect(await units()).toBe(19);
  expect((await end(true)).status).toBe(409);
  expect((await call("POST", "refunds/999999999/result", { made: true })).status).toBe(404);
});

it("a refund of a part of a payment is listed and ended by hand", async () => {
  const { payment, id, call } = await paidBy("wave");
  const partial = { scope: "part", amountFcfa: 200 };
  const { id: refundId } = await requestRefund(requestContext(app), id, "automatic", partial);
  expect((await call("GET", `refunds/${refundId}`)).body).toMatchObject({
    state: "by-hand",
    amount_fcfa: 200,
    payment_fcfa: 561,
    requested_by: "automatic",
  });
  await call("POST", `refunds/${refundId}/result`, { made: true });
  expect((await call("GET", `refunds/${refundId}`)).body).toMatchObject({
    state: "done",
    recorded_by: "Serge Aka",
  });
  expect(await outcomeOf(app, payment)).toMatchObject({ state: "paid" });
});

it("what was spent is not given back", async () => {
  const { couple, payment, id, call, units } = await paidBy("wave");
  const { customerId } = couple;
  const move = { customerId, channelId: 3, units: 1, reason: "send", key: `spent:${id}` } as const;
  await takeCredit(app.db, move);
  expect(await call("POST", `payments/${id}/refund`, reason)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("crédit ne suffit pas") },
  });
  expect(await outcomeOf(app, payment)).toMatchObject({ state: "paid", attempts: ["paid"] });
  expect(await units()).toBe(18);
});

it("a refund that the company refuses gives the credit again", async () => {
  const { payment, id, call, units } = await paidBy("wave");
  const atWave = await atFakeGateway(app, payment, "wave");
  await sandboxOf(app).outcomes.change(atWave, { state: "refused" });
  expect(await call("POST", `payments/${id}/refund`, reason)).toMatchObject({
    body: { refund: { state: "refused" }, state: "paid" },
  });
  expect(await units()).toBe(19);
});

it("what each company took is summed, and what must never be is counted", async () => {
  const { couple, payment, call } = await paidBy("wave");
  // The payment of a gift gives no credit.
  const gift = await guestCheckoutFor(app, 78);
  await app.db
    .update(payments)
    .set({ state: "paid", paidAt: app.clock() })
    .where(eq(payments.id, gift.id));
  const errors = { uncredited: 0, unpaid: 0, balances: 0 };
  expect((await call("GET", "payment-overview")).body).toMatchObject({
    companies: expect.arrayContaining([expect.objectContaining({ method: "WAVE" })]),
    errors,
  });
  await app.db.update(payments).set({ state: "failed" }).where(eq(payments.id, payment.id));
  await app.db
    .update(channelCredits)
    .set({ units: 1 })
    .where(eq(channelCredits.customerId, couple.customerId));
  expect((await call("GET", "payment-overview")).body).toMatchObject({
    errors: { uncredited: 0, unpaid: 1, balances: 1 },
  });
});
