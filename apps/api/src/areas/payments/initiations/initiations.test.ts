import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { gatewayNames } from "../../../drivers/payments/gateway-names.ts";
import { GatewayAway } from "../../../drivers/payments/port.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { paymentFor } from "../../../testing/payment-samples.ts";
import { atFakeGateway, initiate, outcomeOf, press } from "../../../testing/payments.ts";
import { creditOf } from "../credit/credit.ts";
import { listAttempts } from "../payments/queries.ts";
import { payments } from "../payments/tables.ts";

const app = testApp();
const held: { awa?: CastMember } = {};

beforeAll(async () => {
  held.awa = await registerCouple(app);
});

function awa(): CastMember {
  if (!held.awa) throw new Error("Awa is registered before the tests");
  return held.awa;
}

async function validate(reference: string) {
  const { body } = await app.call("POST", "/api/v1/payment/validate", {
    token: awa().token,
    body: { paymentRef: reference, channel_id: 3, customer_id: 1, remaining_message: 99_999 },
  });
  return body;
}

describe.each(gatewayNames)("a payment paid by %s", (gateway) => {
  it("is paid once, at its own price, whatever the device claims, and credits its units", async () => {
    const couple = await registerCouple(app);
    const payment = await paymentFor(app, couple);
    const { status } = await initiate(app, couple, gateway, payment.reference);
    expect(status).toBe(200);
    const asked = await atFakeGateway(app, payment, gateway);
    expect(asked.amountFcfa).toBe(gateway === "cinetpay" ? 565 : 561);
    await press(app, asked, "twice");
    await app.work();
    expect(await outcomeOf(app, payment)).toEqual({
      state: "paid",
      credits: 1,
      receipts: 1,
      attempts: ["paid"],
    });
    expect(await creditOf(app.db, couple.customerId, 3)).toBe(19);
  });

  it("is found by polling when the company sends no webhook", async () => {
    const payment = await paymentFor(app, awa());
    await initiate(app, awa(), gateway, payment.reference);
    expect(await validate(payment.reference)).toMatchObject({
      success: false,
      messages: ["Paiement en attente"],
      state: "pending",
    });
    await press(app, await atFakeGateway(app, payment, gateway), "silent");
    expect(await validate(payment.reference)).toMatchObject({ success: true, state: "paid" });
    expect(await outcomeOf(app, payment)).toMatchObject({ credits: 1, receipts: 1 });
  });

  it.each(["refuse", "short", "expire"] as const)(
    "is not paid when the payer's answer is « %s », and may be tried again",
    async (answer) => {
      const payment = await paymentFor(app, awa());
      await initiate(app, awa(), gateway, payment.reference);
      await press(app, await atFakeGateway(app, payment, gateway), answer);
      expect(await validate(payment.reference)).toMatchObject({
        success: false,
        // A session of Wave's stays open after a refused attempt.
        state: answer === "expire" ? "expired" : gateway === "wave" ? "pending" : "failed",
      });
      expect(await outcomeOf(app, payment)).toMatchObject({ credits: 0, receipts: 0 });
      await initiate(app, awa(), gateway, payment.reference);
      await press(app, await atFakeGateway(app, payment, gateway), "pay");
      await app.work();
      expect(await outcomeOf(app, payment)).toMatchObject({ state: "paid", credits: 1 });
    },
  );

  it("returns the pending payment when it is initiated again, at once or later", async () => {
    const payment = await paymentFor(app, awa());
    const answers = await Promise.all(
      [1, 2, 3].map(() => initiate(app, awa(), gateway, payment.reference)),
    );
    answers.push(await initiate(app, awa(), gateway, payment.reference));
    expect(answers.at(-1)?.status).toBe(200);
    // A second request while the gateway is being called is refused with 409.
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await listAttempts(app.db, [payment.id])).toHaveLength(1);
  });

  it("cannot be paid again", async () => {
    const payment = await paymentFor(app, awa());
    await initiate(app, awa(), gateway, payment.reference);
    await press(app, await atFakeGateway(app, payment, gateway), "pay");
    await app.work();
    expect(await initiate(app, awa(), gateway, payment.reference)).toMatchObject({
      status: 409,
      body: { message: "Cette commande est déjà payée." },
    });
  });
});

