import type { SeatingPlan } from "@jdj/contract/invitations/seating";
import { seatingMessages } from "@jdj/contract/invitations/seating-messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addGuests } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { shareWith } from "../../../testing/sharing.ts";
import { guests } from "../../notebook/guests/tables.ts";

const app = testApp();

const call = (who: CastMember, method: string, rest = "", body?: object) =>
  app.call(method, `/api/v1/seating/${who.eventId}${rest}`, {
    token: who.token,
    ...(body ? { body } : {}),
  });

const read = async (who: CastMember) => (await call(who, "GET")).body as SeatingPlan;

const errorsOf = ({ body }: { body: unknown }) => (body as { errors: unknown }).errors;

/** A room of so many tables of ten places. */
async function room(tables = 2, places = 10) {
  const awa = await registerCouple(app);
  const form = { shape: "round", places, count: tables, name: "" };
  expect((await call(awa, "POST", "/tables", form)).status).toBe(200);
  return { awa, tables: (await read(awa)).tables };
}

const seat = (who: CastMember, guestsOf: object[], tableId: number | "") =>
  call(who, "POST", "/seats", { guests: guestsOf, table_id: tableId });

const answers = (id: number, answer: "yes" | "no") =>
  app.db.update(guests).set({ answer }).where(eq(guests.id, id));

describe("the tables of a room", () => {
  it("are added alike and numbered, changed in the version that was shown, and removed", async () => {
    const { awa, tables } = await room(3);
    expect(tables.map(({ name, places, shape }) => [name, places, shape])).toEqual(
      ["Table 1", "Table 2", "Table 3"].map((name) => [name, 10, "round"]),
    );
    const change = { name: "Les amis", shape: "rectangle", places: 8, version: 1 };
    expect((await call(awa, "PUT", `/tables/${tables[0]?.id}`, change)).status).toBe(200);
    expect((await call(awa, "PUT", `/tables/${tables[0]?.id}`, change)).status).toBe(409);
    const taken = { ...change, name: "Table 2", version: 2 };
    expect(errorsOf(await call(awa, "PUT", `/tables/${tables[0]?.id}`, taken))).toEqual({
      name: [seatingMessages.nameTaken],
    });
    expect((await call(awa, "DELETE", `/tables/${tables[1]?.id}`, { version: 1 })).status).toBe(
      200,
    );
    expect((await call(awa, "DELETE", `/tables/${tables[1]?.id}`, { version: 1 })).status).toBe(
      404,
    );
    expect((await read(awa)).tables.map(({ name }) => name)).toEqual(["Les amis", "Table 3"]);
  });

  it("have one place at least, and a known shape", async () => {
    const { awa } = await room();
    for (const places of [-1, 0, 61, 2.5, "", "dix"])
      expect(
        errorsOf(await call(awa, "POST", "/tables", { shape: "round", places, count: 1 })),
      ).toEqual({ places: [seatingMessages.placesInvalid] });
    const odd = { shape: "star", places: 8, count: -1 };
    expect(errorsOf(await call(awa, "POST", "/tables", odd))).toEqual({
      shape: [seatingMessages.shapeRequired],
      count: [seatingMessages.countInvalid],
    });
    const long = { shape: "round", places: 8, name: "é".repeat(61) };
    expect((await call(awa, "POST", "/tables", long)).status).toBe(422);
  });

  it("are not made smaller than who sits there, and free their guests when they are removed", async () => {
    const { awa, tables } = await room();
    const id = tables[0]?.id ?? 0;
    const [koffi = 0] = await addGuests(app, awa, [{ companions: 4 }]);
    await seat(awa, [{ id: koffi }], id);
    const smaller = { name: "Table 1", shape: "round", places: 4 };
    expect(errorsOf(await call(awa, "PUT", `/tables/${id}`, smaller))).toEqual({
      places: [seatingMessages.tooFewPlaces],
    });
    const seen = { version: 1, seated: 0 };
    expect((await call(awa, "DELETE", `/tables/${id}`, seen)).status).toBe(409);
    expect((await call(awa, "DELETE", `/tables/${id}`, { ...seen, seated: 1 })).status).toBe(200);
    expect((await read(awa)).guests).toMatchObject([{ id: koffi, table_id: null }]);
  });

  it("stand in the room where they were moved to", async () => {
    const { awa, tables } = await room();
    const place = `/tables/${tables[0]?.id}/place`;
    expect((await call(awa, "PUT", place, { x: 620, y: 90 })).status).toBe(200);
    expect((await read(awa)).tables[0]).toMatchObject({ x: 620, y: 90 });
    expect((await call(awa, "PUT", place, { x: -1, y: 90 })).status).toBe(422);
  });
});

