import type { Role } from "@jdj/contract/call/sharing-policy";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addGuests, giveUnits, sendTo } from "../../../testing/cards.ts";
import { type CastMember, lastLinkTo, registerCouple } from "../../../testing/cast.ts";
import { shareWith } from "../../../testing/sharing.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { events } from "../events/tables.ts";

const app = testApp();

const call = (member: CastMember, method: string, path: string, body?: unknown) =>
  app.call(method, `/api/v1/${path}`, { token: member.token, body });
const setRole = (by: CastMember, of: CastMember, role: Role, eventId = by.eventId) =>
  call(by, "PUT", `events/${eventId}/members/${of.customerId}`, { role });
const leave = (member: CastMember, eventId: number) =>
  call(member, "POST", `events/${eventId}/leave`);
const remove = (by: CastMember, of: CastMember, eventId: number) =>
  call(by, "DELETE", `events/${eventId}/members/${of.customerId}`);

async function payerOf(eventId: number): Promise<number | undefined> {
  const [event] = await app.db.select().from(events).where(eq(events.id, eventId));
  return event?.customerId;
}

/** An event with two owners. */
async function twoOwners() {
  const awa = await registerCouple(app);
  const koffi = await shareWith(app, awa, "organiser");
  expect(await setRole(awa, koffi, "owner")).toMatchObject({ status: 200 });
  return { awa, koffi, eventId: awa.eventId };
}

