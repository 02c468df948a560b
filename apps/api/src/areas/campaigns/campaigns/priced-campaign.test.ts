import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { caughtMessages } from "../../../mail-catcher/tables.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, giveUnits, postCard } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { creditOf, giveCredit } from "../../payments/credit/credit.ts";
import { payments } from "../../payments/payments/tables.ts";
import { releasePaid } from "./release-paid.ts";

const app = testApp();
const text170 = "a".repeat(170);

const post = (member: CastMember, path: string, body: unknown) =>
  app.call("POST", `/api/v1/${path}`, { token: member.token, body });

const twelve = (member: CastMember) =>
  addGuests(
    app,
    member,
    Array.from({ length: 12 }, () => ({})),
  );

/** The fields of a campaign by SMS; each test adds what it is about. */
function bySms(tab: number[], fields: Record<string, unknown> = {}) {
  return {
    channel_id: 3,
    message_category_id: 1,
    message_design_id: 1,
    body: text170,
    tab,
    ...fields,
  };
}

/** Records a payment as `settlePayment` does: state paid, units given. */
async function pay(reference: string) {
  const [payment] = await app.db
    .update(payments)
    .set({ state: "paid", paidAt: app.clock() })
    .where(eq(payments.reference, reference))
    .returning();
  if (!payment?.channelId || !payment.customerId)
    throw new Error("There is no such payment for units");
  const { customerId, channelId, units } = payment;
  const move = { customerId, channelId, units, reason: "payment" as const, key: `o:${reference}` };
  await app.db.transaction((tx) => giveCredit(tx, move));
  return payment;
}

describe("twelve guests by SMS, 170 characters, with a credit of 5 at 25 F", () => {
  it("cost 19 messages, 475 F and 561 F with tax; the client's figures are not taken", async () => {
    const member = await registerCouple(app);
    const tab = await twelve(member);
    await giveUnits(app, member, 3, 5);
    const price = await post(member, "messages/price", { channel_id: 3, body: text170, tab });
    expect(price).toMatchObject({
      status: 200,
      body: {
        characters: 170,
        encoding: "gsm",
        spec_parts: 2,
        parts: 2,
        units: 24,
        recipients: 12,
        credit: 5,
        unit_fcfa: 25,
        due_fcfa: 475,
        total_fcfa: 561,
        order_fcfa: 561,
        covered: false,
        over_by: 19,
        missing: [],
        unreachable: [],
      },
    });
    expect((await post(member, "message-save", bySms(tab, { amount: 1 }))).status).toBe(422);
  });

  it("leave once they are paid for, and once only", async () => {
    const member = await registerCouple(app);
    const tab = await twelve(member);
    await giveUnits(app, member, 3, 5);
    expect(await postCard(app, member, tab, { channel_id: 3, body: text170 })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("crédit") },
    });
    const saved = await post(member, "message-save", bySms(tab));
    expect(saved).toMatchObject({
      status: 200,
      body: { success: true, data: { status: "awaiting-payment", total: 561, channel_id: 3 } },
    });
    const { data } = saved.body as { data: { id: number; reference: string } };
    await app.work();
    expect(await sentTexts(data.id)).toHaveLength(0);

    const payment = await pay(data.reference);
    const paid = { paymentId: payment.id, campaignId: data.id };
    await Promise.all([releasePaid(app, paid), releasePaid(app, paid)]);
    await app.work();
    await releasePaid(app, paid);
    await app.work();
    expect(await sentTexts(data.id)).toHaveLength(12);
    expect(await creditOf(app.db, member.customerId, 3)).toBe(0);
    expect((await read(member, data.id)).status).toBe("done");
  });

  it("do not leave for a payment that nobody paid", async () => {
    const member = await registerCouple(app);
    const saved = await post(member, "message-save", bySms(await twelve(member)));
    const { data } = saved.body as { data: { id: number; reference: string } };
    const [payment] = await app.db
      .select()
      .from(payments)
      .where(eq(payments.reference, data.reference));
    await releasePaid(app, { paymentId: payment?.id ?? 0, campaignId: data.id });
    expect((await read(member, data.id)).status).toBe("awaiting-payment");
  });
});