describe("a guest is seated", () => {
  it("with whom they bring, all of a family or none, and as often as one presses", async () => {
    const { awa, tables } = await room();
    const [one, two] = tables.map(({ id }) => id);
    const family = await addGuests(app, awa, [{ companions: 5 }, { companions: 2 }]);
    const movers = family.map((id) => ({ id, from: "" }));
    expect((await seat(awa, movers, one ?? 0)).status).toBe(200);
    expect((await seat(awa, movers, one ?? 0)).status).toBe(200);
    const seated = (await read(awa)).guests;
    expect(seated.map(({ people, table_id }) => [people, table_id])).toEqual([
      [6, one],
      [3, one],
    ]);
    const further = await addGuests(app, awa, [{}, {}]);
    const refused = await seat(
      awa,
      further.map((id) => ({ id })),
      one ?? 0,
    );
    expect(errorsOf(refused)).toEqual({
      table_id: ["Il reste 1\u00a0place à «\u00a0Table 1\u00a0»\u00a0: il en faut 2"],
    });
    expect(
      (
        await seat(
          awa,
          further.map((id) => ({ id })),
          two ?? 0,
        )
      ).status,
    ).toBe(200);
    await seat(awa, [{ id: further[0] ?? 0, from: two }], "");
    const free = (await read(awa)).guests.filter(({ table_id }) => table_id === null);
    expect(free.map(({ id }) => id)).toEqual([further[0]]);
  });

  it("by the first of two hosts: the second is told that it changed meanwhile", async () => {
    const { awa, tables } = await room();
    const tante = await shareWith(app, awa, "organiser");
    const host = { ...tante, eventId: awa.eventId };
    const [koffi = 0] = await addGuests(app, awa, [{}]);
    const [one = 0, two = 0] = tables.map(({ id }) => id);
    const both = await Promise.all([
      seat(awa, [{ id: koffi, from: null }], one),
      seat(host, [{ id: koffi, from: null }], two),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("never beyond the places, whoever presses last", async () => {
    const { awa, tables } = await room(1, 3);
    const ids = await addGuests(app, awa, [{ companions: 1 }, { companions: 1 }]);
    const both = await Promise.all(ids.map((id) => seat(awa, [{ id }], tables[0]?.id ?? 0)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("unless they declined, were deleted, or the table is gone", async () => {
    const { awa, tables } = await room();
    const [koffi = 0, yao = 0] = await addGuests(app, awa, [{ given_names: "Koffi" }, {}]);
    const [one = 0] = tables.map(({ id }) => id);
    await answers(koffi, "no");
    expect(errorsOf(await seat(awa, [{ id: koffi }], one))).toEqual({
      guests: ["Koffi Kouassi a répondu non\u00a0: sans place"],
    });
    await app.db.delete(guests).where(eq(guests.id, yao));
    expect(errorsOf(await seat(awa, [{ id: yao }], one))).toEqual({
      guests: [seatingMessages.guestGone],
    });
    const [adjoua = 0] = await addGuests(app, awa, [{}]);
    expect(errorsOf(await seat(awa, [{ id: adjoua }], 999_999))).toEqual({
      table_id: [seatingMessages.tableGone],
    });
    expect(errorsOf(await seat(awa, [], one))).toEqual({
      guests: [seatingMessages.guestsRequired],
    });
  });

  it("and who declines then holds no place any more, and leaves the table with one press", async () => {
    const { awa, tables } = await room(1, 4);
    const [koffi = 0, yao = 0] = await addGuests(app, awa, [{ companions: 3 }, { companions: 3 }]);
    const [one = 0] = tables.map(({ id }) => id);
    await seat(awa, [{ id: koffi }], one);
    await answers(koffi, "no");
    expect((await read(awa)).guests.find(({ id }) => id === koffi)).toMatchObject({
      answer: "no",
      table_id: one,
    });
    expect((await seat(awa, [{ id: yao }], one)).status).toBe(200);
    await seat(awa, [{ id: koffi, from: one }], "");
    expect((await read(awa)).guests.map(({ id }) => id)).toEqual([yao]);
  });
});

it("a reader of the notebook reads the seating, and changes nothing of it", async () => {
  const { awa } = await room();
  const reader = { ...(await shareWith(app, awa, "reader")), eventId: awa.eventId };
  expect((await read(reader)).can).toEqual({ write: false });
  const form = { shape: "round", places: 8 };
  expect((await call(reader, "POST", "/tables", form)).status).toBe(403);
});
