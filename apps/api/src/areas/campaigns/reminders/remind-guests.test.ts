import { cardMessages } from "@jdj/contract/campaigns/messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, giveUnits, inviteOne, sendTo } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { atFakeGateway, initiate, press } from "../../../testing/payments.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { findPayment } from "../../payments/payments/queries.ts";

const app = testApp();

interface Reminded {
  message: string;
  data: { id: number | null; count: number; reference: string | null };
}

const remind = async ({ token }: CastMember, id: number, body: object = {}) => {
  const answer = await app.call("POST", `/api/v1/messages/${id}/remind`, { token, body });
  expect(answer.status).toBe(200);
  return answer.body as Reminded;
};

const preview = async ({ token }: CastMember, id: number, body: object = {}) =>
  (await app.call("POST", `/api/v1/messages/${id}/reminder`, { token, body })).body;

const emailsTo = async (email: string) =>
  (await listCaughtMessages(app.db, 5000)).filter((item) => item.to === email).length;

describe("a reminder", () => {
  it("goes to those who got the card and have not answered; the same key answers alike", async () => {
    const member = await registerCouple(app);
    const ids = await addGuests(app, member, [
      { email: "silence@exemple.test" },
      { email: "repondu@exemple.test" },
      { email: "echec@exemple.test" },
    ]);
    const campaignId = await sendTo(app, member, ids, { subject: "Réservez la date" });
    await app.work();
    await app.db
      .update(guests)
      .set({ answer: "yes" })
      .where(eq(guests.id, ids[1] ?? 0));
    const key = { idempotency_key: "rappel-1" };
    const reminded = await remind(member, campaignId, key);
    expect(reminded).toMatchObject({
      message: cardMessages.reminded,
      data: { count: 1, reference: null },
    });
    expect(await remind(member, campaignId, key)).toEqual(reminded);
    await app.work();
    expect([
      await emailsTo("silence@exemple.test"),
      await emailsTo("repondu@exemple.test"),
    ]).toEqual([2, 1]);
    // It has a subject of its own.
    const subjects = (await listCaughtMessages(app.db, 5000))
      .filter(({ to }) => to === "silence@exemple.test")
      .map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(["Awa attend votre réponse", "Réservez la date"]);
    const { token } = member;
    const shown = await app.call("GET", `/api/v1/messages/${reminded.data.id}`, { token });
    expect(shown.body).toMatchObject({ reminder_of: campaignId, label: "Rappel", total: 1 });
  });

  it("says so when everybody has answered", async () => {
    const member = await registerCouple(app);
    const { campaignId, guestId } = await inviteOne(app, member);
    await app.db.update(guests).set({ answer: "no" }).where(eq(guests.id, guestId));
    expect(await remind(member, campaignId)).toMatchObject({
      message: cardMessages.everybodyAnswered,
      data: { id: null, count: 0 },
    });
    expect(await preview(member, campaignId)).toMatchObject({ count: 0, recent: 0, price: null });
  });

  it("does not say that everybody has answered a card that got to nobody yet", async () => {
    const member = await registerCouple(app);
    const ids = await addGuests(app, member, [{ email: "attend@exemple.test" }]);
    const campaignId = await sendTo(app, member, ids);
    expect(await remind(member, campaignId)).toMatchObject({
      message: cardMessages.nobodyReached,
      data: { id: null, count: 0 },
    });
    expect(await preview(member, campaignId)).toMatchObject({ count: 0, reached: false });
    await app.work();
    expect(await preview(member, campaignId)).toMatchObject({ count: 1, reached: true });
  });

  it("shows whom it reaches, its text and its price before anything leaves", async () => {
    const member = await registerCouple(app);
    const ids = await addGuests(app, member, [
      { last_name: "Yao", given_names: "Awa" },
      { last_name: "Aka", given_names: "Jean" },
    ]);
    await giveUnits(app, member, 4, 2);
    const body = "[prénoms], venez !";
    const campaignId = await sendTo(app, member, ids, { channel_id: 4, body });
    await app.work();
    expect(await preview(member, campaignId, { body: "[prénoms] [nom], répondez" })).toMatchObject({
      channel: { id: 4, name: "WhatsApp" },
      body: "[prénoms] [nom], répondez",
      suggestion: expect.stringContaining("["),
      sample: { name: "Jean Aka", text: "Jean Aka, répondez" },
      count: 2,
      guests: [{ name: "Jean Aka" }, { name: "Awa Yao" }],
      price: { units: 2, unit_fcfa: 50, due_fcfa: 100, total_fcfa: 118, covered: false },
    });
    const card = (await preview(member, campaignId)) as { suggestion: string; body: string };
    expect(card.body).toBe(body);
    expect(await preview(member, campaignId, { suggested: true })).toMatchObject({
      body: card.suggestion,
      body_format: "text",
    });
    const { token } = member;
    expect((await app.call("GET", "/api/v1/messages", { token })).body).toHaveLength(1);
  });

  it("reaches nobody twice within a day, whichever card it is of", async () => {
    const member = await registerCouple(app);
    const [first = 0, second = 0] = await addGuests(app, member, [{}, {}]);
    const cards = [await sendTo(app, member, [first]), await sendTo(app, member, [first, second])];
    await app.work();
    await remind(member, cards[0] ?? 0);
    await app.work();
    expect(await preview(member, cards[1] ?? 0)).toMatchObject({ count: 1, recent: 1 });
    expect((await remind(member, cards[1] ?? 0)).data.count).toBe(1);
    await app.work();
    expect(await remind(member, cards[1] ?? 0)).toMatchObject({
      message: cardMessages.remindedToday,
      data: { id: null },
    });
    app.wait(86_401);
    expect((await remind(member, cards[1] ?? 0)).data.count).toBe(2);
  });

  it("is one when two are asked for at the same time", async () => {
    const member = await registerCouple(app);
    const { campaignId } = await inviteOne(app, member);
    const both = await Promise.all([
      remind(member, campaignId, { idempotency_key: "a" }),
      remind(member, campaignId, { idempotency_key: "b" }),
    ]);
    expect(both.map(({ data }) => data.count).sort()).toEqual([0, 1]);
  });
});