describe("two owners of an event", () => {
  it("may both do what an owner may", async () => {
    const { koffi, eventId } = await twoOwners();
    const invitation = { role: "reader", email: "tante@exemple.test", phone: null };
    expect(await call(koffi, "POST", `events/${eventId}/invitations`, invitation)).toMatchObject({
      status: 200,
    });
    const listed = await call(koffi, "GET", `geteventbycustomer/${koffi.customerId}`);
    expect(listed.body).toMatchObject([
      { id: eventId, role: "owner", owner_name: null, can: { ownership: "write" } },
      { id: koffi.eventId },
    ]);
    expect(await call(koffi, "DELETE", `events/${eventId}`)).toMatchObject({ status: 200 });
  });

  it("cannot remove each other, nor take each other's role", async () => {
    const { awa, koffi, eventId } = await twoOwners();
    expect(await remove(koffi, awa, eventId)).toMatchObject({ status: 409 });
    expect(await setRole(koffi, awa, "reader", eventId)).toMatchObject({ status: 409 });
  });

  it("may each leave or take a lesser role while the other stays, never both", async () => {
    const { awa, koffi, eventId } = await twoOwners();
    expect(await setRole(awa, awa, "organiser")).toMatchObject({ status: 200 });
    expect(await payerOf(eventId)).toBe(koffi.customerId);
    expect(await leave(koffi, eventId)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("garde au moins un propriétaire") },
    });
    expect(await setRole(koffi, koffi, "reader", eventId)).toMatchObject({ status: 409 });
    expect(await leave(awa, eventId)).toMatchObject({ status: 200 });
  });

  it("never leave an event without an owner, even at the same time", async () => {
    const { awa, koffi, eventId } = await twoOwners();
    const answers = await Promise.all([leave(awa, eventId), leave(koffi, eventId)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it("keep the event when the account of one closes, and the other pays from then on", async () => {
    const { awa, koffi, eventId } = await twoOwners();
    await addGuests(app, awa, [{}]);
    expect(await call(awa, "POST", "account/close", { password: "demo" })).toMatchObject({
      status: 200,
    });
    expect(await payerOf(eventId)).toBe(koffi.customerId);
    const guests = await call(koffi, "GET", `guests-by-event-get/${eventId}`);
    expect(guests).toMatchObject({ status: 200, body: { length: 1 } });
  });
});

/** An owner hands over to an address; returns the token of the link. */
async function offer(giver: CastMember, email: string): Promise<string> {
  expect(
    await call(giver, "POST", `events/${giver.eventId}/handover`, { email, phone: null }),
  ).toMatchObject({ status: 200 });
  return (await lastLinkTo(app, email)).split("/").at(-1) ?? "";
}
const take = (member: CastMember, token: string) =>
  call(member, "POST", `notebook-invitations/${token}`);

describe("an event that is handed over", () => {
  it("is the other account's once they take it, and the giver stays as an organiser", async () => {
    const [giver, taker] = [await registerCouple(app), await registerCouple(app)];
    const token = await offer(giver, taker.email);
    expect(await app.call("GET", `/api/v1/notebook-invitations/${token}`)).toMatchObject({
      body: { role: "owner", owner_name: "Awa Kouassi", can: { accept: true } },
    });
    expect(await payerOf(giver.eventId)).toBe(giver.customerId);
    expect(await take(taker, token)).toMatchObject({
      status: 200,
      body: { message: "Ce carnet est désormais le vôtre.", event_id: giver.eventId },
    });
    expect(await payerOf(giver.eventId)).toBe(taker.customerId);
    const shared = await call(taker, "GET", `events/${giver.eventId}/sharing`);
    expect(shared.body).toMatchObject({
      members: [
        { customer_id: taker.customerId, role: "owner" },
        { customer_id: giver.customerId, role: "organiser" },
      ],
      invitations: [],
    });
    expect(await call(giver, "DELETE", `events/${giver.eventId}`)).toMatchObject({ status: 403 });
  });

  it("is taken only by the account to whose address the link was sent", async () => {
    const [giver, taker] = [await registerCouple(app), await registerCouple(app)];
    const stranger = await registerCouple(app);
    const token = await offer(giver, taker.email);
    expect(await take(stranger, token)).toMatchObject({ status: 403 });
    expect(await take(taker, token)).toMatchObject({ status: 200 });
    expect(await take(taker, token)).toMatchObject({ status: 409 });
  });

  it("is offered to one account at a time, and no more once the giver owns it no more", async () => {
    const giver = await registerCouple(app);
    const [first, second] = [await registerCouple(app), await registerCouple(app)];
    const former = await offer(giver, first.email);
    const token = await offer(giver, second.email);
    expect(await take(first, former)).toMatchObject({ status: 409 });
    const koffi = await shareWith(app, giver, "organiser");
    await setRole(giver, koffi, "owner");
    await leave(giver, giver.eventId);
    expect(await take(second, token)).toMatchObject({ status: 409 });
  });

  it("may go to a member, never to an owner", async () => {
    const { awa, koffi } = await twoOwners();
    expect(
      await call(awa, "POST", `events/${awa.eventId}/handover`, {
        email: koffi.email,
        phone: null,
      }),
    ).toMatchObject({ status: 422 });
    const reader = await shareWith(app, awa, "reader");
    expect(await take(reader, await offer(awa, reader.email))).toMatchObject({ status: 200 });
  });

  it("leaves the credit with the giver, to whom a cancelled campaign gives back what it took", async () => {
    const [giver, taker] = [await registerCouple(app), await registerCouple(app)];
    const [staying = 0, removed = 0] = await addGuests(app, giver, [{}, {}]);
    await giveUnits(app, giver, 3, 5);
    const scheduled_at = new Date(app.clock().getTime() + 7_200_000).toISOString();
    const fields = { channel_id: 3, body: "Venez !", scheduled_at };
    const campaignId = await sendTo(app, giver, [staying, removed], fields);
    expect(await creditOf(app.db, giver.customerId, 3)).toBe(3);
    await take(taker, await offer(giver, taker.email));
    expect(await creditOf(app.db, taker.customerId, 3)).toBe(0);
    await call(taker, "DELETE", `guests/events/${removed}`);
    await call(taker, "POST", `messages/${campaignId}/cancel`);
    expect(await creditOf(app.db, giver.customerId, 3)).toBe(5);
    expect(await creditOf(app.db, taker.customerId, 3)).toBe(0);
  });
});
