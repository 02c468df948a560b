import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { sendTo } from "../../../testing/cards.ts";
import { type CastMember, registerCouple, subjectsTo } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { freshPhone } from "../../../testing/fresh-phone.ts";
import { groupCalls, visitorCalls } from "../../../testing/groups.ts";
import { events } from "../../notebook/events/tables.ts";
import { groupLinks } from "../../notebook/group-links/tables.ts";
import { listGuests } from "../../notebook/guests/queries.ts";

const app = testApp();
const { register, registered, seeOwn, see, change, decline } = visitorCalls(app);

const guestNamed = async ({ eventId }: CastMember, name: string) => {
  const guest = (await listGuests(app.db, eventId)).find(({ given_names }) => given_names === name);
  if (!guest) throw new Error(`There is no guest ${name}`);
  return guest;
};

/** A group of four seats: A has three of them and B one; C waits for two, D and E for one. */
async function fullGroup(changed: Record<string, unknown> = {}) {
  const couple = await registerCouple(app);
  const calls = groupCalls(app, couple);
  const group = await calls.make({ seats: 4, ...changed });
  const add = (given_names: string, people: number, more = {}) =>
    registered(group.token, { given_names, people, waits: true, ...more });
  const a = await add("A", 3, { email: "a@exemple.ci" });
  const b = await add("B", 1);
  const [c, d, e] = [
    await add("C", 2, { email: "c@exemple.ci" }),
    await add("D", 1),
    await add("E", 1),
  ];
  return { couple, group, ...calls, a, b, c, d, e, states: () => calls.namesOf(group.id) };
}

