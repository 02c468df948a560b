import { cardMessages } from "@jdj/contract/campaigns/messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { calendarDate } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { inviteOne } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { rsvpSettings } from "../../campaigns/cards/tables.ts";
import { answerChanges, guests } from "../../notebook/guests/tables.ts";

const app = testApp();

/** A call of the API like one by a guest's link, with its headers. */
const get = (id: string | number, headers: Record<string, string> = {}, token?: string) =>
  app.call("GET", `/api/v1/rsvp/${id}`, { headers, ...(token ? { token } : {}) });

const answerOf = async (guestId: number) =>
  (await app.db.select().from(guests).where(eq(guests.id, guestId)))[0]?.answer;

const confirmed = {
  status: 200,
  body: { success: true, message: cardMessages.confirmed, has_confirmed: 1, answer: "yes" },
};

describe("GET rsvp/{id}", () => {
  it("confirms a guest who has not answered, once", async () => {
    const { token, guestId } = await inviteOne(app, await registerCouple(app));
    const answers = await Promise.all([get(token), get(token), get(token)]);
    expect(answers).toEqual([confirmed, confirmed, confirmed]);
    const [guest] = await app.db.select().from(guests).where(eq(guests.id, guestId));
    expect(guest).toMatchObject({ answer: "yes", answeredAt: app.clock(), version: 2 });
    const changes = await app.db
      .select()
      .from(answerChanges)
      .where(eq(answerChanges.guestId, guestId));
    expect(changes).toHaveLength(1);
  });

  it("never changes an answer", async () => {
    const { token, guestId } = await inviteOne(app, await registerCouple(app));
    await app.call("POST", `/api/v1/rsvp/${token}`, { body: { answer: "no" } });
    expect(await get(token)).toEqual({
      status: 200,
      body: { success: false, message: null, has_confirmed: 0, answer: "no" },
    });
    expect(await answerOf(guestId)).toBe("no");
  });

  it("refuses a guest who has not answered past the deadline, and still says yes to who had", async () => {
    const member = await registerCouple(app);
    const [late, early] = [await inviteOne(app, member), await inviteOne(app, member)];
    expect(await get(early.token)).toEqual(confirmed);
    const deadline = calendarDate(new Date(app.clock().getTime() - 86_400_000));
    await app.db.insert(rsvpSettings).values({ eventId: member.eventId, deadline });
    expect(await get(late.token)).toMatchObject({ status: 409, body: { success: false } });
    expect(await get(early.token)).toEqual(confirmed);
    expect(await answerOf(late.guestId)).toBe("none");
  });

  it("knows no link of another, and a number for its host alone", async () => {
    const [member, other] = [await registerCouple(app), await registerCouple(app)];
    const { guestId } = await inviteOne(app, member);
    expect((await get("inconnu")).status).toBe(404);
    expect((await get(guestId)).status).toBe(404);
    expect((await get(guestId, {}, other.token)).status).toBe(404);
    expect(await answerOf(guestId)).toBe("none");
    expect(await get(guestId, {}, member.token)).toEqual(confirmed);
  });
});

describe("a request for which nobody has opened the link", () => {
  it.each<Record<string, string>>([
    { purpose: "prefetch" },
    { "sec-purpose": "prefetch;prerender" },
    { "x-moz": "prefetch" },
    { "x-purpose": "preview" },
    { "user-agent": "WhatsApp/2.23.20.0 A" },
    { "user-agent": "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)" },
    { "user-agent": "Mozilla/5.0 (Macintosh) facebookexternalhit/1.1 Facebot Twitterbot/1.0" },
    { "user-agent": "meta-externalagent/1.1" },
    { "user-agent": "Twitterbot/1.0" },
    { "user-agent": "TelegramBot (like TwitterBot)" },
    { "user-agent": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)" },
    { "user-agent": "LinkedInBot/1.0 (compatible; Mozilla/5.0)" },
    { "user-agent": "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)" },
    { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  ])("only reads: %o", async (headers) => {
    const { token, guestId } = await inviteOne(app, await registerCouple(app));
    expect(await get(token, headers)).toEqual({
      status: 200,
      body: { success: false, message: null, has_confirmed: 0, answer: "none" },
    });
    expect(await answerOf(guestId)).toBe("none");
  });

  it("only reads by HEAD, which answers like the GET without its body", async () => {
    const { token, guestId } = await inviteOne(app, await registerCouple(app));
    const head = async (id: string) => {
      const request = new Request(`http://joie.test/api/v1/rsvp/${id}`, { method: "HEAD" });
      const { status, headers } = await app.api.fetch(request, { address: "127.0.0.1" });
      return { status, cache: headers.get("cache-control") };
    };
    expect(await head(token)).toEqual({ status: 200, cache: "private, no-store" });
    expect((await head("inconnu")).status).toBe(404);
    expect(await answerOf(guestId)).toBe("none");
  });

  it.each([
    "Mozilla/5.0 (Linux; Android 9; CUBOT X18 Plus) AppleWebKit/537.36 Chrome/119.0 Mobile Safari/537.36",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/440]",
    "okhttp/4.12.0",
    "axios/1.6.2",
    "",
  ])("is not that of a phone or of a client of the API: %s", async (agent) => {
    const { token } = await inviteOne(app, await registerCouple(app));
    expect(await get(token, agent === "" ? {} : { "user-agent": agent })).toEqual(confirmed);
  });
});
