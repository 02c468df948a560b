import type { PlanningGroup } from "@jdj/contract/notebook/planning";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { events } from "../events/tables.ts";

const app = testApp();

const ANNOUNCE = 1;

const row = ({ eventId }: CastMember, fields: object = {}) => ({
  event_id: eventId,
  planning_id: ANNOUNCE,
  start_date: "2026-11-20",
  end_date: "2026-11-30",
  status: 0,
  ...fields,
});

const save = (member: CastMember, rows: object[]) =>
  app.call("POST", "/api/v1/plannings/events", { token: member.token, body: rows });

async function planningOf({ token, eventId }: CastMember): Promise<PlanningGroup[]> {
  const { body } = await app.call("GET", `/api/v1/plannings-by-event/${eventId}`, { token });
  return body as PlanningGroup[];
}

const pivotOf = async (member: CastMember) => (await planningOf(member))[0]?.children[0]?.pivot;

describe("the planning of an event", () => {
  it("proposes dates from the event's, drawn together when less than a year is left", async () => {
    // From 20 November 2026 to 20 March 2027: 120 days.
    const member = await registerCouple(app);
    const [group] = await planningOf(member);
    expect(group).toMatchObject({ content: "Poser les bases", image: "calebasse", doneTasks: 0 });
    expect(group?.children[0]).toEqual({
      id: ANNOUNCE,
      content: "Annoncer le mariage aux deux familles",
      own: null,
      proposed_start_date: "2026-11-20",
      proposed_end_date: "2026-11-25",
      pivot: {
        event_id: member.eventId,
        planning_id: ANNOUNCE,
        start_date: null,
        end_date: null,
        status: 0,
        version: 0,
      },
    });
  });

  it("proposes none while the event has no date", async () => {
    const member = await registerCouple(app);
    await app.db.update(events).set({ weddingDate: null }).where(eq(events.id, member.eventId));
    const [group] = await planningOf(member);
    expect(group?.children[0]).toMatchObject({ proposed_start_date: null });
  });
});

describe("saving the planning", () => {
  it("stores dates and state, and counts what is done", async () => {
    const member = await registerCouple(app);
    expect(await save(member, [row(member, { status: 1, end_date: "" })])).toMatchObject({
      status: 200,
      body: { customer_id: member.customerId, data: { 0: { doneTasks: 1 } } },
    });
    expect(await pivotOf(member)).toEqual({
      event_id: member.eventId,
      planning_id: ANNOUNCE,
      start_date: "2026-11-20",
      end_date: null,
      status: 1,
      version: 1,
    });
    await save(member, [row(member, { status: "0", version: 1 })]);
    expect(await pivotOf(member)).toMatchObject({ status: 0, version: 2 });
  });

  it.each([
    [
      "crossed dates",
      { end_date: "2026-11-19" },
      "1.end_date",
      "La date de fin ne peut précéder la date de début",
    ],
    [
      "a date that does not exist",
      { start_date: "2027-02-29" },
      "1.start_date",
      "Veuillez entrer une date valide (JJ/MM/AAAA)",
    ],
    ["a task sent twice", {}, "1.planning_id", "Cette ligne est envoyée deux fois"],
  ])("refuses %s, and stores none", async (_, wrong, field, message) => {
    const member = await registerCouple(app);
    expect(await save(member, [row(member), row(member, wrong)])).toMatchObject({
      status: 422,
      body: { errors: { [field]: [message] } },
    });
    expect(await pivotOf(member)).toMatchObject({ version: 0 });
  });

  it("takes a task of one day", async () => {
    const member = await registerCouple(app);
    expect(await save(member, [row(member, { end_date: "2026-11-20" })])).toMatchObject({
      status: 200,
    });
  });

  it("refuses a state that is none and a task of another type of event", async () => {
    const member = await registerCouple(app);
    expect(await save(member, [row(member, { status: 2 })])).toMatchObject({ status: 422 });
    const strange = [row(member, { planning_id: 999_999 })];
    expect(await save(member, strange)).toMatchObject({ status: 404 });
  });

  it("lets one of two saves of one task through", async () => {
    const member = await registerCouple(app);
    for (let version = 0; version < 6; version += 1) {
      const rivals = ["2026-11", "2026-12"].map((month) =>
        save(member, [
          row(member, { start_date: `${month}-0${version + 1}`, end_date: null, version }),
        ]),
      );
      const statuses = (await Promise.all(rivals)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 409]);
    }
  });
});

describe("the calendar of a planning", () => {
  const address = async (member: CastMember, renew?: boolean): Promise<string> => {
    const body = { event_id: member.eventId, renew };
    const answer = await app.call("POST", "/api/v1/plannings/feed", {
      token: member.token,
      body,
    });
    return (answer.body as { address: string }).address.replace("http://joie.test", "");
  };
  const read = (path: string) => app.call("GET", path);

  it("opens by its secret address alone, to anyone, and lists what is left to do", async () => {
    const member = await registerCouple(app);
    await save(member, [row(member)]);
    await app.call("POST", "/api/v1/dates-places/events", {
      token: member.token,
      body: {
        event_id: member.eventId,
        date_place_id: 3,
        wedding_date: "2027-03-20",
        wedding_time: "09:30",
        wedding_location_prefix: "à",
        wedding_location: "la mairie, salle des mariages",
        is_activate: 1,
      },
    });
    const path = await address(member);
    expect(path).toMatch(/^\/api\/v1\/plannings\/[\w-]{22}\.ics$/);
    const { status, body } = await read(path);
    const lines = String(body).split("\r\n");
    expect(status).toBe(200);
    expect(lines[0]).toBe("BEGIN:VCALENDAR");
    expect(lines).toContain("DTSTART;TZID=Africa/Abidjan:20270320T093000");
    expect(lines).toContain("LOCATION:la mairie\\, salle des mariages");
    expect(lines).toContain("DTSTART;VALUE=DATE:20261130");
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    await save(member, [row(member, { status: 1 })]);
    expect(String((await read(path)).body)).not.toContain("Annoncer le mariage");
  });

  it("keeps its address until it is renewed, which closes the former one", async () => {
    const member = await registerCouple(app);
    const [first, same] = await Promise.all([address(member), address(member)]);
    expect(same).toBe(first);
    const renewed = await address(member, true);
    expect(renewed).not.toBe(first);
    expect((await read(first)).status).toBe(404);
    expect((await read(renewed)).status).toBe(200);
  });

  it.each(["aaaaaaaaaaaaaaaaaaaaaa.ics", "1.ics", "%00.ics", "aaaaaaaaaaaaaaaaaaaaaa"])(
    "does not open at %s",
    async (file) => {
      expect((await read(`/api/v1/plannings/${file}`)).status).toBe(404);
    },
  );
});