describe("the codes of mobile money", () => {
  const momo = async (
    fields: Record<string, unknown>,
    asked?: Parameters<typeof paymentFor>[2],
  ) => {
    const payment = await paymentFor(app, awa(), asked);
    return (await initiate(app, awa(), "mtn", payment.reference, fields)).body;
  };
  it("201: the payment waits", async () => {
    expect(await momo({})).toMatchObject({
      ResponseCode: 201,
      ResponseMessage: "Paiement en attente",
    });
  });
  it("515: the number is not an MTN number, or has no account", async () => {
    for (const MSISDN of ["0701020304", "05010203", "", "0501020515", "2250500000515"])
      expect(await momo({ MSISDN })).toMatchObject({
        ResponseCode: 515,
        ResponseMessage: "Numero Incorrect",
      });
  });
  it("100: the operator fails; a later check closes the attempt", async () => {
    const payment = await paymentFor(app, awa());
    const fields = { MSISDN: "0501020100" };
    expect((await initiate(app, awa(), "mtn", payment.reference, fields)).body).toMatchObject({
      ResponseCode: 100,
      ResponseMessage: "ERREUR",
    });
    app.wait(31);
    expect(await validate(payment.reference)).toMatchObject({ state: "failed" });
  });
  it("642: more than an operator takes at once", async () => {
    expect(await momo({ Amount: 500 }, { payUnits: 60_000 })).toMatchObject({
      ResponseCode: 642,
      ResponseMessage: "Montant trop élevé",
    });
  });
  it("641: less than 100 FCFA, which no payment of ours asks for", async () => {
    const payment = await paymentFor(app, awa());
    await app.db.update(payments).set({ payableFcfa: 99 }).where(eq(payments.id, payment.id));
    expect((await initiate(app, awa(), "mtn", payment.reference)).body).toMatchObject({
      ResponseCode: 641,
      ResponseMessage: "Montant minimum 100Fcfa",
    });
    const least = await paymentFor(app, awa(), { payUnits: 1 });
    expect(least).toMatchObject({ totalFcfa: 30, payableFcfa: 100 });
  });
  it("are Moov's too, from the customer's own number when none is given", async () => {
    const payment = await paymentFor(app, awa());
    const fields = { MSISDN: null };
    expect((await initiate(app, awa(), "moov", payment.reference, fields)).body).toMatchObject({
      ResponseCode: 515,
    });
  });
});

describe("the other initiations", () => {
  it("answer as their callers read them", async () => {
    const payment = await paymentFor(app, awa());
    expect((await initiate(app, awa(), "orange", payment.reference)).body).toMatchObject({
      response_code: 201,
      payment_url: expect.stringContaining("/dev/paiement/orange/"),
    });
    expect((await initiate(app, awa(), "cinetpay", payment.reference)).body).toMatchObject({
      code: "201",
      data: { payment_url: expect.stringContaining("/dev/paiement/cinetpay/") },
    });
    expect((await initiate(app, awa(), "wave", payment.reference)).body).toMatchObject({
      status: "success",
      data: { payment_url: expect.stringContaining("/dev/paiement/wave/") },
    });
  });

  it("need no session where the specification asks for none, only the reference", async () => {
    for (const path of ["wave-payment", "cinetpay-payment"]) {
      const payment = await paymentFor(app, awa());
      const by = (transaction_id: string) =>
        app.call("POST", `/api/v1/${path}`, { body: { transaction_id } });
      expect((await by(payment.reference)).status).toBe(200);
      expect((await by("JJ20261120100000AAAAAAAAAAAA")).status).toBe(404);
    }
  });

  it("answer the specified sentence when Wave refuses the initiation", async () => {
    const payment = await paymentFor(app, awa());
    const { wave } = app.payments.gateways;
    if (!wave) throw new Error("Wave is open before the test");
    const begin = () => Promise.reject(new GatewayAway("no answer"));
    app.payments.gateways.wave = { ...wave, begin };
    const { body } = await initiate(app, awa(), "wave", payment.reference);
    app.payments.gateways.wave = wave;
    expect(body).toEqual({
      status: "error",
      message: "Erreur lors du lancement de paiement",
      data: { payment_url: null },
    });
  });

  it("are closed where the company is not open", async () => {
    const payment = await paymentFor(app, awa());
    const { wave } = app.payments.gateways;
    delete app.payments.gateways.wave;
    const { status } = await initiate(app, awa(), "wave", payment.reference);
    const methods = await app.call("GET", "/api/v1/payments/methods");
    if (wave) app.payments.gateways.wave = wave;
    expect(status).toBe(409);
    expect(methods.body).toMatchObject([
      { code: "ORANGE_MONEY" },
      { code: "MTN_MONEY", kind: "push", prefix: "05" },
      { code: "MOOV_MONEY", kind: "push", prefix: "01" },
      { code: "CINETPAY" },
    ]);
  });
});

describe("an initiation with an idempotency key", () => {
  it("is answered as the first was, without another attempt", async () => {
    const payment = await paymentFor(app, awa());
    const headers = { "idempotency-key": `key-${payment.id}` };
    const first = await initiate(app, awa(), "wave", payment.reference, {}, headers);
    await press(app, await atFakeGateway(app, payment, "wave"), "pay");
    await app.work();
    const again = await initiate(app, awa(), "wave", payment.reference, {}, headers);
    expect(again).toEqual(first);
    expect(await listAttempts(app.db, [payment.id])).toHaveLength(1);
  });
  it("is refused when the key served another request", async () => {
    const [one, two] = [await paymentFor(app, awa()), await paymentFor(app, awa())];
    const key = { idempotency_key: `body-${one.id}` };
    await initiate(app, awa(), "wave", one.reference, key);
    expect((await initiate(app, awa(), "wave", two.reference, key)).status).toBe(409);
  });
  it("makes one payment of simultaneous requests", async () => {
    const payment = await paymentFor(app, awa());
    const key = { idempotency_key: `race-${payment.id}` };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => initiate(app, awa(), "cinetpay", payment.reference, key)),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await listAttempts(app.db, [payment.id])).toHaveLength(1);
  });
  it("frees its key when it was refused", async () => {
    const key = { idempotency_key: "free" };
    const missing = "JJ20261120100000AAAAAAAAAAAA";
    expect((await initiate(app, awa(), "wave", missing, key)).status).toBe(404);
    const payment = await paymentFor(app, awa());
    expect((await initiate(app, awa(), "wave", payment.reference, key)).status).toBe(200);
  });
});
