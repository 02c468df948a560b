import { beforeAll, describe, expect, it } from "vitest";
import { makeHandlers } from "../../../job-handlers.ts";
import { limits } from "../../../rate-limit/consume-rate-limit.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { guestCheckoutFor, paymentFor } from "../../../testing/payment-samples.ts";
import { atFakeGateway, outcomeOf, press } from "../../../testing/payments.ts";
import { methodOf } from "../payments/gateway-methods.ts";

const app = testApp();
const held: { awa?: CastMember; next: number } = { next: 900_000 };

beforeAll(async () => {
  held.awa = await registerCouple(app);
});

/** Works the jobs off without the areas above, whose gifts these subjects are not. */
const work = () =>
  app.jobs.drain({ ...makeHandlers(app), "payment-paid": () => Promise.resolve() });

function opened(amountFcfa?: number) {
  held.next += 1;
  return guestCheckoutFor(app, held.next, amountFcfa);
}

const path = (reference: string) => `/api/v1/payments/stranger-orders/${reference}`;
const read = async (reference: string) => app.call("GET", path(reference));
const pay = (reference: string, body: object) =>
  app.call("POST", `${path(reference)}/pay`, { body });

describe("a payment without a customer", () => {
  it("is read by whoever has its reference, with its label and nothing about the hosts", async () => {
    const payment = await opened();
    expect(await read(payment.reference)).toMatchObject({
      status: 200,
      body: {
        purpose: "gift",
        label: "Cadeau",
        order_fcfa: 5000,
        back_path: "/liste-de-cadeaux/jeton",
        channel_id: null,
        message_id: null,
        can: { pay: true },
      },
    });
  });

  it.each(["orange", "mtn", "moov", "wave", "cinetpay"] as const)(
    "is paid by %s without an account, once, with a receipt",
    async (gateway) => {
      const payment = await opened();
      const phone = gateway === "moov" ? "01 01 02 03 04" : "05 01 02 03 04";
      const begun = await pay(payment.reference, { method: methodOf(gateway), phone });
      const isPush = gateway === "mtn" || gateway === "moov";
      expect(begun).toMatchObject({
        status: 200,
        body: { code: 201, payment_url: isPush ? null : expect.stringContaining("http") },
      });
      const asked = await atFakeGateway(app, payment, gateway);
      expect(asked.amountFcfa).toBe(5000);
      expect((await read(payment.reference)).body).toMatchObject({ state: "pending" });
      await press(app, asked, "silent");
      expect(await app.call("POST", `${path(payment.reference)}/validate`)).toMatchObject({
        status: 200,
        body: { success: true, state: "paid" },
      });
      await work();
      expect(await outcomeOf(app, payment)).toMatchObject({ credits: 0, receipts: 1 });
      const { receipt_url } = (await read(payment.reference)).body as { receipt_url: string };
      expect((await app.call("GET", receipt_url)).status).toBe(200);
      expect(await pay(payment.reference, { method: "WAVE" })).toMatchObject({
        status: 409,
        body: { message: "Cette commande est déjà payée." },
      });
    },
  );

  it("is paid once when the same form is sent twice", async () => {
    const payment = await opened();
    const form = { method: "WAVE", idempotency_key: "la même page" };
    const [one, two] = [await pay(payment.reference, form), await pay(payment.reference, form)];
    expect(one).toEqual(two);
    expect((await outcomeOf(app, payment)).attempts).toHaveLength(1);
  });

  it("takes no number of another operator", async () => {
    const { reference } = await opened();
    expect(await pay(reference, { method: "MTN_MONEY", phone: "07 01 02 03 04" })).toMatchObject({
      status: 200,
      body: { code: 515, message: "Numero Incorrect", payment_url: null },
    });
    expect(await pay(reference, { method: "BITCOIN" })).toMatchObject({ status: 422 });
  });
});

describe("a payment of a customer", () => {
  it("is neither read nor paid by a stranger, nor by another customer", async () => {
    if (!held.awa) throw new Error("Awa is registered before the tests");
    const { reference } = await paymentFor(app, held.awa);
    const { token } = await registerCouple(app);
    for (const options of [{}, { token }, { token: held.awa.token }]) {
      expect(await app.call("GET", path(reference), options)).toMatchObject({ status: 404 });
      const body = { method: "WAVE" };
      const asked = { ...options, body };
      expect(await app.call("POST", `${path(reference)}/pay`, asked)).toMatchObject({
        status: 404,
      });
      expect(await app.call("POST", `${path(reference)}/validate`, options)).toMatchObject({
        status: 404,
      });
    }
  });
});

describe("what strangers may ask", () => {
  it("is limited: payments that one phone is asked to confirm", async () => {
    const asked = { method: "MTN_MONEY", phone: "05 99 88 77 66" };
    const statuses: number[] = [];
    for (let time = 0; time <= limits.guestCheckoutPhone.most; time += 1)
      statuses.push((await pay((await opened()).reference, asked)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(
      limits.guestCheckoutPhone.most,
    );
    expect(statuses.at(-1)).toBe(429);
  });

  it("is limited: references that no payment has", async () => {
    let status = 404;
    let guesses = 0;
    for (; status === 404 && guesses < 200; guesses += 1)
      status = (await read(`JJ20260101000000${String(guesses).padStart(12, "A")}`)).status;
    expect({ status, guesses }).toEqual({ status: 429, guesses: limits.referenceGuess.most + 1 });
    expect((await read((await opened()).reference)).status).toBe(200);
  });
});
