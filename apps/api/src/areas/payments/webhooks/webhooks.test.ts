import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { sandboxPayments } from "../../../drivers/payments/embedded/tables.ts";
import { type GatewayName, gatewayNames } from "../../../drivers/payments/gateway-names.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { askForSms, smsTo } from "../../../testing/asked-sms.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { paymentFor } from "../../../testing/payment-samples.ts";
import {
  atFakeGateway,
  initiate,
  outcomeOf,
  postWebhook,
  press,
  sandboxOf,
} from "../../../testing/payments.ts";
import { gatewayEvents } from "../payments/tables.ts";
import { checkPayment, pollPayments } from "../settlement/check-payment.ts";

const app = testApp();
const held: { awa?: CastMember } = {};

beforeAll(async () => {
  held.awa = await registerCouple(app);
});

/** A payment paid at a fake gateway, and the webhook that the company would post. */
async function takenBy(gateway: GatewayName) {
  if (!held.awa) throw new Error("Awa is registered before the tests");
  const payment = await paymentFor(app, held.awa);
  await initiate(app, held.awa, gateway, payment.reference);
  const atCompany = await atFakeGateway(app, payment, gateway);
  await sandboxOf(app).outcomes.change(atCompany, { state: "paid" });
  const posted = sandboxOf(app).fakeGateways[gateway].webhook({ ...atCompany, state: "paid" });
  return { payment, atCompany, posted };
}

const nothing = { state: "pending", credits: 0, receipts: 0, attempts: ["pending"] };
const once = { state: "paid", credits: 1, receipts: 1, attempts: ["paid"] };

describe.each(gatewayNames)("a webhook of %s", (gateway) => {
  it("pays once, though it comes three times, at once", async () => {
    const { payment, posted } = await takenBy(gateway);
    const post = () => postWebhook(app, posted);
    expect(await Promise.all([post(), post(), post()])).toEqual([200, 200, 200]);
    await app.work();
    expect(await outcomeOf(app, payment)).toEqual(once);
  });

  it("that claims a payment which was not made pays nothing", async () => {
    const { payment, posted, atCompany } = await takenBy(gateway);
    await sandboxOf(app).outcomes.change(atCompany, { state: "waiting" });
    await postWebhook(app, posted);
    await app.work();
    expect(await outcomeOf(app, payment)).toEqual(nothing);
  });

  it("of a payment of another amount pays nothing, and is shown to an operator", async () => {
    const { payment, posted, atCompany } = await takenBy(gateway);
    const number = `+22507000075${gatewayNames.indexOf(gateway)}1`;
    await askForSms(app, held.awa?.userId ?? 0, number);
    await app.db
      .update(sandboxPayments)
      .set({ amountFcfa: 100 })
      .where(eq(sandboxPayments.id, atCompany.id));
    await postWebhook(app, posted);
    await app.work();
    const known = await outcomeOf(app, payment);
    expect(known).toMatchObject({ credits: 0, receipts: 0 });
    // Orange knows no payment under another amount: there the attempt stays pending.
    expect(known.attempts).toEqual([gateway === "orange" ? "pending" : "mismatch"]);
    const [notice] = await listCaughtMessages(app.db, 1, held.awa?.email);
    if (gateway !== "orange")
      expect(notice).toMatchObject({
        kind: "payment-mismatch",
        text: expect.stringContaining("vous rend tout ce qui a été pris"),
      });
    if (gateway !== "orange")
      expect(await smsTo(app, number)).toEqual([
        expect.stringContaining("n'est pas du bon montant. Il vous est rendu sous 2 jours"),
      ]);
  });

  it("that comes after the attempt failed still pays", async () => {
    const { payment, posted, atCompany } = await takenBy(gateway);
    await sandboxOf(app).outcomes.change(atCompany, { state: "refused" });
    app.wait(20);
    await pollPayments(app);
    // A session of Wave's is open until it expires.
    const state = gateway === "wave" ? "pending" : "failed";
    expect(await outcomeOf(app, payment)).toMatchObject({ state, credits: 0 });
    await sandboxOf(app).outcomes.change(atCompany, { state: "paid" });
    const fresh =
      gateway === "wave"
        ? sandboxOf(app).fakeGateways.wave.webhook({ ...atCompany, state: "paid" })
        : posted;
    expect(await postWebhook(app, fresh)).toBe(200);
    await app.work();
    expect(await outcomeOf(app, payment)).toEqual(once);
  });

  it("that never comes is replaced by the poller, and the payment is credited once", async () => {
    const { payment } = await takenBy(gateway);
    await pollPayments(app);
    expect(await outcomeOf(app, payment)).toEqual(nothing);
    app.wait(20);
    await Promise.all([pollPayments(app), pollPayments(app)]);
    await pollPayments(app);
    expect(await outcomeOf(app, payment)).toEqual(once);
  });

  it("of an unknown payment is answered 404, an empty one 401, too large a one 413, and none changes anything", async () => {
    const { payment, posted } = await takenBy(gateway);
    const other = posted?.url.replace(/JJ\w+/, "JJ20261120100000AAAAAAAAAAAA01") ?? "";
    const status = await postWebhook(app, posted && new Request(other, posted), {
      body: "{}",
    });
    expect([401, 404]).toContain(status);
    expect(await postWebhook(app, posted, { body: "x".repeat(70_000) })).toBe(413);
    await app.work();
    expect(await outcomeOf(app, payment)).toEqual(nothing);
  });

  it("may be preceded by a GET, which is answered 200", async () => {
    const { status } = await app.call("GET", `/api/v1/payments/${gateway}/notify`);
    expect(status).toBe(200);
  });
});

