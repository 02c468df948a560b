import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addGuests, sendTo } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { messageCategories } from "../designs/tables.ts";
import { openEventCard } from "./open-event-card.ts";

const app = testApp();

/** Sends one guest a card of a category; returns the token of their link. */
async function send(member: CastMember, guestId: number, code: string): Promise<string> {
  const [category] = await app.db
    .select()
    .from(messageCategories)
    .where(eq(messageCategories.code, code));
  const campaignId = await sendTo(app, member, [guestId], { message_category_id: category?.id });
  await app.work();
  return (await findRecipients(app, campaignId))[0]?.token ?? "";
}

async function invite() {
  const member = await registerCouple(app);
  const [guestId = 0] = await addGuests(app, member, [{}]);
  return { member, guestId, token: await send(member, guestId, "invitation") };
}

const read = async (token: string) =>
  (await app.call("GET", `/api/v1/wedding-cards/${token}`)).body;
const answer = (token: string) => app.call("POST", `/api/v1/rsvp/${token}`, { body: {} });

describe("a card that cancels", () => {
  it("takes no answer, has no date, and takes back the calendar's entry", async () => {
    const { member, guestId, token } = await invite();
    const before = (await read(token)) as { ceremonies: { calendar: string }[] };
    const cancelled = await send(member, guestId, "cancelled");
    expect(await read(cancelled)).toMatchObject({
      event: { status: "cancelled", date: null },
      purpose: "invitation",
      can: { answer: false },
    });
    expect(await answer(cancelled)).toMatchObject({
      status: 409,
      body: { message: "Cette carte n’attend pas de réponse." },
    });
    const own = (await read(cancelled)) as { ceremonies: { calendar: string }[] };
    const uids = await Promise.all(
      [before, own].map(async ({ ceremonies }) => {
        const { body } = await app.call("GET", ceremonies[0]?.calendar ?? "");
        expect(body).toContain("METHOD:CANCEL\r\n");
        expect(body).toContain("STATUS:CANCELLED\r\n");
        return /UID:(.+)\r/.exec(String(body))?.[1];
      }),
    );
    expect(uids[0]).toBe(uids[1]);
  });

  it("is told by the invitation that the guest opens again, until a newer one is sent", async () => {
    const { member, guestId, token } = await invite();
    await answer(token);
    await send(member, guestId, "cancelled");
    expect(await read(token)).toMatchObject({
      event: { status: "cancelled" },
      answer: "yes",
      entry: null,
      can: { answer: false },
    });
    expect((await answer(token)).status).toBe(409);
    const again = await send(member, guestId, "invitation");
    for (const one of [token, again])
      expect(await read(one)).toMatchObject({
        event: { status: "planned" },
        can: { answer: true },
      });
  });

  it("closes the event's public card to new guests", async () => {
    const { member, guestId } = await invite();
    const { token } = await openEventCard(app.db, { eventId: member.eventId, campaignId: null });
    await send(member, guestId, "cancelled");
    const path = `/api/v1/event-cards/${token}`;
    expect((await app.call("GET", path)).body).toMatchObject({
      event: { status: "cancelled" },
      can: { join: false },
    });
    const body = { civility: "Madame", last_name: "Koné", given_names: "Aya" };
    const phone_number_1 = "+(225) 07 01 02 03 04";
    const joined = await app.call("POST", `${path}/guests`, { body: { ...body, phone_number_1 } });
    expect(joined.status).toBe(409);
  });
});

describe("a card that thanks", () => {
  it("takes no answer, while the invitation before it stays as it was", async () => {
    const { member, guestId, token } = await invite();
    const thanks = await send(member, guestId, "thanks");
    expect(await read(thanks)).toMatchObject({ purpose: "thanks", can: { answer: false } });
    expect((await answer(thanks)).status).toBe(409);
    expect(await read(token)).toMatchObject({
      event: { status: "planned" },
      can: { answer: true },
    });
  });
});

describe("a card that gives a new date", () => {
  it("says so, on the invitation before it as well, and takes answers", async () => {
    const { member, guestId, token } = await invite();
    const moved = await send(member, guestId, "postponed");
    for (const one of [token, moved])
      expect(await read(one)).toMatchObject({ event: { status: "moved" }, can: { answer: true } });
  });
});