describe("the waiting list of a group", () => {
  it("moves up when somebody declines by their own page, and tells by email who left an address", async () => {
    const { couple, group, a, b, c, states, read } = await fullGroup();
    expect(await states()).toEqual({ confirmed: ["A", "B"], waiting: ["C", "D", "E"] });
    await decline(b);
    expect(await states()).toEqual({
      waiting: ["C", "E"],
      confirmed: ["A", "D"],
      declined: ["B"],
    });
    await decline(a);
    expect(await states()).toEqual({ confirmed: ["C", "D", "E"], declined: ["A", "B"] });
    await app.work();
    expect(await subjectsTo(app, "c@exemple.ci")).toEqual(["Une place s’est libérée pour vous"]);
    const [sent] = await listCaughtMessages(app.db, 1, "c@exemple.ci");
    expect(sent?.links).toEqual([`http://joie.test/groupe/inscription/${c}`]);
    const { link, registrations } = await read(group.id);
    expect(link).toMatchObject({ taken: 4, confirmed: 3, declined: 2, waiting: 0, to_tell: 2 });
    const [first, ...others] = registrations;
    expect(first).toMatchObject({
      given_names: "D",
      moved_up_at: app.clock().toISOString(),
      told_at: null,
      whatsapp: expect.stringMatching(/^https:\/\/wa\.me\/225\d{10}\?text=Bonne%20nouvelle/),
    });
    expect(others.find(({ given_names }) => given_names === "C")).toMatchObject({
      told_by: "email",
      whatsapp: null,
    });
    expect(await guestNamed(couple, "A")).toMatchObject({ answer: "no" });
    expect(await guestNamed(couple, "C")).toMatchObject({ answer: "yes", companions: 1 });
    expect(await seeOwn(c)).toMatchObject({ state: "confirmed", moved_up: true });
  });

  it("moves up when somebody declines by their card", async () => {
    const { couple, states } = await fullGroup();
    const { id } = await guestNamed(couple, "A");
    const campaignId = await sendTo(app, couple, [id]);
    await app.work();
    const [delivery] = await findRecipients(app, campaignId);
    const answer = (given: string, more = {}) =>
      app.call("POST", `/api/v1/rsvp/${delivery?.token}`, { body: { answer: given, ...more } });
    expect((await answer("no")).status).toBe(200);
    expect(await states()).toMatchObject({ confirmed: ["B", "C", "D"], declined: ["A"] });
    // The seats were given to others: by the card they do not come back.
    expect(await answer("yes")).toMatchObject({ status: 409, body: { code: "group-full" } });
    expect(await guestNamed(couple, "A")).toMatchObject({ answer: "no" });
  });

  it("moves up when the hosts bring fewer, take a guest out, or answer for them", async () => {
    const { couple, states } = await fullGroup();
    const { token } = couple;
    const a = await guestNamed(couple, "A");
    const edited = await app.call("POST", "/api/v1/guests-events-update", {
      token,
      body: { ...a, has_confirmed: 1, companions: 0 },
    });
    expect(edited.status).toBe(200);
    expect(await states()).toEqual({ confirmed: ["A", "B", "C"], waiting: ["D", "E"] });
    const b = await guestNamed(couple, "B");
    await app.call("DELETE", `/api/v1/guests/events/${b.id}`, { token });
    expect(await states()).toEqual({ confirmed: ["A", "C", "D"], waiting: ["E"] });
    await app.call("POST", `/api/v1/rsvp/${a.id}`, { token, body: { answer: "no" } });
    expect(await states()).toEqual({ confirmed: ["C", "D", "E"], declined: ["A"] });
  });

  it("moves up when the hosts remove many guests at once", async () => {
    const { couple, states } = await fullGroup();
    const ids = (await listGuests(app.db, couple.eventId)).map(({ id }) => id);
    const removed = await app.call("POST", "/api/v1/guests/events/bulk", {
      token: couple.token,
      body: { event_id: couple.eventId, action: "remove", ids },
    });
    expect(removed.status).toBe(200);
    expect(await states()).toEqual({ confirmed: ["C", "D", "E"] });
  });

  it("moves up when seats are added, when a request is refused, and when somebody comes with fewer", async () => {
    const { host, group, a, states, read } = await fullGroup();
    const { link } = await read(group.id);
    const form = { ...link, seats: 5, version: link.version };
    expect((await host("PUT", `/${group.id}`, form)).status).toBe(200);
    expect(await states()).toMatchObject({ confirmed: ["A", "B", "D"], waiting: ["C", "E"] });
    await change(a, { people: 2 });
    expect(await states()).toMatchObject({ confirmed: ["A", "B", "D", "E"], waiting: ["C"] });
  });

  it("keeps seats for the hosts' word where they confirm each", async () => {
    const { host, group, states, read } = await fullGroup({ needs_approval: true });
    expect(await states()).toEqual({ pending: ["A", "B"], waiting: ["C", "D", "E"] });
    const idOf = async (name: string) =>
      (await read(group.id)).registrations.find((one) => one.given_names === name)?.id;
    const judge = async (name: string, decision: string) =>
      host("POST", `/${group.id}/registrations/${await idOf(name)}`, { decision });
    await judge("A", "refuse");
    expect(await states()).toEqual({ pending: ["B", "C", "D"], waiting: ["E"], refused: ["A"] });
    await judge("C", "accept");
    await judge("E", "refuse");
    expect(await states()).toEqual({
      pending: ["B", "D"],
      confirmed: ["C"],
      refused: ["A", "E"],
    });
    await app.work();
    const told = await subjectsTo(app, "c@exemple.ci");
    expect(told.slice(0, 2).sort()).toEqual([
      "Une place s’est libérée pour vous",
      "Votre inscription est confirmée",
    ]);
  });

  it("keeps who was refused refused, whoever asks again", async () => {
    const { make, read, host } = groupCalls(app, await registerCouple(app));
    const group = await make({ needs_approval: true });
    const phone_number_1 = freshPhone();
    const own = await registered(group.token, { phone_number_1 });
    const [one] = (await read(group.id)).registrations;
    await host("POST", `/${group.id}/registrations/${one?.id}`, { decision: "refuse" });
    expect(await registered(group.token, { phone_number_1 })).toBe(own);
    expect(await seeOwn(own)).toMatchObject({ state: "refused", can: { change: false } });
    expect((await change(own, { people: 2 })).status).toBe(409);
    expect((await decline(own)).status).toBe(409);
  });

  it("takes back who declined and comes after all, at its end when it is full", async () => {
    const { a, b, couple, group, states } = await fullGroup();
    await decline(b);
    app.wait(1);
    expect(await change(b, { people: 1 })).toMatchObject({ status: 422 });
    expect((await change(b, { people: 1, waits: true })).status).toBe(200);
    expect(await states()).toEqual({ confirmed: ["A", "D"], waiting: ["C", "E", "B"] });
    expect(await guestNamed(couple, "B")).toMatchObject({ answer: "no" });
    await decline(a);
    // C takes two of the three seats, E the third.
    expect(await states()).toMatchObject({ confirmed: ["C", "D", "E"], waiting: ["B"] });
    await app.db.update(groupLinks).set({ seats: 4 }).where(eq(groupLinks.id, group.id));
    const d = await guestNamed(couple, "D");
    await app.call("DELETE", `/api/v1/guests/events/${d.id}`, { token: couple.token });
    expect(await states()).toMatchObject({ confirmed: ["B", "C", "E"] });
    expect(await guestNamed(couple, "B")).toMatchObject({ answer: "yes" });
  });

  it("lets who waits change their number, and takes them in when they then fit", async () => {
    const { b, c, states } = await fullGroup();
    expect(await change(c, { people: 5 })).toMatchObject({ status: 422 });
    expect((await change(c, { people: 3 })).status).toBe(200);
    await decline(b);
    expect(await states()).toMatchObject({ confirmed: ["A", "D"], waiting: ["C", "E"] });
    const full = await fullGroup();
    expect(await change(full.a, { people: 4 })).toMatchObject({ status: 422 });
  });

  it("stays as it is once the feast is past or cancelled", async () => {
    const { couple, states, b } = await fullGroup();
    await app.db
      .update(events)
      .set({ weddingDate: "2026-11-19" })
      .where(eq(events.id, couple.eventId));
    await decline(b);
    expect(await states()).toEqual({ confirmed: ["A"], waiting: ["C", "D", "E"], declined: ["B"] });
  });
});