describe("a forged webhook", () => {
  it.each([
    ["cinetpay", (body: string) => body.replace("cpm_amount=565", "cpm_amount=566"), {}],
    ["wave", (body: string) => body.replace("561", "562"), {}],
    ["moov", (body: string) => body.replace(/hash%5D=\w/, "hash%5D=g"), {}],
    ["orange", (body: string) => body.replace(/notif_token":"\w/, 'notif_token":"g'), {}],
    ["cinetpay", (body: string) => body, { "x-token": "0".repeat(64) }],
    ["wave", (body: string) => body, { "wave-signature": "t=1,v1=00" }],
  ] as const)(
    "of %s is refused, and nothing is checked or written",
    async (gateway, forge, headers) => {
      const { payment, posted } = await takenBy(gateway);
      const body = forge(await (posted?.clone().text() ?? ""));
      expect(await postWebhook(app, posted, { body, headers })).toBe(401);
      expect(await app.work()).toBe(0);
      expect(await outcomeOf(app, payment)).toEqual(nothing);
    },
  );
});

describe("an unsigned callback of MTN's", () => {
  it("causes at most one check a minute for each distinct content", async () => {
    const { payment, posted } = await takenBy("mtn");
    const before = await app.db.select().from(gatewayEvents);
    for (let time = 0; time < 20; time += 1) await postWebhook(app, posted);
    const after = await app.db.select().from(gatewayEvents);
    expect(after.length - before.length).toBe(1);
    await app.work();
    expect(await outcomeOf(app, payment)).toEqual(once);
  });
});

describe("a payment paid twice", () => {
  it("by two companies is recorded once; the second attempt is surplus, to be refunded", async () => {
    if (!held.awa) throw new Error("Awa is registered before the tests");
    const payment = await paymentFor(app, held.awa);
    for (const gateway of ["wave", "mtn", "orange"] as const)
      await initiate(app, held.awa, gateway, payment.reference);
    for (const gateway of ["wave", "mtn", "orange"] as const)
      await press(app, await atFakeGateway(app, payment, gateway), "pay");
    await app.work();
    const known = await outcomeOf(app, payment);
    expect(known).toMatchObject({ state: "paid", credits: 1, receipts: 1 });
    expect(known.attempts.toSorted()).toEqual(["paid", "surplus", "surplus"]);
  });
});

describe("a late webhook of a fake gateway", () => {
  it("waits in the queue, and changes nothing when the payment was known before", async () => {
    const { payment, atCompany } = await takenBy("wave");
    await sandboxOf(app).outcomes.change(atCompany, { state: "waiting" });
    await press(app, atCompany, "late");
    expect(await app.work()).toBe(0);
    app.wait(20);
    await pollPayments(app);
    expect(await outcomeOf(app, payment)).toEqual(once);
    const posted = sandboxOf(app).fakeGateways.wave.webhook({ ...atCompany, state: "paid" });
    expect(await postWebhook(app, posted)).toBe(200);
    await app.work();
    expect(await outcomeOf(app, payment)).toEqual(once);
  });
});

describe("the check of an attempt", () => {
  it("that is closed calls no gateway", async () => {
    await checkPayment(app, 999_999_999);
    const { payment, posted } = await takenBy("moov");
    await postWebhook(app, posted);
    await app.work();
    await pollPayments(app);
    expect(await outcomeOf(app, payment)).toEqual(once);
  });
});
