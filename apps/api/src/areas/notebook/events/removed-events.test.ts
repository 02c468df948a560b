import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { shareWith } from "../../../testing/sharing.ts";

const app = testApp();

const call = ({ token }: CastMember, method: string, path: string, body?: unknown) =>
  app.call(method, `/api/v1/${path}`, { token, body });

async function addEvent(member: CastMember, fields: object = {}): Promise<number> {
  const { body } = await call(member, "POST", "events", {
    event_type_id: 3,
    name: "Baptême d’Éloïse",
    description: "À Yopougon",
    ...fields,
  });
  return (body as { data: { id: number } }).data.id;
}
async function listed(member: CastMember) {
  const { body } = await call(member, "GET", `geteventbycustomer/${member.customerId}`);
  return (body as { id: number; select: number }[]).map(({ id, select }) => ({ id, select }));
}
const removed = async (member: CastMember) => (await call(member, "GET", "events/removed")).body;

describe("the date of another event", () => {
  it("may be given when it is created, exact or not, and may be left open", async () => {
    const awa = await registerCouple(app);
    const given = { wedding_date: "2027-05-01", wedding_date_precision: "approximate" };
    await addEvent(awa, given);
    await addEvent(awa, { wedding_date: "" });
    const { body } = await call(awa, "GET", `geteventbycustomer/${awa.customerId}`);
    expect(body).toMatchObject([{}, { wedding_date: null }, given]);
  });

  it.each(["2020-01-01", "2040-01-01"])("is refused on %s", async (wedding_date) => {
    const awa = await registerCouple(app);
    const answer = await call(awa, "POST", "events", {
      event_type_id: 3,
      name: "Baptême",
      description: "À Yopougon",
      wedding_date,
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { wedding_date: [expect.any(String)] } },
    });
  });
});

describe("an archived event", () => {
  it("leaves the list of who archives it alone, who then works on another", async () => {
    const awa = await registerCouple(app);
    const koffi = await shareWith(app, awa, "reader");
    const baptism = await addEvent(awa);
    expect(await call(awa, "PUT", `events/${awa.eventId}/archive`)).toMatchObject({ status: 200 });
    expect(await listed(awa)).toEqual([{ id: baptism, select: 1 }]);
    expect(await removed(awa)).toMatchObject({ archived: [{ id: awa.eventId }], deleted: [] });
    expect(await listed(koffi)).toEqual([
      { id: awa.eventId, select: 1 },
      { id: koffi.eventId, select: 0 },
    ]);
  });

  it("returns when it is put back, or chosen", async () => {
    const awa = await registerCouple(app);
    const archive = `events/${awa.eventId}/archive`;
    await call(awa, "PUT", archive);
    expect(await listed(awa)).toEqual([]);
    await call(awa, "DELETE", archive);
    expect(await listed(awa)).toEqual([{ id: awa.eventId, select: 0 }]);
    await call(awa, "PUT", archive);
    expect(await call(awa, "PUT", `choose-event/${awa.eventId}`)).toMatchObject({ status: 200 });
    expect(await listed(awa)).toEqual([{ id: awa.eventId, select: 1 }]);
    expect(await removed(awa)).toMatchObject({ archived: [] });
  });
});

describe("a deleted event", () => {
  it("is closed to everybody, and its members are told", async () => {
    const awa = await registerCouple(app);
    const koffi = await shareWith(app, awa, "reader");
    expect(await call(awa, "DELETE", `events/${awa.eventId}`)).toMatchObject({ status: 200 });
    for (const member of [awa, koffi])
      expect(await call(member, "GET", `budgets-by-event/${awa.eventId}`)).toMatchObject({
        status: 410,
        body: { message: "Cet événement n’existe plus." },
      });
    expect(await listed(awa)).toEqual([]);
    expect(await listed(koffi)).toEqual([{ id: koffi.eventId, select: 1 }]);
    const ended = async ({ token }: CastMember) =>
      (await app.call("GET", "/api/user", { token })).body;
    expect(await ended(koffi)).toMatchObject({ customer: { ended_event: "Mariage" } });
    expect(await ended(awa)).toMatchObject({ customer: { ended_event: null } });
    expect(await call(awa, "DELETE", `events/${awa.eventId}`)).toMatchObject({ status: 410 });
  });

  it("is the one that its owner works on once they restored it", async () => {
    const awa = await registerCouple(app);
    const baptism = await addEvent(awa);
    await call(awa, "DELETE", `events/${awa.eventId}`);
    expect(await listed(awa)).toEqual([{ id: baptism, select: 1 }]);
    await call(awa, "POST", `events/${awa.eventId}/restore`);
    expect(await listed(awa)).toEqual(
      expect.arrayContaining([
        { id: awa.eventId, select: 1 },
        { id: baptism, select: 0 },
      ]),
    );
  });

  it("may be restored by an owner for thirty days, with its members", async () => {
    const awa = await registerCouple(app);
    const koffi = await shareWith(app, awa, "reader");
    await call(awa, "DELETE", `events/${awa.eventId}`);
    expect(await removed(awa)).toMatchObject({ deleted: [{ id: awa.eventId, name: "Mariage" }] });
    expect(await removed(koffi)).toEqual({ archived: [], deleted: [] });
    const restore = (member: CastMember) => call(member, "POST", `events/${awa.eventId}/restore`);
    expect(await restore(koffi)).toMatchObject({ status: 403 });
    expect(await restore(await registerCouple(app))).toMatchObject({ status: 404 });
    app.wait(29 * 86_400);
    expect(await restore(awa)).toMatchObject({ status: 200 });
    expect(await listed(awa)).toEqual([{ id: awa.eventId, select: 1 }]);
    expect(await call(koffi, "GET", `budgets-by-event/${awa.eventId}`)).toMatchObject({
      status: 200,
    });

    await call(awa, "DELETE", `events/${awa.eventId}`);
    app.wait(31 * 86_400);
    const login = { email: awa.email, password: "demo" };
    const { token } = (await app.call("POST", "/api/v1/login", { body: login })).body as CastMember;
    const later = { ...awa, token };
    expect(await restore(later)).toMatchObject({ status: 410 });
    expect(await removed(later)).toMatchObject({ deleted: [] });
  });
});
