import { cardMessages } from "@jdj/contract/campaigns/messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addGuests, inviteOne, sendTo } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { guests } from "../../notebook/guests/tables.ts";

const app = testApp();

const answer = (id: string | number, body: unknown = {}, token?: string) =>
  app.call("POST", `/api/v1/rsvp/${id}`, { body, ...(token ? { token } : {}) });

async function guestRow(guestId: number) {
  const [row] = await app.db.select().from(guests).where(eq(guests.id, guestId));
  return row;
}

describe("a guest's answer", () => {
  it("is yes by default, and may change", async () => {
    const { token, guestId } = await inviteOne(app, await registerCouple(app));
    expect(await answer(token)).toEqual({
      status: 200,
      body: { success: true, message: cardMessages.confirmed, answer: "yes" },
    });
    expect((await app.call("GET", `/api/v1/rsvp/${token}/answer`)).body).toEqual({
      has_confirmed: 1,
      answer: "yes",
    });
    expect((await answer(token, { answer: "no" })).body).toMatchObject({
      message: cardMessages.declined,
    });
    expect(await guestRow(guestId)).toMatchObject({ answer: "no", version: 3 });
  });

  it("keeps the time of the first click when the same answer comes twice", async () => {
    const { token, guestId } = await inviteOne(app, await registerCouple(app));
    await answer(token);
    const first = (await guestRow(guestId))?.answeredAt;
    app.wait(60);
    await answer(token);
    expect((await guestRow(guestId))?.answeredAt).toEqual(first);
  });

  it("is refused for an unknown link and an unknown answer", async () => {
    const { token } = await inviteOne(app, await registerCouple(app));
    expect((await answer("inconnu")).status).toBe(404);
    expect((await answer(token, { answer: "maybe" })).status).toBe(422);
  });

  it("is given by number by the host alone", async () => {
    const [member, other] = [await registerCouple(app), await registerCouple(app)];
    const { guestId } = await inviteOne(app, member);
    expect((await answer(guestId)).status).toBe(404);
    expect((await answer(guestId, {}, other.token)).status).toBe(404);
    expect((await app.call("GET", `/api/v1/rsvp/${guestId}`)).status).toBe(404);
    expect((await guestRow(guestId))?.answer).toBe("none");
    expect((await answer(guestId, {}, member.token)).status).toBe(200);
    expect((await guestRow(guestId))?.answer).toBe("yes");
  });
});

describe("crawlers and link previews", () => {
  it("change nothing, whatever they read", async () => {
    const { token, guestId } = await inviteOne(app, await registerCouple(app));
    const before = await guestRow(guestId);
    const paths = [
      `rsvp/${token}/answer`,
      `wedding-cards/${token}`,
      `wedding-cards/${token}/card.png`,
    ];
    for (const method of ["GET", "HEAD"])
      for (const path of paths) {
        const request = new Request(`http://joie.test/api/v1/${path}`, { method });
        const { status } = await app.api.fetch(request, { address: "127.0.0.1" });
        expect(status).toBeLessThan(500);
      }
    expect(await guestRow(guestId)).toEqual(before);
  });
});

describe("the public card", () => {
  it("shows the guest their own text and the event, and nothing more", async () => {
    const member = await registerCouple(app);
    const [guestId = 0] = await addGuests(app, member, [{ given_names: "Éloïse" }]);
    const campaignId = await sendTo(app, member, [guestId], { subject: "Pour vous, [prénoms]" });
    const [delivery] = await findRecipients(app, campaignId);
    const { status, body } = await app.call("GET", `/api/v1/wedding-cards/${delivery?.token}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      guest: { civility: "Madame", last_name: "Kouassi", given_names: "Éloïse" },
      answer: "none",
      answered_at: null,
      event: { date: "2027-03-20", date_precision: "exact" },
      message: {
        subject: "Pour vous, Éloïse",
        text: "Madame Éloïse Kouassi,\n\nVenez !",
      },
      card: {
        file: `/api/v1/wedding-cards/${delivery?.token}/card.png`,
        width: 1080,
        height: 1350,
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/exemple\.test|\+225|"(guest|event|customer)_id"/);
  });

  it("is found by its token alone", async () => {
    expect((await app.call("GET", "/api/v1/wedding-cards/12")).status).toBe(404);
  });
});

describe("somebody who guesses tokens", () => {
  it("is refused after a hundred guesses, while guests still get in", async () => {
    const { token } = await inviteOne(app, await registerCouple(app));
    const guess = (at: number) => app.call("GET", `/api/v1/rsvp/${"a".repeat(20)}${at}`);
    const answers: number[] = [];
    for (let at = 0; at < 101; at += 1) answers.push((await guess(at)).status);
    expect(answers.at(0)).toBe(404);
    expect(answers.at(-1)).toBe(429);
    expect(await app.call("GET", `/api/v1/wedding-cards/${token}`)).toMatchObject({
      status: 200,
    });
  });
});