describe("a reminder that must be paid", () => {
  const prepare = async () => {
    const member = await registerCouple(app);
    const [id = 0] = await addGuests(app, member, [{}]);
    await giveUnits(app, member, 4, 1);
    const campaignId = await sendTo(app, member, [id], { channel_id: 4, body: "Venez !" });
    await app.work();
    return { member, campaignId };
  };
  const pay = async (member: CastMember, reference: string | null) => {
    const payment = await findPayment(app.db, reference ?? "");
    if (!payment) throw new Error("There is no such payment");
    await initiate(app, member, "wave", payment.reference);
    await press(app, await atFakeGateway(app, payment, "wave"), "pay");
    await app.work();
  };

  it("has one payment, however often it is asked for", async () => {
    const { member, campaignId } = await prepare();
    const first = await remind(member, campaignId);
    expect(first.data).toMatchObject({
      count: 1,
      reference: expect.any(String),
      total: 100,
    });
    const again = await remind(member, campaignId);
    expect(again.data).toEqual(first.data);
  });

  it("leaves out who was reminded while it waited, and keeps what they would have cost", async () => {
    const { member, campaignId } = await prepare();
    const waiting = await remind(member, campaignId);
    const { token } = member;
    const [row] = await findRecipients(app, campaignId);
    const other = await sendTo(app, member, [row?.guestId ?? 0]);
    await app.work();
    await remind(member, other);
    await app.work();
    await pay(member, waiting.data.reference);
    const shown = await app.call("GET", `/api/v1/messages/${waiting.data.id}`, { token });
    expect(shown.body).toMatchObject({
      status: "done",
      units: 0,
      eventGuests: [{ pivot: { state: "failed", reason: cardMessages.remindedLately } }],
    });
    expect(await creditOf(app.db, member.customerId, 4)).toBeGreaterThan(0);
  });
});