describe("a campaign that was saved", () => {
  it("is written anew under its key, with a payment for what it costs by then", async () => {
    const member = await registerCouple(app);
    const tab = await twelve(member);
    const key = { idempotency_key: "appareil-7" };
    const first = await saved(member, bySms(tab, key));
    expect(await saved(member, bySms(tab, key))).toEqual(first);
    const second = await saved(member, bySms(tab.slice(0, 6), { ...key, body: "Venez !" }));
    expect([second.id, second.total]).toEqual([first.id, 177]);
    expect(second.reference).not.toBe(first.reference);
    expect(await findRecipients(app, first.id)).toHaveLength(6);
  });

  it("starts without payment once the credit covers it", async () => {
    const member = await registerCouple(app);
    const { id, reference } = await saved(member, bySms(await twelve(member)));
    expect((await post(member, `messages/${id}/send`, undefined)).body).toMatchObject({
      data: { reference, status: "awaiting-payment" },
    });
    await giveUnits(app, member, 3, 24);
    expect((await post(member, `messages/${id}/send`, undefined)).body).toMatchObject({
      data: { reference: null, total: 0, status: "sending" },
    });
    expect((await post(member, `messages/${id}/send`, undefined)).status).toBe(409);
    expect((await post(member, "message-save", bySms([], {}))).status).toBe(422);
  });

  async function saved(member: CastMember, body: unknown) {
    const answer = await post(member, "message-save", body);
    return (answer.body as { data: { id: number; reference: string; total: number } }).data;
  }
});

describe("a delivery that does not arrive", () => {
  it("is given back as credit, once, and taken again when it is sent again", async () => {
    const member = await registerCouple(app);
    const [good = 0, bad = 0] = await addGuests(app, member, [
      {},
      { phone_number_1: "+2250700009999" },
    ]);
    await giveUnits(app, member, 3, 2);
    const sent = await postCard(app, member, [good, bad], { channel_id: 3, body: "Venez !" });
    const { id } = (sent.body as { data: { id: number } }).data;
    expect(await creditOf(app.db, member.customerId, 3)).toBe(0);
    for (const seconds of [0, 100, 200, 300]) {
      app.wait(seconds);
      await app.jobs.enqueue(app.db, "send-card", { campaignId: id });
      await app.work();
    }
    expect(await creditOf(app.db, member.customerId, 3)).toBe(1);
    expect(await read(member, id)).toMatchObject({ success: 1, error: 1, status: "done" });
    const again = await post(member, `messages/${id}/resend`, undefined);
    expect(again.body).toMatchObject({ data: { id, count: 1 } });
    expect(await creditOf(app.db, member.customerId, 3)).toBe(0);
    await post(member, `messages/${id}/resend`, undefined);
    expect(await creditOf(app.db, member.customerId, 3)).toBe(0);
  });

  it("costs nothing where nobody can be reached", async () => {
    const member = await registerCouple(app);
    const [landline = 0] = await addGuests(app, member, [{ phone_number_1: "+2252722000001" }]);
    const price = await post(member, "messages/price", {
      channel_id: 4,
      body: "[nom de la mariée]",
      tab: [landline],
    });
    expect(price.body).toMatchObject({
      units: 0,
      covered: true,
      missing_of_event: ["[nom de la mariée]"],
      unreachable: [{ guest_id: landline, reason: "Pas de numéro de téléphone utilisable" }],
    });
  });
});

describe("the last credit", () => {
  it("pays for one of two campaigns that start at the same time", async () => {
    const member = await registerCouple(app);
    const [one = 0, other = 0] = await addGuests(app, member, [{}, {}]);
    await giveUnits(app, member, 3, 1);
    const fields = { channel_id: 3, body: "Venez !" };
    const answers = await Promise.all(
      [one, other].map((guest) => postCard(app, member, [guest], fields)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await creditOf(app.db, member.customerId, 3)).toBe(0);
  });
});

describe("a text written within GSM-7", () => {
  it("stays within it whatever the guest is called", async () => {
    const member = await registerCouple(app);
    const [id = 0] = await addGuests(app, member, [{ given_names: "Anaïs" }]);
    await giveUnits(app, member, 3, 1);
    const sent = await postCard(app, member, [id], {
      channel_id: 3,
      body: `[prénoms], ${"a".repeat(140)}`,
    });
    const campaignId = (sent.body as { data: { id: number } }).data.id;
    const [delivery] = await findRecipients(app, campaignId);
    expect(delivery).toMatchObject({ units: 1, text: expect.stringMatching(/^Anais, /) });
  });
});

async function read(member: CastMember, id: number) {
  const answer = await app.call("GET", `/api/v1/messages/${id}`, { token: member.token });
  return answer.body as { status: string };
}

/** The messages of a campaign, as the operator got them. */
async function sentTexts(campaignId: number) {
  const keys = (await findRecipients(app, campaignId)).map(({ key }) => key);
  return app.db.select().from(caughtMessages).where(inArray(caughtMessages.key, keys));
}
