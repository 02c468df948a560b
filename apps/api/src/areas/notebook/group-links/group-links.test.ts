import { groupLinkMessages as messages } from "@jdj/contract/notebook/group-link-messages";
import { count, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { groupForm } from "../../../testing/group-samples.ts";
import { groupCalls, visitorCalls } from "../../../testing/groups.ts";
import { shareWith } from "../../../testing/sharing.ts";
import { events } from "../events/tables.ts";
import { guestCategories } from "../guest-categories/tables.ts";
import { listGuests } from "../guests/queries.ts";
import { groupLinks } from "./tables.ts";

const app = testApp();
const { registered, decline } = visitorCalls(app);

const categoriesOf = async ({ token }: { token: string }) =>
  ((await app.call("GET", "/api/v1/guests", { token })).body as { name: string }[]).map(
    ({ name }) => name,
  );

describe("the link of a group", () => {
  it("has a token that nobody guesses, and is listed with its counts", async () => {
    const couple = await registerCouple(app);
    const { host, make } = groupCalls(app, couple);
    expect((await host("GET")).body).toEqual({ links: [], can: { write: true } });
    const [one, other] = [await make(), await make({ name: "Paroisse", seats: 2 })];
    expect(one.token).toMatch(/^[0-9a-z]{32}$/);
    expect(one.token).not.toBe(other.token);
    await registered(other.token, { people: 2 });
    expect((await host("GET")).body).toMatchObject({
      links: [
        { name: "Famille de la mariée", taken: 0, state: "open" },
        { name: "Paroisse", seats: 2, taken: 2, confirmed: 1, state: "full" },
      ],
    });
  });

  it("makes a category of the event's own, or takes the one of its name", async () => {
    const [couple, other] = [await registerCouple(app), await registerCouple(app)];
    const before = await categoriesOf(couple);
    const { make, host } = groupCalls(app, couple);
    const group = await make({ name: "Chorale" });
    await make({ name: "AMIS DU FIANCE" });
    expect(await categoriesOf(couple)).toEqual([...before, "Chorale"]);
    expect(await categoriesOf(other)).toEqual(before);
    await registered(group.token);
    await host("PUT", `/${group.id}`, { ...groupForm, name: "Chorale Sainte-Anne" });
    expect(await listGuests(app.db, couple.eventId)).toMatchObject([
      { category: "Chorale Sainte-Anne" },
    ]);
    await host("DELETE", `/${group.id}`);
    expect(await categoriesOf(couple)).toEqual([...before, "Chorale Sainte-Anne"]);
    const empty = await make({ name: "Personne" });
    await host("DELETE", `/${empty.id}`);
    expect(await categoriesOf(couple)).not.toContain("Personne");
  });

  it("leaves a category of the template its name when it gets another", async () => {
    const couple = await registerCouple(app);
    const { make, host } = groupCalls(app, couple);
    const group = await make({ name: "Amis du fiancé" });
    await host("PUT", `/${group.id}`, { ...groupForm, name: "Amis de Bouaké" });
    const names = await categoriesOf(couple);
    expect(names).toEqual(expect.arrayContaining(["Amis du fiancé", "Amis de Bouaké"]));
    await registered(group.token);
    expect(await listGuests(app.db, couple.eventId)).toMatchObject([
      { category: "Amis de Bouaké" },
    ]);
  });

  it("is refused without a name, with a name twice, with wrong seats and with a past day", async () => {
    const { host, make } = groupCalls(app, await registerCouple(app));
    await make();
    const refused = async (changed: object, errors: object) =>
      expect(await host("POST", "", { ...groupForm, name: "Autre", ...changed })).toMatchObject({
        status: 422,
        body: { errors },
      });
    await refused({ name: " " }, { name: [messages.required] });
    await refused({ name: "famille de la mariee" }, { name: [messages.nameTaken] });
    for (const seats of [0, 2001, "", "x", 1.5])
      await refused({ seats }, { seats: [messages.seatsInvalid] });
    await refused({ closes_on: "2026-11-19" }, { closes_on: [messages.closesInPast] });
    await refused({ closes_on: "31/12" }, { closes_on: [expect.any(String)] });
  });

  it("keeps at least the seats that are taken, and says how many those are", async () => {
    const { host, make } = groupCalls(app, await registerCouple(app));
    const group = await make({ seats: 10 });
    const own = await registered(group.token, { people: 4 });
    const save = (changed: object) => host("PUT", `/${group.id}`, { ...groupForm, ...changed });
    expect(await save({ seats: 3 })).toMatchObject({
      status: 422,
      body: { errors: { seats: ["4 places sont déjà prises\u00a0: gardez-en au moins autant"] } },
    });
    expect((await save({ seats: 4 })).status).toBe(200);
    await decline(own);
    expect((await save({ seats: 1 })).status).toBe(200);
  });

  it("is not saved over what somebody else saved", async () => {
    const { host, make, read } = groupCalls(app, await registerCouple(app));
    const group = await make();
    const { version } = (await read(group.id)).link;
    const save = () => host("PUT", `/${group.id}`, { ...groupForm, seats: 50, version });
    expect((await save()).status).toBe(200);
    expect(await save()).toMatchObject({ status: 409, body: { code: "changed-meanwhile" } });
  });

  it("is a hundred to an event at most", async () => {
    const couple = await registerCouple(app);
    const { host, make } = groupCalls(app, couple);
    await make();
    const [first] = await app.db
      .select()
      .from(groupLinks)
      .where(eq(groupLinks.eventId, couple.eventId));
    if (!first) throw new Error("The group was made");
    const { id: _, ...values } = first;
    const rows = Array.from({ length: 99 }, (_, at) => ({
      ...values,
      name: `Groupe ${at}`,
      token: `${couple.eventId} ${at}`,
    }));
    await app.db.insert(groupLinks).values(rows);
    expect(await host("POST", "", { ...groupForm, name: "De trop" })).toMatchObject({
      status: 422,
      body: { errors: { name: [messages.tooManyGroups] } },
    });
  });

  it("is seen without its address, and not changed, by who may only read", async () => {
    const couple = await registerCouple(app);
    const group = await groupCalls(app, couple).make();
    const reader = await shareWith(app, couple, "reader");
    const { host } = groupCalls(app, { ...reader, eventId: couple.eventId });
    expect((await host("GET")).body).toMatchObject({
      links: [{ path: null }],
      can: { write: false },
    });
    expect((await host("DELETE", `/${group.id}`)).status).toBe(403);
  });

  it("is none of another event, and goes with its own", async () => {
    const [couple, other] = [await registerCouple(app), await registerCouple(app)];
    const mine = groupCalls(app, couple);
    const group = await mine.make();
    await registered(group.token);
    const theirs = groupCalls(app, other);
    const [one] = (await mine.read(group.id)).registrations;
    for (const [method, rest, body] of [
      ["GET", "", undefined],
      ["PUT", "", groupForm],
      ["PUT", "/open", { open: false }],
      ["DELETE", "", undefined],
      ["POST", `/registrations/${one?.id}`, { decision: "refuse" }],
      ["POST", `/registrations/${one?.id}/told`, {}],
    ] as const)
      expect((await theirs.host(method, `/${group.id}${rest}`, body)).status).toBe(404);
    const own = await theirs.make();
    for (const rest of ["", "/told"]) {
      const path = `/${own.id}/registrations/${one?.id}${rest}`;
      expect((await theirs.host("POST", path, { decision: "refuse" })).status).toBe(404);
    }
  });
});

describe("an event that is erased", () => {
  it("takes its groups, their guests and its own categories along", async () => {
    const couple = await registerCouple(app);
    const group = await groupCalls(app, couple).make();
    await registered(group.token);
    await app.db.delete(events).where(eq(events.id, couple.eventId));
    const ofEvent = eq(guestCategories.eventId, couple.eventId);
    expect(await app.db.select().from(guestCategories).where(ofEvent)).toEqual([]);
    expect(await listGuests(app.db, couple.eventId)).toEqual([]);
  });
});

describe("who moved up and has no address", () => {
  it("is noted as told by the hosts, once", async () => {
    const { make, host, read } = groupCalls(app, await registerCouple(app));
    const group = await make({ seats: 1 });
    const first = await registered(group.token);
    await registered(group.token, { given_names: "Aya", waits: true });
    const told = async () => {
      const one = (await read(group.id)).registrations.find(
        ({ given_names }) => given_names === "Aya",
      );
      return { one, answer: await host("POST", `/${group.id}/registrations/${one?.id}/told`, {}) };
    };
    expect((await told()).answer.status).toBe(404);
    await decline(first);
    expect((await read(group.id)).link.to_tell).toBe(1);
    expect((await told()).answer.status).toBe(200);
    expect((await told()).one).toMatchObject({ told_by: "hosts", whatsapp: null });
    expect((await read(group.id)).link.to_tell).toBe(0);
  });
});

describe("an event's own categories", () => {
  it("keep the type of the event, as everything that was stored for it does", async () => {
    const couple = await registerCouple(app);
    await groupCalls(app, couple).make();
    const { token, eventId } = couple;
    const changed = await app.call("POST", `/api/v1/event/${eventId}`, {
      token,
      body: { event_type_id: 3, name: "Baptême", description: "À Yopougon" },
    });
    expect(changed.status).not.toBe(200);
    const [own] = await app.db
      .select({ own: count() })
      .from(guestCategories)
      .where(eq(guestCategories.eventId, eventId));
    expect(own?.own).toBe(1);
  });
});
