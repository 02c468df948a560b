import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { noWhatsApp } from "../../../drivers/whatsapp/none.ts";
import { makeHandlers } from "../../../job-handlers.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { type ProviderActor, registerProvider } from "../../../testing/actors.ts";
import { TEST_NOW, testApp } from "../../../testing/app.ts";
import { askForSms, giveNumber, smsTo } from "../../../testing/asked-sms.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { freshNumber } from "../../../testing/phone-people.ts";
import { requestQuote } from "../../../testing/quote-samples.ts";
import { sendEmbeddedReceipts } from "../../campaigns/delivery-receipts/send-embedded-receipts.ts";
import { users } from "../../identity/users/tables.ts";
import { ceilings } from "../../operations/ceilings/ceilings.ts";
import { whatsAppNotices } from "../../operations/whatsapp-notices/tables.ts";
import { notifyUnreadMessages } from "../../quotes/emails/notify-unread-messages.ts";
import { quoteRequests } from "../../quotes/quote-requests/tables.ts";
import { providers } from "../tables.ts";
import { providerMembers } from "../team/tables.ts";
import { leadAlerts } from "./tables.ts";

const app = testApp();
const held: { pro?: ProviderActor; awa?: CastMember; phone: string; number: number } = {
  phone: "",
  number: 0,
};

/** A number of this test: its end says what gateways do with it. */
const numberEnding = (end: string) => `+22505${String(held.number).padStart(4, "0")}${end}`;

function cast() {
  const { pro, awa, phone } = held;
  if (!pro || !awa) throw new Error("They are registered before each test");
  return { pro, awa, phone };
}

/** Moves the clock on to the next such hour of the day (UTC). */
function waitUntil(hour: number): void {
  const next = new Date(app.clock());
  next.setUTCHours(hour, 0, 0, 0);
  if (next <= app.clock()) next.setUTCDate(next.getUTCDate() + 1);
  app.wait((next.getTime() - app.clock().getTime()) / 1000);
}

beforeEach(async () => {
  await app.work();
  await app.db.delete(whatsAppNotices);
  waitUntil(TEST_NOW.getUTCHours());
  held.number += 1;
  held.pro = await registerProvider(app, `prevenue${held.number}@exemple.test`);
  held.awa = await registerCouple(app);
  // Even numbers read what they get on WhatsApp.
  held.phone = numberEnding("0002");
  await askForSms(app, held.pro.userId, held.phone);
});

/** Runs what waits for the end of the quiet hours, as the queue does then. */
const alert = (userId = cast().pro.userId) =>
  makeHandlers(app)["send-lead-alerts"]({ userId }, { id: crypto.randomUUID(), isLast: false });
const ask = async () => requestQuote(app, await registerCouple(app), cast().pro.providerId);
const change = (fields: Partial<typeof providerMembers.$inferInsert>) =>
  app.db.update(providerMembers).set(fields).where(eq(providerMembers.userId, cast().pro.userId));
const whatsAppTo = async (phone: string) => {
  await app.work();
  const caught = await listCaughtMessages(app.db, 200, phone);
  return caught.filter(({ channel }) => channel === "whatsapp").map(({ text }) => text);
};

describe("a lead", () => {
  it("reaches her phone at once, by the channel that she chose", async () => {
    const { phone } = cast();
    const id = await ask();
    const [text] = await smsTo(app, phone);
    expect(text).toContain("nouvelle demande de devis pour");
    expect(text).toContain(`/pro/demandes/${id}`);
    await change({ alertChannel: "whatsapp" });
    await ask();
    expect(await whatsAppTo(phone)).toEqual([
      expect.stringMatching(/^nouvelle demande de devis pour/),
    ]);
    expect(await smsTo(app, phone)).toHaveLength(1);
  });

  it("of the night waits, and arrives once with the others at its end", async () => {
    const { phone } = cast();
    waitUntil(22);
    await ask();
    await ask();
    expect(await smsTo(app, phone)).toEqual([]);
    waitUntil(2);
    await ask();
    await alert();
    expect(await smsTo(app, phone)).toEqual([]);
    waitUntil(7);
    await Promise.all([alert(), alert(), alert()]);
    const sent = await smsTo(app, phone);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain("3 nouvelles demandes.");
    await alert();
    expect(await smsTo(app, phone)).toHaveLength(1);
  });

  it("leaves at night where quiet hours are off, and later where they were made longer", async () => {
    const { phone } = cast();
    await change({ quietFrom: null, quietUntil: null });
    waitUntil(23);
    await ask();
    expect(await smsTo(app, phone)).toHaveLength(1);
    await change({ quietFrom: 21, quietUntil: 7 });
    await ask();
    await change({ quietFrom: 21, quietUntil: 9 });
    waitUntil(7);
    await alert();
    expect(await smsTo(app, phone)).toHaveLength(1);
    waitUntil(9);
    await alert();
    expect(await smsTo(app, phone)).toHaveLength(2);
  });

  it("that she saw in the evening is not told in the morning", async () => {
    const { phone } = cast();
    waitUntil(22);
    const seen = await ask();
    await ask();
    await app.db
      .update(quoteRequests)
      .set({ providerReadId: 999_999 })
      .where(eq(quoteRequests.id, seen));
    waitUntil(7);
    await alert();
    const sent = await smsTo(app, phone);
    expect(sent[0]).toContain("nouvelle demande de devis");
  });

  it("goes to the number of the morning, and to nobody who left or was suspended", async () => {
    const { phone, pro } = cast();
    waitUntil(22);
    await ask();
    const next = freshNumber();
    await giveNumber(app, pro.userId, next);
    waitUntil(7);
    await alert();
    expect([await smsTo(app, phone), (await smsTo(app, next)).length]).toEqual([[], 1]);

    waitUntil(22);
    await ask();
    const suspended = (suspendedAt: Date | null) =>
      app.db.update(providers).set({ suspendedAt }).where(eq(providers.id, pro.providerId));
    await suspended(app.clock());
    waitUntil(7);
    await alert();
    await suspended(null);
    await alert();
    expect(await smsTo(app, next)).toHaveLength(1);

    waitUntil(22);
    await ask();
    await app.db.delete(providerMembers).where(eq(providerMembers.userId, pro.userId));
    waitUntil(7);
    await alert();
    expect(await smsTo(app, next)).toHaveLength(1);
    expect(await app.db.select().from(leadAlerts)).toEqual([]);
  });

  it("that waits for a gateway goes to the number of when it leaves", async () => {
    const { phone, pro } = cast();
    const next = freshNumber();
    const message = { kind: "lead", to: phone, text: "une demande", userId: pro.userId };
    await giveNumber(app, pro.userId, next);
    const job = { id: crypto.randomUUID(), isLast: false };
    await makeHandlers(app)["send-short-message"](message, job);
    expect([await smsTo(app, phone), (await smsTo(app, next)).length]).toEqual([[], 1]);
  });

  it("reaches each member by their own choice, and not who has none", async () => {
    const { pro, phone } = cast();
    const other = await registerProvider(app, `equipe${held.number}@exemple.test`);
    await app.db
      .update(providerMembers)
      .set({ providerId: pro.providerId, role: "member", alertChannel: "whatsapp" })
      .where(eq(providerMembers.userId, other.userId));
    await ask();
    expect(await smsTo(app, phone)).toHaveLength(1);
    const theirs = numberEnding("0004");
    await askForSms(app, other.userId, theirs);
    await ask();
    expect([(await smsTo(app, phone)).length, (await whatsAppTo(theirs)).length]).toEqual([2, 1]);
  });
});

