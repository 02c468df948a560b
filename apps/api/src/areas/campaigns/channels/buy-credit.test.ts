import { paymentMessages, responseCodes } from "@jdj/contract/payments/messages";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { atFakeGateway, initiate, press } from "../../../testing/payments.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { findPayment } from "../../payments/payments/queries.ts";

const app = testApp();

const buy = ({ token }: CastMember, body: object, channel = 3) =>
  app.call("POST", `/api/v1/customer-channels/${channel}/credit`, { token, body });

async function payBy(member: CastMember, gateway: "wave" | "cinetpay", reference: string) {
  const payment = await findPayment(app.db, reference);
  if (!payment) throw new Error("There is no such payment");
  const { status } = await initiate(app, member, gateway, reference);
  expect(status).toBe(200);
  await press(app, await atFakeGateway(app, payment, gateway), "pay");
  await app.work();
}

const referenceOf = ({ body }: { body: unknown }) =>
  (body as { data: { reference: string } }).data.reference;

describe("credit bought in advance", () => {
  it("is a payment for so many units, which it gives once paid, with a receipt", async () => {
    const member = await registerCouple(app);
    const bought = await buy(member, { units: 100 });
    expect(bought).toMatchObject({ status: 200, body: { data: { units: 100, total: 2950 } } });
    const reference = referenceOf(bought);
    expect(await creditOf(app.db, member.customerId, 3)).toBe(0);
    await payBy(member, "wave", reference);
    expect(await creditOf(app.db, member.customerId, 3)).toBe(100);
    const { body } = await app.call("GET", "/api/v1/customer-purchases", { token: member.token });
    expect(body).toMatchObject([
      { purpose: "credit", message_id: null, channel_id: 3, method: "WAVE", state: "paid" },
    ]);
    const [{ receipt_url }] = body as [{ receipt_url: string }];
    const receipt = await app.call("GET", receipt_url, { token: null });
    expect(receipt.status).toBe(200);
  });

  it("is as much as an amount pays; what CinetPay rounds up adds to it", async () => {
    const member = await registerCouple(app);
    const bought = await buy(member, { amount: 5000 });
    expect(bought.body).toMatchObject({ data: { units: 169, total: 4986 } });
    await payBy(member, "cinetpay", referenceOf(bought));
    expect(await creditOf(app.db, member.customerId, 3)).toBe(169);
  });

  it("is one payment for one key", async () => {
    const member = await registerCouple(app);
    const key = { units: 50, idempotency_key: "achat-1" };
    const [first, second] = [await buy(member, key), await buy(member, key)];
    expect(referenceOf(second)).toBe(referenceOf(first));
  });

  it("is refused for too little, too much, nothing, and a free or unknown channel", async () => {
    const member = await registerCouple(app);
    const errors = async (body: object, channel?: number) =>
      ((await buy(member, body, channel)).body as { errors: unknown }).errors;
    expect(await errors({ amount: 99 })).toEqual({ amount: [responseCodes[641]] });
    expect(await errors({ units: 1_000_000 })).toEqual({ units: [responseCodes[642]] });
    expect(await errors({})).toEqual({ units: [paymentMessages.unitsOrAmount] });
    expect(await errors({ units: 0 })).toMatchObject({ units: [paymentMessages.unitsOrAmount] });
    expect(await errors({ units: 5 }, 1)).toEqual({ channel_id: [paymentMessages.notForSale] });
    expect((await buy(member, { units: 5 }, 77)).status).toBe(404);
  });
});
