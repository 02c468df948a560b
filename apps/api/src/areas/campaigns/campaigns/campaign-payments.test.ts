import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addGuests, giveUnits } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { atFakeGateway, initiate, press } from "../../../testing/payments.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { findPayment } from "../../payments/payments/queries.ts";

const app = testApp();

/** What is read of the answers: of a save, a campaign and a payment. */
interface Answer {
  data: { id: number; reference: string };
  status: string;
  top_up: { reference: string; units: number } | null;
  surplus: { receipt_url: string }[];
}

const call = async ({ token }: CastMember, method: string, path: string, body?: unknown) =>
  (await app.call(method, `/api/v1/${path}`, { token, body })) as { body: Answer };

async function saveCampaign(member: CastMember, guests: number) {
  const tab = await addGuests(
    app,
    member,
    Array.from({ length: guests }, () => ({})),
  );
  const { body } = await call(member, "POST", "message-save", {
    channel_id: 3,
    message_category_id: 1,
    message_design_id: 1,
    body: "Venez !",
    tab,
  });
  return body.data;
}

async function payBy(member: CastMember, gateway: "wave" | "orange", reference: string) {
  const payment = await findPayment(app.db, reference);
  if (!payment) throw new Error("There is no such payment");
  const { status } = await initiate(app, member, gateway, reference);
  if (status === 200) await press(app, await atFakeGateway(app, payment, gateway), "pay");
  await app.work();
  return status;
}

const read = async (member: CastMember, reference: string) =>
  (await call(member, "GET", `payments/orders/${reference}`)).body;
const statusOf = async (member: CastMember, id: number) =>
  (await call(member, "GET", `messages/${id}`)).body.status;

describe("the payment of a campaign", () => {
  it("is no longer offered for payment once its campaign is cancelled", async () => {
    const member = await registerCouple(app);
    const { id, reference } = await saveCampaign(member, 6);
    expect(await read(member, reference)).toMatchObject({ can: { pay: true }, is_payable: true });
    await call(member, "POST", `messages/${id}/cancel`);
    expect(await read(member, reference)).toMatchObject({ can: { pay: false }, is_payable: false });
    expect(await payBy(member, "wave", reference)).toBe(409);
  });

  it("gives credit when its payment arrives after the campaign was cancelled", async () => {
    const member = await registerCouple(app);
    const { id, reference } = await saveCampaign(member, 6);
    const payment = await findPayment(app.db, reference);
    await initiate(app, member, "wave", reference);
    await call(member, "POST", `messages/${id}/cancel`);
    if (payment) await press(app, await atFakeGateway(app, payment, "wave"), "pay");
    await app.work();
    expect(await read(member, reference)).toMatchObject({ state: "paid" });
    expect(await statusOf(member, id)).toBe("cancelled");
    expect(await creditOf(app.db, member.customerId, 3)).toBe(6);
  });

  it("says what is missing when two campaigns counted on the same credit, and lets it be paid", async () => {
    const member = await registerCouple(app);
    await giveUnits(app, member, 3, 5);
    const first = await saveCampaign(member, 10);
    const second = await saveCampaign(member, 10);
    await payBy(member, "wave", first.reference);
    expect(await statusOf(member, first.id)).toBe("done");
    await payBy(member, "wave", second.reference);
    expect(await statusOf(member, second.id)).toBe("awaiting-payment");
    const { top_up } = await read(member, second.reference);
    expect(top_up).toMatchObject({ units: 5 });
    await payBy(member, "wave", top_up?.reference ?? "");
    expect(await statusOf(member, second.id)).toBe("done");
    expect((await read(member, second.reference)).top_up).toBeNull();
  });

  it("is not paid by a second method while a payment is pending, unless its payer confirms it", async () => {
    const member = await registerCouple(app);
    const { reference } = await saveCampaign(member, 6);
    const payment = await findPayment(app.db, reference);
    await initiate(app, member, "orange", reference);
    const again = await initiate(app, member, "wave", reference, { pay_anyway: false });
    expect(again).toMatchObject({ status: 409 });
    expect(JSON.stringify(again.body)).toContain("déjà en cours");
    expect(await read(member, reference)).toMatchObject({ pending_method: "ORANGE_MONEY" });
    expect((await initiate(app, member, "wave", reference)).status).toBe(200);
    if (!payment) throw new Error("There is no such payment");
    for (const gateway of ["orange", "wave"] as const)
      await press(app, await atFakeGateway(app, payment, gateway), "pay");
    await app.work();
    const { surplus } = await read(member, reference);
    expect(surplus).toMatchObject([{ units: 6, paid_fcfa: 177 }]);
    expect(await creditOf(app.db, member.customerId, 3)).toBe(6);
    const receipt = await app.call("GET", surplus[0]?.receipt_url ?? "");
    expect(receipt.status).toBe(200);
  });
});
