import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { TEST_NOW, testApp } from "../../../testing/app.ts";
import { addGuests, sendTo } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { openEventCard } from "../../campaigns/cards/open-event-card.ts";
import { messageCategories } from "../../designs/tables.ts";

const app = testApp();

async function categoryId(code: string): Promise<number | undefined> {
  const [category] = await app.db
    .select()
    .from(messageCategories)
    .where(eq(messageCategories.code, code));
  return category?.id;
}

async function events({ token, customerId }: CastMember): Promise<unknown> {
  return (await app.call("GET", `/api/v1/geteventbycustomer/${customerId}`, { token })).body;
}

/** Sends one guest a card of a category; returns the token of their link. */
async function send(member: CastMember, guestId: number, code: string): Promise<string> {
  const message_category_id = await categoryId(code);
  const campaignId = await sendTo(app, member, [guestId], { message_category_id });
  await app.work();
  return (await findRecipients(app, campaignId))[0]?.token ?? "";
}

async function invite() {
  const member = await registerCouple(app);
  const [guestId = 0] = await addGuests(app, member, [{}]);
  return { member, guestId, token: await send(member, guestId, "invitation") };
}

/** Cancels the feast, or takes the cancellation back, as its owner. */
const setCancelled = ({ token, eventId }: CastMember, isCancelled: boolean) =>
  app.call(isCancelled ? "PUT" : "DELETE", `/api/v1/events/${eventId}/cancellation`, { token });

const read = async (token: string) =>
  (await app.call("GET", `/api/v1/wedding-cards/${token}`)).body;
const answer = (token: string) => app.call("POST", `/api/v1/rsvp/${token}`, { body: {} });

describe("a card that cancels", () => {
  it("takes no answer, has no date, and takes back the calendar's entry", async () => {
    const { member, guestId, token } = await invite();
    await setCancelled(member, true);
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

  it("says nothing to those who did not get it: only a host cancels", async () => {
    const { member, guestId, token } = await invite();
    await send(member, guestId, "cancelled");
    expect(await read(token)).toMatchObject({
      event: { status: "planned" },
      can: { answer: true },
    });
    expect((await answer(token)).status).toBe(200);
  });
});

describe("an event that its host cancels", () => {
  it("is told by every card, until the host takes that back", async () => {
    const { member, guestId, token } = await invite();
    await answer(token);
    expect(await setCancelled(member, true)).toMatchObject({
      status: 200,
      body: { message: "Événement annulé. Les cartes déjà envoyées le disent." },
    });
    expect(await events(member)).toMatchObject([{ cancelled_at: TEST_NOW.toISOString() }]);
    expect(await read(token)).toMatchObject({
      event: { status: "cancelled" },
      answer: "yes",
      entry: null,
      can: { answer: false },
    });
    expect((await answer(token)).status).toBe(409);
    expect((await setCancelled(member, false)).status).toBe(200);
    expect(await events(member)).toMatchObject([{ cancelled_at: null }]);
    const again = await send(member, guestId, "invitation");
    for (const one of [token, again])
      expect(await read(one)).toMatchObject({
        event: { status: "planned" },
        can: { answer: true },
      });
  });

  it("closes the event's public card to new guests", async () => {
    const { member } = await invite();
    const { token } = await openEventCard(app.db, { eventId: member.eventId, campaignId: null });
    await setCancelled(member, true);
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

  it("cancels what is scheduled to invite, and lets what announces it leave", async () => {
    const { member, guestId } = await invite();
    const scheduled_at = new Date(TEST_NOW.getTime() + 86_400_000).toISOString();
    const schedule = async (code: string) => {
      const message_category_id = await categoryId(code);
      return sendTo(app, member, [guestId], { message_category_id, scheduled_at });
    };
    const invitation = await schedule("invitation");
    const announcement = await schedule("cancelled");
    await setCancelled(member, true);
    await app.work();
    const statusOf = async (id: number) =>
      (
        (await app.call("GET", `/api/v1/messages/${id}`, { token: member.token })).body as {
          status: string;
        }
      ).status;
    expect(await statusOf(invitation)).toBe("cancelled");
    expect(await statusOf(announcement)).toBe("scheduled");
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

  it("says nothing while it is only prepared, to be written by WhatsApp one by one", async () => {
    const { member, guestId, token } = await invite();
    const message_category_id = await categoryId("postponed");
    const id = await sendTo(app, member, [guestId], {
      message_category_id,
      channel_id: channelIds.manual,
    });
    await app.work();
    expect(await read(token)).toMatchObject({ event: { status: "planned" } });
    const [delivery] = await findRecipients(app, id);
    const body = { guest_id: delivery?.guestId, written: true };
    await app.call("PUT", `/api/v1/messages/${id}/written`, { token: member.token, body });
    expect(await read(token)).toMatchObject({ event: { status: "moved" } });
  });
});
