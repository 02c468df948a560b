import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { paymentFor } from "../../../testing/payment-samples.ts";
import { atFakeGateway, initiate, outcomeOf, press } from "../../../testing/payments.ts";
import { listAttempts } from "../../payments/payments/queries.ts";
import { requestRefund } from "../../payments/refunds/request-refund.ts";
import { refunds } from "../../payments/refunds/tables.ts";

const app = testApp();

interface Shown {
  left_fcfa: number;
  refunds: { id: number; amount_fcfa: number; state: string }[];
}

/** A payment of credit, paid, with the console of finance. @param units of SMS, without tax 25 FCFA each */
async function paid(units: number) {
  const couple = await registerCouple(app);
  const payment = await paymentFor(app, couple, { payUnits: units });
  await initiate(app, couple, "wave", payment.reference);
  await press(app, await atFakeGateway(app, payment, "wave"), "pay");
  await app.work();
  const [attempt] = await listAttempts(app.db, [payment.id]);
  const id = attempt?.id ?? 0;
  const first = await asRole(app, "finance", `f${payment.id}@exemple.test`);
  const second = await asRole(app, "finance", `s${payment.id}@exemple.test`);
  const ask = (call: typeof first.call, body: object) =>
    call("POST", `payments/${id}/refund`, { reason: "Geste", ...body });
  const read = async () => (await first.call("GET", `payments/${id}`)).body as Shown;
  const given = () => app.db.select().from(refunds).where(eq(refunds.attemptId, id));
  const paidFcfa = attempt?.amountFcfa ?? 0;
  return { payment, id, first, second, ask, read, given, paidFcfa };
}

it("the rest of a payment of which a part was given back is refunded", async () => {
  const { id, first, ask, read, given, payment, paidFcfa } = await paid(19);
  const scope = { scope: "part", amountFcfa: 200 };
  const { id: refundId } = await requestRefund(requestContext(app), id, "automatic", scope);
  await first.call("POST", `refunds/${refundId}/result`, { made: true });
  const left = paidFcfa - 200;
  expect(await read()).toMatchObject({ left_fcfa: left });
  const rest = { amount_fcfa: left, left_fcfa: left };
  expect(await ask(first.call, rest)).toMatchObject({ status: 200, body: { left_fcfa: 0 } });
  const [last] = (await read()).refunds;
  expect(last).toMatchObject({ amount_fcfa: left, state: "by-hand" });
  await first.call("POST", `refunds/${last?.id}/result`, { made: true });
  expect(await outcomeOf(app, payment)).toMatchObject({ state: "refunded" });
  expect(await given()).toHaveLength(2);
});

it("a payment is refunded in several parts, never above what is left", async () => {
  const { first, ask, read, paidFcfa } = await paid(19);
  await ask(first.call, { amount_fcfa: 100, left_fcfa: paidFcfa });
  await ask(first.call, { amount_fcfa: 150, left_fcfa: paidFcfa - 100 });
  const left = paidFcfa - 250;
  expect(await read()).toMatchObject({ left_fcfa: left });
  expect(await ask(first.call, { amount_fcfa: left + 1, left_fcfa: left })).toMatchObject({
    status: 422,
    body: { errors: { amount_fcfa: [expect.stringContaining("dépasse ce qui reste")] } },
  });
  for (const amount_fcfa of [0, -5, 1.5])
    expect(await ask(first.call, { amount_fcfa })).toMatchObject({
      status: 422,
      body: { errors: { amount_fcfa: [expect.any(String)] } },
    });
  // What somebody else gave back meanwhile is not given twice.
  expect((await ask(first.call, { amount_fcfa: 100, left_fcfa: left + 150 })).status).toBe(409);
  expect((await read()).refunds.map(({ amount_fcfa }) => amount_fcfa)).toEqual([150, 100]);
});

it("a refund that is pressed several times at once is made once", async () => {
  const { first, ask, given, paidFcfa } = await paid(19);
  const body = { amount_fcfa: 300, left_fcfa: paidFcfa };
  const answers = await Promise.all([1, 2, 3].map(() => ask(first.call, body)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await given()).map(({ amountFcfa }) => amountFcfa)).toEqual([300]);
});

it("parts below the limit need a second person once their sum of the day crosses it", async () => {
  const { first, second, ask, read, paidFcfa } = await paid(400);
  await ask(first.call, { amount_fcfa: 4000, left_fcfa: paidFcfa });
  const left = paidFcfa - 4000;
  const next = { amount_fcfa: 1500, left_fcfa: left };
  expect(await ask(first.call, next)).toMatchObject({
    body: { left_fcfa: left, approval: { amount_fcfa: 1500 } },
  });
  expect((await ask(first.call, next)).status).toBe(409);
  // Another amount is another request.
  expect(await ask(second.call, { ...next, amount_fcfa: 1600 })).toMatchObject({
    body: { left_fcfa: left, approval: { amount_fcfa: 1600 } },
  });
  await ask(first.call, { ...next, amount_fcfa: 1600 });
  expect(await read()).toMatchObject({ left_fcfa: left - 1600 });
});

it("above the limit the result of a refund by hand is said by two people", async () => {
  const { first, second, ask, read, paidFcfa } = await paid(400);
  const most = { amount_fcfa: paidFcfa - 100, left_fcfa: paidFcfa };
  await ask(first.call, most);
  await ask(second.call, most);
  const [refund] = (await read()).refunds;
  const end = (call: typeof first.call, made: boolean) =>
    call("POST", `refunds/${refund?.id}/result`, { made });
  expect((await end(first.call, true)).body).toMatchObject({
    state: "by-hand",
    approval: { requested_by: "Serge Aka", reason: "Le remboursement est fait" },
  });
  expect((await end(first.call, true)).status).toBe(409);
  // Somebody who says the opposite confirms nothing.
  expect((await end(second.call, false)).body).toMatchObject({
    state: "by-hand",
    approval: { reason: "Le remboursement est abandonné" },
  });
  expect((await end(first.call, false)).body).toMatchObject({ state: "refused", approval: null });
  expect(await read()).toMatchObject({ left_fcfa: paidFcfa });
});
