import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { guestCheckoutFor, paymentFor } from "../../../testing/payment-samples.ts";
import { atFakeGateway, initiate, press } from "../../../testing/payments.ts";
import { users } from "../../identity/users/tables.ts";
import { paymentAttempts } from "../../payments/payments/tables.ts";

const app = testApp();

type Listed = { items: { id: number; order_reference: string }[] };

async function financeOf(email: string) {
  const { call } = await asRole(app, "finance", email);
  const search = async (query: string) => {
    const { body } = await call("GET", `payments?${query}`);
    return (body as Listed).items.map(({ order_reference }) => order_reference);
  };
  return { call, search };
}

it("a payment is found by the number that pays it, and by that of its customer, in any wording", async () => {
  const { search } = await financeOf("f1@exemple.test");
  const couple = await registerCouple(app);
  const payment = await paymentFor(app, couple);
  await initiate(app, couple, "mtn", payment.reference, { MSISDN: "0509080706" });
  const other = await paymentFor(app, await registerCouple(app));
  expect(await search("phone=05%2009%2008%2007%2006")).toEqual([payment.reference]);
  expect(await search("phone=%2B2250509080706")).toEqual([payment.reference]);
  expect(await search("phone=0500000000")).toEqual([]);
  await app.db.update(users).set({ phone: "+2250708091011" });
  await initiate(app, couple, "wave", other.reference);
  expect(await search("phone=0708091011")).toContain(payment.reference);
});

it("payments are filtered by state, company, kind and day", async () => {
  const { search } = await financeOf("f2@exemple.test");
  const couple = await registerCouple(app);
  const payment = await paymentFor(app, couple);
  await initiate(app, couple, "wave", payment.reference);
  await press(app, await atFakeGateway(app, payment, "wave"), "pay");
  await app.work();
  const gift = await guestCheckoutFor(app, 77);
  await app.db.insert(paymentAttempts).values({
    paymentId: gift.id,
    gateway: "orange",
    reference: `${gift.reference}01`,
    gatewayReference: "MP261122.1",
    amountFcfa: 5000,
    createdAt: new Date("2026-01-05T10:00:00Z"),
  });
  const only = [gift.reference];
  expect(await search("purpose=gift")).toEqual(only);
  expect(await search("from=2026-01-05&to=2026-01-05")).toEqual(only);
  expect(await search("to=2026-01-04")).toEqual([]);
  expect(await search("reference=MP261122.1")).toEqual(only);
  expect(await search(`reference=${gift.reference}01`)).toEqual(only);
  expect(await search("method=ORANGE_MONEY&state=pending&purpose=gift")).toEqual(only);
  expect(await search("state=paid&method=WAVE")).toContain(payment.reference);
  expect(await search("state=paid&method=MTN_MONEY")).not.toContain(payment.reference);
});

it("a payment shows all that happened to its order, in order, and who did it", async () => {
  const { call, search } = await financeOf("f3@exemple.test");
  const couple = await registerCouple(app);
  const payment = await paymentFor(app, couple);
  await initiate(app, couple, "wave", payment.reference);
  const [found] = ((await call("GET", `payments?reference=${payment.reference}`)).body as Listed)
    .items;
  const id = found?.id ?? 0;
  app.wait(20);
  await call("POST", `payments/${id}/check`);
  app.wait(20);
  await press(app, await atFakeGateway(app, payment, "wave"), "pay");
  await app.work();
  app.wait(60);
  await call("POST", `payments/${id}/refund`, { reason: "Payé par erreur" });
  const { timeline } = (await call("GET", `payments/${id}`)).body as {
    timeline: { kind: string; result: string | null; by: string | null; reason: string | null }[];
  };
  expect(
    timeline.map(({ kind, result }) => (result === null ? kind : `${kind} ${result}`)),
  ).toEqual([
    "order-opened",
    "payment-asked",
    "gateway-asked pending",
    "staff payments.check",
    "webhook",
    "gateway-asked paid",
    "payment-closed paid",
    "staff payments.refund",
    "refund-asked",
    "refund-closed done",
  ]);
  expect(timeline.find(({ result }) => result === "payments.refund")).toMatchObject({
    by: "Serge Aka",
    reason: "Payé par erreur",
  });
  expect(await search("reference=nothing")).toEqual([]);
});
