import { beforeEach, describe, expect, it } from "vitest";
import { gatewayNames } from "../../../drivers/payments/gateway-names.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { paymentFor } from "../../../testing/payment-samples.ts";
import { atFakeGateway, initiate, outcomeOf, press } from "../../../testing/payments.ts";
import type { Payment } from "../payments/open-payment.ts";
import { findPayment, listAttempts } from "../payments/queries.ts";
import { clientReferences } from "../payments/tables.ts";

const app = testApp();

/** A couple whose message waits for its payment. */
interface Payer {
  couple: CastMember;
  messageId: number;
  payment: Payment;
}

const held: { payer?: Payer } = {};

function payer(): Payer {
  if (!held.payer) throw new Error("The payer is made before each test");
  return held.payer;
}

async function saveMessage(couple: CastMember, guestCount = 5): Promise<Payer> {
  const guestIds = await addGuests(
    app,
    couple,
    Array.from({ length: guestCount }, () => ({})),
  );
  const { body } = await app.call("POST", "/api/v1/message-save", {
    token: couple.token,
    body: {
      channel_id: 3,
      label: "Mon message",
      message_category_id: 1,
      message_model_id: null,
      message_design_id: 1,
      from: "Joie du Jour",
      subject: null,
      body: "Venez !",
      tab: guestIds.join(";"),
      target: "1",
    },
  });
  const { id, reference } = (body as { data: { id: number; reference: string } }).data;
  const payment = await findPayment(app.db, reference);
  if (!payment) throw new Error(JSON.stringify(body));
  return { couple, messageId: id, payment };
}

beforeEach(async () => {
  held.payer = await saveMessage(await registerCouple(app));
});

const validate = (couple: CastMember, paymentRef: string) =>
  app.call("POST", "/api/v1/payment/validate", {
    token: couple.token,
    body: { paymentRef, channel_id: 3, customer_id: couple.customerId, remaining_message: 5 },
  });

/** The body of the two calls without a token, as the document writes it. */
const withoutToken = ({ couple, messageId, payment }: Payer, transaction_id: string) => ({
  transaction_id,
  amount: payment.totalFcfa,
  customer_id: couple.customerId,
  channel_id: 3,
  remaining_messages: 5,
  message_id: messageId,
});

const pay = (path: "wave-payment" | "cinetpay-payment", body: unknown) =>
  app.call("POST", `/api/v1/${path}`, { body });

describe.each(gatewayNames)("a reference that a client built, by %s", (gateway) => {
  it("makes the payment of its message at our amount, and finds it again", async () => {
    const { couple, messageId, payment } = payer();
    const reference = "2026-11-20T10:00:00.000Z";
    const fields = { message_id: messageId, pay_anyway: undefined };
    for (let times = 0; times < 2; times += 1)
      expect(await initiate(app, couple, gateway, reference, fields)).toMatchObject({
        status: 200,
      });
    expect(await listAttempts(app.db, [payment.id])).toHaveLength(1);
    expect((await validate(couple, reference)).body).toMatchObject({
      success: false,
      state: "pending",
    });
    const asked = await atFakeGateway(app, payment, gateway);
    expect(asked.amountFcfa).toBeGreaterThanOrEqual(payment.payableFcfa);
    await press(app, asked, "pay");
    await app.work();
    expect((await validate(couple, reference)).body).toMatchObject({ success: true });
    expect(await outcomeOf(app, payment)).toMatchObject({ state: "paid", credits: 1, receipts: 1 });
    expect((await initiate(app, couple, gateway, reference, fields)).status).toBe(409);
  });
});