describe("fifty people who register at once", () => {
  it("take exactly the seats that there are, and the others wait, each once", async () => {
    const { make, read } = groupCalls(app, await registerCouple(app));
    const group = await make({ seats: 20 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        register(group.token, { people: (at % 3) + 1, waits: true, given_names: `N${at}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const { link, registrations } = await read(group.id);
    expect(link).toMatchObject({ taken: 20, pending: 0, state: "full" });
    expect(link.confirmed + link.waiting).toBe(50);
    const ranks = registrations.flatMap(({ rank }) => rank ?? []);
    expect(ranks).toEqual(Array.from({ length: link.waiting }, (_, at) => at + 1));
    // Many decline and come at the same time: never more than the seats.
    const tokens = answers.map(({ body }) => (body as { token: string }).token);
    await Promise.all([
      ...tokens.slice(0, 15).map((token) => decline(token)),
      ...Array.from({ length: 15 }, () => register(group.token, { people: 2, waits: true })),
    ]);
    const after = (await read(group.id)).link;
    expect(after.taken).toBeLessThanOrEqual(20);
    expect(after.taken).toBeGreaterThanOrEqual(18);
    expect(await see(group.token)).toMatchObject({ left: 20 - after.taken });
  });

  it("are one registration when one person presses twice", async () => {
    const { make, read } = groupCalls(app, await registerCouple(app));
    const group = await make();
    const phone_number_1 = freshPhone();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => register(group.token, { phone_number_1 })),
    );
    expect(new Set(answers.map(({ body }) => (body as { token: string }).token)).size).toBe(1);
    expect((await read(group.id)).link).toMatchObject({ taken: 1, confirmed: 1 });
  });
});
