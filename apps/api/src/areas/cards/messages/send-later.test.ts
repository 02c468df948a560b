import { cardMessages } from "@jdj/contract/cards/messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addGuests, giveUnits, inviteOne, postCard, sendTo } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/recipients.ts";
import { testWorld } from "../../../testing/world.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { listOutbox } from "../../outbox/queries.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { sendScheduled } from "./send-scheduled.ts";

const world = testWorld();

const post = (member: CastMember, path: string, body?: unknown) =>
  world.call("POST", `/api/v1/${path}`, { token: member.token, body });
const inHours = (hours: number) =>
  new Date(world.clock().getTime() + hours * 3_600_000).toISOString();
const stateOf = async (messageId: number) => (await findRecipients(world, messageId))[0]?.state;

async function progress({ token }: CastMember, id: number) {
  return (await world.call("GET", `/api/v1/messages/${id}/progress`, { token })).body;
}

describe("a send that is planned", () => {
  it("leaves when its time has come, not before", async () => {
    const member = await registerCouple(world);
    const [id = 0] = await addGuests(world, member, [{}]);
    const messageId = await sendTo(world, member, [id], { scheduled_at: inHours(2) });
    await world.work();
    await sendScheduled(world);
    await world.work();
    expect(await progress(member, messageId)).toMatchObject({ status: "scheduled", queued: 1 });
    world.wait(7201);
    await Promise.all([sendScheduled(world), sendScheduled(world)]);
    await world.work();
    expect(await progress(member, messageId)).toMatchObject({ status: "done", sent: 1, total: 1 });
  });

  it("may be cancelled until then, and gives back what it took", async () => {
    const member = await registerCouple(world);
    const [id = 0] = await addGuests(world, member, [{}]);
    await giveUnits(world, member, 3, 1);
    const fields = { channel_id: 3, body: "Venez !", scheduled_at: inHours(1) };
    const messageId = await sendTo(world, member, [id], fields);
    expect(await creditOf(world.db, member.customerId, 3)).toBe(0);
    for (const _ of [1, 2])
      expect(await post(member, `messages/${messageId}/cancel`)).toMatchObject({
        status: 200,
        body: { message: cardMessages.cancelled },
      });
    expect(await creditOf(world.db, member.customerId, 3)).toBe(1);
    world.wait(3700);
    await sendScheduled(world);
    await world.work();
    expect([await stateOf(messageId), await progress(member, messageId)]).toMatchObject([
      "queued",
      { status: "cancelled" },
    ]);
  });

  it("is refused for a time that is past, or more than a year ahead", async () => {
    const member = await registerCouple(world);
    const ids = await addGuests(world, member, [{}]);
    for (const [hours, message] of [
      [-1, cardMessages.scheduleTooEarly],
      [9000, cardMessages.scheduleTooLate],
    ] as const)
      expect(await postCard(world, member, ids, { scheduled_at: inHours(hours) })).toMatchObject({
        status: 422,
        body: { errors: { scheduled_at: [message] } },
      });
  });

  it("can no longer be cancelled once it has left", async () => {
    const member = await registerCouple(world);
    const { messageId } = await inviteOne(world, member);
    expect((await post(member, `messages/${messageId}/cancel`)).status).toBe(409);
  });
});

describe("a reminder", () => {
  it("goes to those who got the card and have not answered, once", async () => {
    const member = await registerCouple(world);
    const ids = await addGuests(world, member, [
      { email: "silence@exemple.test" },
      { email: "repondu@exemple.test" },
      { email: "echec@exemple.test" },
    ]);
    const messageId = await sendTo(world, member, ids);
    await world.work();
    await world.db
      .update(guests)
      .set({ answer: "yes" })
      .where(eq(guests.id, ids[1] ?? 0));
    const key = { idempotency_key: "rappel-1" };
    const reminded = await post(member, `messages/${messageId}/remind`, key);
    expect(reminded).toMatchObject({
      status: 200,
      body: { message: cardMessages.reminded, data: { count: 1, reference: null } },
    });
    expect((await post(member, `messages/${messageId}/remind`, key)).status).toBe(409);
    await world.work();
    const to = async (email: string) =>
      (await listOutbox(world.db, 5000)).filter((item) => item.to === email).length;
    expect([await to("silence@exemple.test"), await to("repondu@exemple.test")]).toEqual([2, 1]);
    const { id } = (reminded.body as { data: { id: number } }).data;
    const shown = await world.call("GET", `/api/v1/messages/${id}`, { token: member.token });
    expect(shown.body).toMatchObject({ reminder_of: messageId, label: "Rappel", total: 1 });
  });

  it("says so when everybody has answered", async () => {
    const member = await registerCouple(world);
    const { messageId, guestId } = await inviteOne(world, member);
    await world.db.update(guests).set({ answer: "no" }).where(eq(guests.id, guestId));
    expect((await post(member, `messages/${messageId}/remind`, {})).body).toMatchObject({
      message: cardMessages.everybodyAnswered,
      data: { id: null, count: 0 },
    });
  });

  it("is paid for like any send", async () => {
    const member = await registerCouple(world);
    const [id = 0] = await addGuests(world, member, [{}]);
    await giveUnits(world, member, 4, 1);
    const messageId = await sendTo(world, member, [id], { channel_id: 4, body: "Venez !" });
    await world.work();
    const reminded = await post(member, `messages/${messageId}/remind`, {});
    expect(reminded.body).toMatchObject({
      data: { count: 1, reference: expect.any(String), total: 100 },
    });
  });
});

describe("a message tried out", () => {
  it("comes to its writer alone, with their own name", async () => {
    const member = await registerCouple(world);
    const tried = { channel_id: 1, body: "Chère [prénoms], [hôtes] vous invitent" };
    expect((await post(member, "messages/test", tried)).status).toBe(200);
    const [letter] = (await listOutbox(world.db)).filter(({ to }) => to === member.email);
    expect(letter?.text).toContain("Chère Awa,");
  });

  it("needs a number, credit and a channel that sends", async () => {
    const member = await registerCouple(world);
    const test = (channel_id: number) =>
      post(member, "messages/test", { channel_id, body: "Venez !" });
    expect((await test(3)).body).toMatchObject({
      errors: { channel_id: [cardMessages.testAddressMissing] },
    });
    expect((await test(2)).status).toBe(409);
    expect((await test(77)).status).toBe(404);
  });
});

describe("a card to be shared", () => {
  it("goes to nobody, and has a public page with its words", async () => {
    const member = await registerCouple(world);
    const body = "[civilité] [prénoms] [nom], venez fêter avec nous : [lien]";
    const sent = await postCard(world, member, [], { channel_id: 2, body, tab: undefined });
    const { id } = (sent.body as { data: { id: number } }).data;
    const shown = await world.call("GET", `/api/v1/messages/${id}`, { token: member.token });
    const { share, total } = shown.body as { total: number; share: Record<string, string> };
    expect(total).toBe(0);
    expect(share.text).toBe(`venez fêter avec nous : ${share.url}`);
    expect(share.whatsapp).toBe(`https://wa.me/?text=${encodeURIComponent(share.text ?? "")}`);
    expect(share.url).toMatch(/^http:\/\/joie\.test\/i\/e\.[\w-]{22}$/);
    const token = share.url?.split("/").at(-1);
    expect((await world.call("GET", `/api/v1/event-cards/${token}`)).status).toBe(200);
  });
});