describe("a call that names no message", () => {
  it.each([
    [
      "payment/momo",
      { Reference: "20261120100000", MSISDN: "0501020304", Channel_id: 3 },
      "Amount",
    ],
    ["payment/xikka", { reference: "20261120100000", MSISDN: "0101020304" }, "montant"],
    ["om-payment", { reference: "20261120100000", order_id: "commande-100000" }, "amount"],
  ])("by %s pays the customer's only open payment of that amount", async (path, body, field) => {
    const { couple, payment } = payer();
    const call = (amount: unknown) =>
      app.call("POST", `/api/v1/${path}`, {
        token: couple.token,
        body: { ...body, [field]: amount },
      });
    expect((await call(payment.totalFcfa + 1)).status).toBe(404);
    expect((await call(payment.totalFcfa)).status).toBe(200);
    expect(await listAttempts(app.db, [payment.id])).toHaveLength(1);
    expect((await validate(couple, "20261120100000")).status).toBe(200);
    if (path === "om-payment") expect((await validate(couple, "commande-100000")).status).toBe(200);
  });

  it("is refused where two payments have that amount, until one is named", async () => {
    const { couple, payment, messageId } = payer();
    const units = { payUnits: payment.units, unitFcfa: payment.unitFcfa };
    const other = await paymentFor(app, couple, units);
    const momo = (Reference: string, more: object) =>
      app.call("POST", "/api/v1/payment/momo", {
        token: couple.token,
        body: { Reference, MSISDN: "0501020304", Amount: String(payment.totalFcfa), ...more },
      });
    expect(await momo("ref-20261120-1", {})).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("Plusieurs commandes") },
    });
    expect((await momo("ref-20261120-1", { message_id: messageId })).status).toBe(200);
    expect(await listAttempts(app.db, [other.id])).toHaveLength(0);
  });

  it("takes a reference that is a number", async () => {
    const { couple, payment } = payer();
    const Reference = Date.now();
    const { status } = await app.call("POST", "/api/v1/payment/momo", {
      token: couple.token,
      body: {
        Reference,
        MSISDN: "0501020304",
        Amount: payment.totalFcfa,
        MetaData: "",
        Channel_id: 3,
      },
    });
    expect(status).toBe(200);
    expect((await validate(couple, String(Reference))).status).toBe(200);
  });
});

describe("a call without a token", () => {
  it.each(["wave-payment", "cinetpay-payment"] as const)(
    "by %s makes the payment whose message, payer and amount it knows",
    async (path) => {
      const { couple, payment } = payer();
      expect((await pay(path, withoutToken(payer(), "20261120100000"))).status).toBe(200);
      expect((await pay(path, withoutToken(payer(), "20261120100000"))).status).toBe(200);
      expect(await listAttempts(app.db, [payment.id])).toHaveLength(1);
      expect((await validate(couple, "20261120100000")).status).toBe(200);
    },
  );

  it("finds nothing without one of the three", async () => {
    const right = withoutToken(payer(), "20261120100001");
    for (const wrong of [
      { customer_id: right.customer_id + 1 },
      { customer_id: null },
      { message_id: right.message_id + 1 },
      { message_id: null },
      { amount: right.amount - 1 },
      { amount: null },
    ])
      expect((await pay("wave-payment", { ...right, ...wrong })).status).toBe(404);
    expect(await app.db.select().from(clientReferences)).not.toContainEqual(
      expect.objectContaining({ reference: "20261120100001" }),
    );
  });
});

describe("the reference of one account", () => {
  it("means nothing to another, who may use the same for a payment of their own", async () => {
    const [mine, theirs] = [payer(), await saveMessage(await registerCouple(app))];
    const shared = "20261120100000";
    await initiate(app, mine.couple, "mtn", shared, { message_id: mine.messageId });
    expect((await validate(theirs.couple, shared)).status).toBe(404);
    expect((await initiate(app, theirs.couple, "mtn", shared)).status).toBe(404);
    const stolen = { message_id: mine.messageId };
    expect((await initiate(app, theirs.couple, "mtn", shared, stolen)).status).toBe(404);
    expect((await initiate(app, theirs.couple, "wave", shared, stolen)).status).toBe(404);
    const own = { message_id: theirs.messageId };
    expect((await initiate(app, theirs.couple, "mtn", shared, own)).status).toBe(200);
    expect(await listAttempts(app.db, [mine.payment.id])).toHaveLength(1);
    expect(await listAttempts(app.db, [theirs.payment.id])).toHaveLength(1);
  });

  it("names one payment: for the message of another it is refused", async () => {
    const first = payer();
    const second = await saveMessage(first.couple, 7);
    const name = "20261120100000";
    await initiate(app, first.couple, "mtn", name, { message_id: first.messageId });
    expect(
      await initiate(app, first.couple, "mtn", name, { message_id: second.messageId }),
    ).toMatchObject({ status: 409, body: { message: expect.stringContaining("référence") } });
    expect(await listAttempts(app.db, [second.payment.id])).toHaveLength(0);
  });

  it("is one payment also when it comes many times at once", async () => {
    const { couple, messageId, payment } = payer();
    const fields = { message_id: messageId };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => initiate(app, couple, "orange", "20261120100000", fields)),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await listAttempts(app.db, [payment.id])).toHaveLength(1);
  });

  it("cannot have the form of ours", async () => {
    const { couple, messageId } = payer();
    const forged = "JJ20261120100000ABCDEFGHJKLM";
    const fields = { message_id: messageId };
    expect((await initiate(app, couple, "mtn", forged, fields)).status).toBe(404);
  });
});