describe("a message that stays unread", () => {
  it("is told on the phone once, but not the one that opened its request", async () => {
    const { awa, pro, phone } = cast();
    const requestId = await requestQuote(app, awa, pro.providerId);
    app.wait(300);
    const notify = () => notifyUnreadMessages(requestContext(app), { requestId, side: "provider" });
    await notify();
    expect(await smsTo(app, phone)).toHaveLength(1);
    await app.call("POST", `/api/v1/provider/quote-requests/${requestId}/read`, {
      token: pro.token,
      body: { message_id: 999_999 },
    });
    await app.call("POST", `/api/v1/wedding-provider-quote-requests/${requestId}/messages`, {
      token: awa.token,
      body: { message: "Une question encore." },
    });
    app.wait(300);
    await notify();
    await notify();
    const sent = await smsTo(app, phone);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toContain("vous a écrit.");
  });
});

describe("WhatsApp", () => {
  const toWhatsApp = async (phone: string) => {
    await askForSms(app, cast().pro.userId, phone);
    await change({ alertChannel: "whatsapp" });
    await ask();
    await app.work();
  };

  it("that takes nothing, or has no such number, is followed by an SMS", async () => {
    const { pro, phone } = cast();
    const none = makeHandlers({ ...app, whatsapp: noWhatsApp() })["send-whatsapp-notice"];
    const notice = { kind: "lead", userId: pro.userId, sentence: "une demande.", link: "http://x" };
    await none(notice, { id: crypto.randomUUID(), isLast: false });
    expect(await smsTo(app, phone)).toEqual(["Joie du Jour : une demande. http://x"]);
    expect(await app.db.select().from(whatsAppNotices)).toEqual([]);
    // Taken, and then not delivered.
    const without = numberEnding("0000");
    await toWhatsApp(without);
    await sendEmbeddedReceipts(app);
    await sendEmbeddedReceipts(app);
    expect(await smsTo(app, without)).toHaveLength(1);
    expect(await app.db.select().from(whatsAppNotices)).toEqual([]);
  });

  it("that delivered leaves no trace, and what waits says nothing in clear", async () => {
    const { phone } = cast();
    await toWhatsApp(phone);
    const [notice] = await app.db.select().from(whatsAppNotices);
    expect(notice?.sealedText).not.toContain("demande");
    await sendEmbeddedReceipts(app);
    expect(await app.db.select().from(whatsAppNotices)).toEqual([]);
    expect(await smsTo(app, phone)).toEqual([]);
  });

  it("has the ceiling of a day that SMS have", async () => {
    const { phone, pro } = cast();
    const notice = { kind: "lead", userId: pro.userId, sentence: "une demande.", link: "http://x" };
    for (let one = 0; one <= ceilings.askedSmsPerRecipient.most; one += 1)
      await makeHandlers(app)["send-whatsapp-notice"](notice, {
        ...{ id: crypto.randomUUID(), isLast: false },
      });
    expect(await whatsAppTo(phone)).toHaveLength(ceilings.askedSmsPerRecipient.most);
    expect(await smsTo(app, phone)).toEqual([]);
  });

  it("forgets what an erased account was told", async () => {
    const { phone, pro } = cast();
    await toWhatsApp(phone);
    await app.db.delete(users).where(eq(users.id, pro.userId));
    expect(await app.db.select().from(whatsAppNotices)).toEqual([]);
  });
});
