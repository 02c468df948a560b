import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { limitCounters } from "../../../rate-limit/tables.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, giveUnits, postCard, sendTo } from "../../../testing/cards.ts";
import { type CastMember, registerCouple, registrationForm } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { sendDeliveries } from "../../campaigns/deliveries/send-deliveries.ts";
import { customers } from "../../identity/users/tables.ts";
import { purgeSignInData } from "../../privacy/retention/purge-traces.ts";
import { operatorAlerts } from "../alerts/tables.ts";
import { ceilings } from "./ceilings.ts";
import { consumeCeiling } from "./consume-ceiling.ts";
import { recordSpend } from "./daily-spend.ts";

const app = testApp();
const context = () => ({ ...app, now: app.clock() });

/** So many used of a ceiling that only few more fit. */
async function use(ceiling: Parameters<typeof consumeCeiling>[2], whose: string, amount: number) {
  expect(await consumeCeiling(app.db, context(), ceiling, whose, amount)).toBe(true);
}

const age = ({ customerId }: CastMember, days: number) =>
  app.db
    .update(customers)
    .set({ createdAt: new Date(app.clock().getTime() - days * 86_400_000) })
    .where(eq(customers.id, customerId));

describe("a campaign", () => {
  it("of a new account stops at the day's ceiling, all or nothing, and says how many are left", async () => {
    const member = await registerCouple(app);
    await age(member, 0);
    const guests = await addGuests(app, member, [{}, {}, {}]);
    await use(ceilings.newCampaignEmails, String(member.customerId), 198);
    const refused = await postCard(app, member, guests);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { tab: [expect.stringContaining("encore 2 invités")] } },
    });
    expect((await postCard(app, member, guests.slice(1))).status).toBe(200);
    app.wait(86_400);
    expect((await postCard(app, member, guests)).status).toBe(200);
  });

  it("of an account that is known or has paid may be larger", async () => {
    const member = await registerCouple(app);
    await age(member, 4);
    const guests = await addGuests(app, member, [{}, {}, {}]);
    await use(ceilings.campaignEmails, String(member.customerId), 198);
    expect((await postCard(app, member, guests)).status).toBe(200);
  });

  it("is counted with its deliveries sent again, and among so many campaigns a day", async () => {
    const member = await registerCouple(app);
    await age(member, 0);
    const guests = await addGuests(app, member, [{}]);
    await use(ceilings.newCampaigns, String(member.customerId), ceilings.newCampaigns.most);
    const refused = await postCard(app, member, guests);
    expect(refused.body).toMatchObject({
      errors: { tab: [expect.stringContaining("tous les envois possibles")] },
    });
  });

  it("does not reach a person who got more than enough today, of whatever account", async () => {
    const email = "submergee@exemple.test";
    const member = await registerCouple(app);
    const [guest = 0] = await addGuests(app, member, [{ email }]);
    await use(ceilings.cardsPerRecipient, email, ceilings.cardsPerRecipient.most);
    const campaignId = await sendTo(app, member, [guest]);
    await sendDeliveries(app, campaignId);
    expect(await findRecipients(app, campaignId)).toMatchObject([
      { state: "failed", reason: "Ce destinataire a déjà reçu beaucoup de messages aujourd’hui" },
    ]);
  });

  it("bears its hosts' names, not a company's, and leads nowhere else; each error at its field", async () => {
    const member = await registerCouple(app);
    const guests = await addGuests(app, member, [{}]);
    const refused = await postCard(app, member, guests, {
      from: "Orange Money",
      subject: "Gagnez sur promo-wave.com",
      body: "Cliquez http://promo-wave.com",
    });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        errors: {
          from: [expect.stringContaining("celui d’une entreprise")],
          subject: [expect.stringContaining("promo-wave.com")],
          body: [expect.stringContaining("promo-wave.com")],
        },
      },
    });
    const [linked = 0] = await addGuests(app, member, [{ last_name: "www.gain.test" }]);
    expect((await postCard(app, member, [linked])).body).toMatchObject({
      errors: { tab: [expect.stringContaining("www.gain.test")] },
    });
    const stranger = await postCard(app, member, guests, { from: "La Mairie" });
    expect(stranger.body).toMatchObject({ errors: { from: [expect.any(String)] } });
    const brand = await postCard(app, member, guests, { from: "Joie du Jour" });
    expect(brand.status).toBe(200);
  });

  it("by SMS is not held by the ceiling of free emails", async () => {
    const member = await registerCouple(app);
    await age(member, 0);
    await giveUnits(app, member, 3, 10);
    const guests = await addGuests(app, member, [{}]);
    await use(ceilings.newCampaignEmails, String(member.customerId), 200);
    expect((await postCard(app, member, guests, { channel_id: 3 })).status).toBe(200);
  });
});

describe("what leaves for an account", () => {
  it("is one activation email per change of address, eight a day", async () => {
    const member = await registerCouple(app);
    const change = (at: number) =>
      app.call("POST", "/api/v1/profile/update", {
        token: member.token,
        body: {
          email: `change${at}.${member.customerId}@exemple.test`,
          current_password: "demo",
        },
      });
    const answers: number[] = [];
    for (let at = 0; at < 9; at += 1) {
      answers.push((await change(at)).status);
      // The limits of the hour are others.
      app.wait(3600);
    }
    // The activation email of the registration is the first of the eight.
    expect(answers.filter((status) => status === 200)).toHaveLength(7);
    expect(await change(9)).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.stringContaining("Réessayez demain")] } },
    });
  });

  it("says no text of its holder's to a stranger by SMS", async () => {
    const member = await registerCouple(app);
    const last_name = "Gagnez 500000 F sur gain.com";
    await app.call("POST", "/api/v1/profile/update", {
      token: member.token,
      body: { last_name },
    });
    const phone = "+2250701020399";
    await app.call("POST", `/api/v1/events/${member.eventId}/invitations`, {
      token: member.token,
      body: { phone, role: "reader" },
    });
    await app.work();
    const sent = (await listCaughtMessages(app.db)).filter(({ to }) => to === phone);
    expect(JSON.stringify(sent)).not.toContain("gain.com");
  });

  it("sends codes to a far country a few times a day, and none once the day's money is spent", async () => {
    const ask = (phone: string) =>
      app.call("POST", "/api/v1/send-otp-web", {
        body: registrationForm({ email: "", phone_number_1: phone }),
      });
    expect((await ask("+33612345670")).status).toBe(200);
    await use({ name: "day-otp-country", most: 50, seconds: 86_400 }, "33", 49);
    expect((await ask("+33612345671")).status).toBe(429);
    expect((await ask("+2250707070701")).status).toBe(200);
    await recordSpend(app.db, app, 50_000, app.clock());
    expect((await ask("+2250707070702")).status).toBe(429);
    expect(await app.db.select().from(operatorAlerts)).toMatchObject([
      { kind: "codes-near", subject: "+33" },
      { kind: "spend-reached" },
    ]);
    app.wait(86_400);
    expect((await ask("+2250707070702")).status).toBe(200);
  });
});

describe("the counters of a day", () => {
  it("are kept until the day is over", async () => {
    const whose = "quelqu’un";
    await use(ceilings.testMessages, whose, ceilings.testMessages.most);
    app.wait(2 * 3600);
    await purgeSignInData(context());
    expect(await consumeCeiling(app.db, context(), ceilings.testMessages, whose)).toBe(false);
    app.wait(2 * 86_400);
    await purgeSignInData(context());
    expect(await app.db.select().from(limitCounters)).toEqual([]);
  });
});
