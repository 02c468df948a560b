import { groupLinkMessages } from "@jdj/contract/notebook/group-link-messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addGuests } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { freshPhone } from "../../../testing/fresh-phone.ts";
import { groupCalls, visitorCalls } from "../../../testing/groups.ts";
import { events } from "../../notebook/events/tables.ts";
import { listGuests } from "../../notebook/guests/queries.ts";

const app = testApp();
const { see, register, registered, seeOwn, change, decline } = visitorCalls(app);

describe("somebody who registers with a group", () => {
  it("comes into the guest list with the group's category, with whom they bring", async () => {
    const couple = await registerCouple(app);
    const group = await groupCalls(app, couple).make();
    expect(await see(group.token)).toMatchObject({
      name: "Famille de la mariée",
      state: "open",
      left: 40,
      most: 11,
    });
    const own = await registered(group.token, { people: 3 });
    expect(await seeOwn(own)).toMatchObject({
      group: "Famille de la mariée",
      name: "Brou Tanoh",
      people: 3,
      state: "confirmed",
      rank: null,
      can: { change: true, decline: true, return: false },
    });
    expect(await listGuests(app.db, couple.eventId)).toMatchObject([
      { last_name: "Tanoh", category: "Famille de la mariée", answer: "yes", companions: 2 },
    ]);
    expect(await see(group.token)).toMatchObject({ left: 37 });
  });

  it("waits for hosts who confirm each, with the seats kept", async () => {
    const couple = await registerCouple(app);
    const { make, read, host } = groupCalls(app, couple);
    const group = await make({ needs_approval: true, seats: 2 });
    const own = await registered(group.token, { people: 2 });
    expect(await seeOwn(own)).toMatchObject({ state: "pending" });
    expect(await listGuests(app.db, couple.eventId)).toEqual([]);
    expect(await see(group.token)).toMatchObject({ state: "full", left: 0 });
    const [one] = (await read(group.id)).registrations;
    const judge = (decision: string) =>
      host("POST", `/${group.id}/registrations/${one?.id}`, { decision });
    expect((await judge("accept")).status).toBe(200);
    expect(await listGuests(app.db, couple.eventId)).toMatchObject([{ companions: 1 }]);
    expect(await seeOwn(own)).toMatchObject({ state: "confirmed" });
    expect(await judge("accept")).toMatchObject({ status: 409 });
    expect(await judge("refuse")).toMatchObject({ status: 409 });
  });

  it("finds their own registration when they come twice, and changes nothing of it", async () => {
    const group = await groupCalls(app, await registerCouple(app)).make();
    const phone_number_1 = freshPhone();
    const own = await registered(group.token, { phone_number_1, people: 2 });
    const again = await register(group.token, {
      ...{ phone_number_1, people: 5 },
      ...{ last_name: "TÁNOH", given_names: "B." },
    });
    expect(again.body).toMatchObject({
      token: own,
      is_new: false,
      message: groupLinkMessages.alreadyRegistered,
    });
    expect(await seeOwn(own)).toMatchObject({ people: 2 });
    const other = { phone_number_1, last_name: "Curieux", given_names: "Voisin" };
    expect(await register(group.token, other)).toMatchObject({
      status: 422,
      body: { errors: { phone_number_1: [groupLinkMessages.otherName] } },
    });
    const byMail = { phone_number_1: "", email: "brou@exemple.ci" };
    const mailed = await registered(group.token, byMail);
    expect(await registered(group.token, { ...byMail, email: "BROU@exemple.ci" })).toBe(mailed);
  });

  it("comes after all, or waits, by the same form once they had a seat and declined", async () => {
    const group = await groupCalls(app, await registerCouple(app)).make({ seats: 2 });
    const phone_number_1 = freshPhone();
    const own = await registered(group.token, { phone_number_1, people: 2 });
    expect((await decline(own)).status).toBe(200);
    expect(await registered(group.token, { phone_number_1, people: 1 })).toBe(own);
    expect(await seeOwn(own)).toMatchObject({ state: "confirmed", people: 1 });
    expect((await decline(own)).status).toBe(200);
    await registered(group.token, { people: 2, given_names: "Autre" });
    expect(await registered(group.token, { phone_number_1, people: 2, waits: true })).toBe(own);
    expect(await seeOwn(own)).toMatchObject({ state: "waiting", rank: 1 });
  });

  it("never changes a guest of the list before the hosts say so", async () => {
    const couple = await registerCouple(app);
    const phone_number_1 = freshPhone();
    await addGuests(app, couple, [{ phone_number_1, given_names: "Awa" }]);
    const { make, read, host } = groupCalls(app, couple);
    const group = await make();
    const own = await registered(group.token, { phone_number_1, people: 2 });
    expect(await seeOwn(own)).toMatchObject({ state: "pending" });
    expect(await listGuests(app.db, couple.eventId)).toMatchObject([
      { given_names: "Awa", answer: "none", companions: 0 },
    ]);
    const [one] = (await read(group.id)).registrations;
    expect(one?.known_as).toBe("Awa Kouassi");
    await host("POST", `/${group.id}/registrations/${one?.id}`, { decision: "accept" });
    expect(await listGuests(app.db, couple.eventId)).toMatchObject([
      { given_names: "Awa", answer: "yes", companions: 1 },
    ]);
  });

  it("is refused without a name, a contact or a right number of people, each at its field", async () => {
    const group = await groupCalls(app, await registerCouple(app)).make();
    const empty = { last_name: " ", given_names: "", phone_number_1: "", people: "" };
    expect(await register(group.token, empty)).toMatchObject({
      status: 422,
      body: {
        errors: {
          last_name: [groupLinkMessages.required],
          given_names: [groupLinkMessages.required],
          phone_number_1: [groupLinkMessages.contactRequired],
          people: [groupLinkMessages.peopleInvalid],
        },
      },
    });
    for (const changed of [{ people: 12 }, { people: 0 }, { phone_number_1: "12" }])
      expect((await register(group.token, changed)).status).toBe(422);
    expect((await register(group.token, { phone_number_1: "", email: "non" })).status).toBe(422);
  });

  it("is refused where there are not enough seats, and may wait instead", async () => {
    const { make, namesOf } = groupCalls(app, await registerCouple(app));
    const group = await make({ seats: 3 });
    await registered(group.token, { people: 2, given_names: "A" });
    expect(await register(group.token, { people: 2 })).toMatchObject({
      status: 422,
      body: { errors: { people: [groupLinkMessages.notEnough] } },
    });
    expect(await register(group.token, { people: 4, waits: true })).toMatchObject({
      status: 422,
      body: { errors: { people: [groupLinkMessages.neverEnough] } },
    });
    const first = await registered(group.token, { people: 2, waits: true, given_names: "B" });
    const second = await registered(group.token, { people: 3, waits: true, given_names: "C" });
    // Who fits into what is left takes it, though others wait for more.
    await registered(group.token, { people: 1, waits: true, given_names: "D" });
    expect(await seeOwn(first)).toMatchObject({ state: "waiting", rank: 1 });
    expect(await seeOwn(second)).toMatchObject({ state: "waiting", rank: 2 });
    expect(await namesOf(group.id)).toEqual({ waiting: ["B", "C"], confirmed: ["A", "D"] });
    expect(await see(group.token)).toMatchObject({ state: "full", left: 0, most: 3 });
  });

  it("does not read how many seats are left where the hosts do not tell", async () => {
    const group = await groupCalls(app, await registerCouple(app)).make({
      ...{ seats: 4, shows_left: false },
    });
    expect(await see(group.token)).toMatchObject({ left: null, most: 4, state: "open" });
    const own = await registered(group.token, { people: 2 });
    expect(await see(group.token)).toMatchObject({ left: null, most: 4 });
    expect(await seeOwn(own)).toMatchObject({ most: 4 });
  });

  it("brings others along without taking more seats, where companions do not count", async () => {
    const { make } = groupCalls(app, await registerCouple(app));
    const group = await make({ seats: 2, counts_companions: false });
    await registered(group.token, { people: 6 });
    expect(await see(group.token)).toMatchObject({ left: 1, most: 11 });
  });

  it("finds a closed group by its closing, its last day, and a feast that is past or cancelled", async () => {
    const couple = await registerCouple(app);
    const { make, host } = groupCalls(app, couple);
    const phone_number_1 = freshPhone();
    const group = await make({ closes_on: "2026-11-21" });
    const own = await registered(group.token, { phone_number_1, people: 2 });
    const isClosed = async () => {
      expect(await see(group.token)).toMatchObject({ state: "closed", left: null });
      expect(await register(group.token)).toMatchObject({
        status: 409,
        body: { code: "group-closed" },
      });
      // Who is registered still finds their page, comes with fewer, and not with more.
      expect(await register(group.token, { phone_number_1 })).toMatchObject({
        body: { token: own },
      });
      expect((await change(own, { people: 3 })).status).toBe(409);
    };
    await host("PUT", `/${group.id}/open`, { open: false });
    await isClosed();
    await host("PUT", `/${group.id}/open`, { open: true });
    expect(await see(group.token)).toMatchObject({ state: "open" });
    const day = (weddingDate: string) =>
      app.db.update(events).set({ weddingDate }).where(eq(events.id, couple.eventId));
    await day("2026-11-19");
    await isClosed();
    await day("2027-03-20");
    await app.call("PUT", `/api/v1/events/${couple.eventId}/cancellation`, {
      token: couple.token,
    });
    await isClosed();
    await app.call("DELETE", `/api/v1/events/${couple.eventId}/cancellation`, {
      token: couple.token,
    });
    app.wait(2 * 86_400);
    await isClosed();
    expect((await change(own, { people: 1 })).status).toBe(200);
    expect((await decline(own)).status).toBe(200);
    expect(await change(own, { people: 1 })).toMatchObject({ status: 409 });
    app.wait(-2 * 86_400);
  });

  it("may do so ten times an hour by one device, and guess a hundred tokens by one address", async () => {
    const group = await groupCalls(app, await registerCouple(app)).make();
    const device = freshPhone();
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await register(group.token, { device })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    const guesses: number[] = [];
    for (let time = 0; time < 101; time += 1)
      guesses.push((await app.call("GET", `/api/v1/groups/nul${time}`)).status);
    expect(guesses.at(0)).toBe(404);
    expect(guesses.at(-1)).toBe(429);
    // Known links stay open to all who share that address.
    expect(await see(group.token)).toMatchObject({ state: "open" });
  });

  it("finds nothing by the link of a group that was removed, or of a deleted event", async () => {
    const couple = await registerCouple(app);
    const { make, host } = groupCalls(app, couple);
    const [removed, kept] = [await make(), await make({ name: "Paroisse" })];
    app.wait(3600);
    const own = await registered(removed.token);
    await host("DELETE", `/${removed.id}`);
    expect((await app.call("GET", `/api/v1/groups/${removed.token}`)).status).toBe(404);
    expect((await app.call("GET", `/api/v1/group-registrations/${own}`)).status).toBe(404);
    expect(await listGuests(app.db, couple.eventId)).toHaveLength(1);
    await app.db
      .update(events)
      .set({ deletedAt: app.clock() })
      .where(eq(events.id, couple.eventId));
    expect((await app.call("GET", `/api/v1/groups/${kept.token}`)).status).toBe(410);
    expect((await register(kept.token)).status).toBe(410);
  });
});
