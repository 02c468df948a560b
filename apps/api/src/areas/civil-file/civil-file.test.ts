import type { CivilFile } from "@jdj/contract/civil-file/civil-file";
import { civilFileMessages } from "@jdj/contract/civil-file/messages";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";
import { type CastMember, registerCouple } from "../../testing/cast.ts";
import { shareWith } from "../../testing/sharing.ts";
import { eventTypes } from "../notebook/event-types/tables.ts";
import { events } from "../notebook/events/tables.ts";
import { listedPapers, paperLists } from "../town-halls/papers/tables.ts";
import { townHalls } from "../town-halls/tables.ts";

const app = testApp();

/** A Saturday four months after the day of the tests, and its last day of deposit. */
const WEDDING = "2027-03-20";
const LAST_DAY = "2027-03-09";

const pathOf = ({ eventId }: CastMember, rest = "") => `/api/v1/civil-file/${eventId}${rest}`;

const call = (who: CastMember, method: string, rest = "", body?: object, of = who) =>
  app.call(method, pathOf(of, rest), { token: who.token, ...(body ? { body } : {}) });

const read = async (who: CastMember, of = who) =>
  (await call(who, "GET", "", undefined, of)).body as CivilFile;

const marry = (weddingDate: string | null, { eventId }: CastMember) =>
  app.db.update(events).set({ weddingDate }).where(eq(events.id, eventId));

async function coupleWithFile(): Promise<CastMember> {
  const awa = await registerCouple(app);
  await marry(WEDDING, awa);
  expect((await call(awa, "PUT", "", { town_hall_name: "Mairie de Bonoua" })).status).toBe(200);
  return awa;
}

const paperOf = async (who: CastMember, name: string, holder = "groom") => {
  const { papers } = await read(who);
  const paper = papers.find((one) => one.name.startsWith(name) && one.holder === holder);
  if (!paper) throw new Error(`There is no ${name} of ${holder}`);
  return paper;
};

describe("the civil file of a wedding", () => {
  it("begins with what the usual list always asks, once for each of the couple, and offers the rest", async () => {
    const awa = await registerCouple(app);
    expect(await read(awa)).toMatchObject({ is_started: false, papers: [], town_hall: null });
    await marry(WEDDING, awa);
    const { status, body } = await call(awa, "PUT", "", { town_hall_name: "Mairie de Bonoua" });
    expect([status, body]).toEqual([200, { success: true, message: civilFileMessages.started }]);
    const file = await read(awa);
    expect(file).toMatchObject({
      ...{ is_started: true, town_hall: { id: null, name: "Mairie de Bonoua" } },
      ...{ list: { is_usual: true, checked_on: null }, last_day: LAST_DAY, deadline: "open" },
      progress: { ready: 0, all: 9 },
    });
    const births = file.papers.filter(({ name }) => name === "Extrait d’acte de naissance");
    expect(births.map(({ holder, ask_from }) => [holder, ask_from])).toEqual([
      ["groom", "2026-12-21"],
      ["bride", "2026-12-21"],
    ]);
    expect(file.offered.map(({ name }) => name)).toContain("Acte ou jugement de divorce");
    expect(file.papers.map(({ name }) => name)).not.toContain("Acte ou jugement de divorce");
  });

  it("is of the chosen hall's own list, and keeps its papers whatever becomes of list and hall", async () => {
    const awa = await registerCouple(app);
    const [hall] = await app.db
      .insert(townHalls)
      .values({
        ...{ districtId: 1, code: "bonoua", name: "Mairie de Bonoua", town: "Bonoua" },
        ...{ latitude: 5.27, longitude: -3.59, position: 99 },
      })
      .returning();
    const townHallId = hall?.id ?? 0;
    const [list] = await app.db.insert(paperLists).values({ townHallId }).returning();
    const paper = {
      ...{ listId: list?.id ?? 0, name: "Acte de notoriété", providedBy: "both" as const },
      ...{ source: "Guichet", checkedOn: "2026-11-03", position: 0 },
    };
    await app.db.insert(listedPapers).values(paper);
    await call(awa, "PUT", "", { town_hall_id: townHallId });
    const before = await read(awa);
    expect(before).toMatchObject({
      ...{ list: { is_usual: false, checked_on: "2026-11-03" }, offered: [] },
      papers: [{ name: "Acte de notoriété", holder: "both", checked_on: "2026-11-03" }],
    });

    await app.db.insert(listedPapers).values({ ...paper, name: "Timbre", position: 1 });
    const offering = await read(awa);
    expect(offering.papers).toEqual(before.papers);
    expect(offering.offered).toMatchObject([{ name: "Timbre", holders: ["both"] }]);
    const offer = `/listed/${offering.offered[0]?.id}`;
    expect((await call(awa, "POST", offer, { holder: "" })).status).toBe(200);
    expect((await call(awa, "POST", offer, { holder: "" })).status).toBe(404);

    await app.db.delete(townHalls).where(eq(townHalls.id, townHallId));
    const after = await read(awa);
    expect(after.town_hall).toEqual({ id: null, name: "Mairie de Bonoua" });
    expect(after.papers.map(({ name }) => name)).toEqual(["Acte de notoriété", "Timbre"]);
  });

  it("keeps for each paper how far it is, who gets it and a note, and says when it grows too old", async () => {
    const awa = await coupleWithFile();
    const birth = await paperOf(awa, "Extrait");
    const note = { getter: "Tantie Rose", note: "À Divo", issued_on: "2026-11-02" };
    const change = { state: "in-hand", ...note, version: birth.version };
    expect((await call(awa, "PUT", `/papers/${birth.id}`, change)).status).toBe(200);
    expect((await call(awa, "PUT", `/papers/${birth.id}`, change)).status).toBe(409);
    const inHand = { state: "in-hand", ...note, valid_until: "2027-02-01", age: "too-old" };
    expect(await paperOf(awa, "Extrait")).toMatchObject(inHand);
    expect((await read(awa)).progress).toEqual({ ready: 0, all: 9 });
    // The date moves, and what is counted from it moves with it.
    await marry("2027-01-30", awa);
    expect(await paperOf(awa, "Extrait")).toMatchObject({ age: "valid" });
    expect((await read(awa)).progress).toEqual({ ready: 1, all: 9 });
    await marry(null, awa);
    expect(await read(awa)).toMatchObject({ deadline: "undated", last_day: null });
    expect(await paperOf(awa, "Extrait")).toMatchObject({ age: null, ask_from: null });
  });

  it("says that the deposit is impossible when the wedding is moved too near", async () => {
    const awa = await coupleWithFile();
    const soon = new Date(app.clock().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
    await marry(soon, awa);
    expect(await read(awa)).toMatchObject({ deadline: "passed" });
    expect((await read(awa)).days_left).toBeLessThan(0);
  });

  it("has papers of one's own, which are removed, and listed ones, which are offered again", async () => {
    const awa = await coupleWithFile();
    const own = { name: "Acte de baptême", holder: "bride", valid_months: "" };
    expect((await call(awa, "POST", "/papers", own)).status).toBe(200);
    const added = await paperOf(awa, "Acte de baptême", "bride");
    expect(added).toMatchObject({ is_own: true, state: "to-get" });
    expect((await call(awa, "DELETE", `/papers/${added.id}`)).status).toBe(200);
    const photos = await paperOf(awa, "Photos", "bride");
    expect((await call(awa, "DELETE", `/papers/${photos.id}?version=1`)).status).toBe(200);
    expect((await read(awa)).offered[0]).toMatchObject({ name: photos.name, holders: ["bride"] });
    expect((await call(awa, "DELETE", `/papers/${photos.id}`)).status).toBe(404);
  });

  it("is closed by its deposit, which takes along what is in hand, until it is opened again", async () => {
    const awa = await coupleWithFile();
    const photos = await paperOf(awa, "Photos");
    await call(awa, "PUT", `/papers/${photos.id}`, { state: "in-hand" });
    expect((await call(awa, "DELETE", "/deposit")).status).toBe(409);
    expect((await call(awa, "PUT", "/deposit", { deposited_on: "2026-11-02" })).status).toBe(200);
    expect(await read(awa)).toMatchObject({
      deposited_on: "2026-11-02",
      deposited_for: WEDDING,
    });
    expect(await paperOf(awa, "Photos")).toMatchObject({ state: "deposited" });
    expect(await paperOf(awa, "Photos", "bride")).toMatchObject({ state: "to-get" });
    for (const [method, rest, body] of [
      ["PUT", "/deposit", { deposited_on: "2026-11-02" }],
      ["PUT", `/papers/${photos.id}`, { state: "asked" }],
      ["POST", "/papers", { name: "Autre", holder: "both" }],
      ["DELETE", `/papers/${photos.id}`, undefined],
    ] as const)
      expect((await call(awa, method, rest, body)).status).toBe(409);
    expect((await call(awa, "DELETE", "/deposit")).status).toBe(200);
    expect(await read(awa)).toMatchObject({ deposited_on: null });
  });

  it("refuses what is wrong at its field", async () => {
    const awa = await coupleWithFile();
    const { id } = await paperOf(awa, "Photos");
    const fieldsOf = async (method: string, rest: string, body: object) => {
      const { status, body: answer } = await call(awa, method, rest, body);
      return [status, Object.keys((answer as { errors?: object }).errors ?? {})];
    };
    const tomorrow = new Date(app.clock().getTime() + 86_400_000).toISOString().slice(0, 10);
    expect(await fieldsOf("PUT", "", { town_hall_id: 999_999 })).toEqual([422, ["town_hall_id"]]);
    expect(await fieldsOf("PUT", `/papers/${id}`, { state: "lost" })).toEqual([422, ["state"]]);
    expect(await fieldsOf("PUT", `/papers/${id}`, { state: "asked", issued_on: tomorrow })).toEqual(
      [422, ["issued_on"]],
    );
    expect(await fieldsOf("POST", "/papers", { name: " ", holder: "" })).toEqual([
      422,
      ["name", "holder"],
    ]);
    expect(await fieldsOf("PUT", "/deposit", { deposited_on: tomorrow })).toEqual([
      422,
      ["deposited_on"],
    ]);
    expect(await fieldsOf("POST", "/fees", { fee: "cake" })).toEqual([422, ["fee"]]);
    expect(await fieldsOf("PUT", "/regime", { regime: "both" })).toEqual([422, ["regime"]]);
  });

  it("holds sixty papers", async () => {
    const awa = await coupleWithFile();
    const own = { name: "Une pièce", holder: "both" };
    for (let papers = 9; papers < 60; papers++)
      expect((await call(awa, "POST", "/papers", own)).status).toBe(200);
    expect((await call(awa, "POST", "/papers", own)).body).toMatchObject({
      errors: { name: [civilFileMessages.papersFull] },
    });
  });

  it("is saved once, whoever begins it at the same time, and not over another's choice", async () => {
    const awa = await registerCouple(app);
    const start = () => call(awa, "PUT", "", { town_hall_name: "", version: 0 });
    const statuses = (await Promise.all([start(), start()])).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409]);
    expect((await read(awa)).papers).toHaveLength(9);
  });
});

describe("who may do what with a civil file", () => {
  it("is as with the planning; the regime is the couple's own", async () => {
    const awa = await coupleWithFile();
    const [organiser, reader] = [
      await shareWith(app, awa, "organiser"),
      await shareWith(app, awa, "reader"),
    ];
    expect((await call(awa, "PUT", "/regime", { regime: "separation" })).status).toBe(200);
    expect((await read(awa)).regime).toEqual({ choice: "separation" });
    const byOrganiser = await call({ ...organiser, eventId: awa.eventId }, "GET");
    expect(byOrganiser.body).toMatchObject({
      ...{ regime: null },
      can: { write: true, choose_regime: false, write_budget: true },
    });
    const asReader = { ...reader, eventId: awa.eventId };
    expect((await call(asReader, "GET")).body).toMatchObject({ can: { write: false } });
    const own = { name: "Autre", holder: "both" };
    expect((await call(asReader, "POST", "/papers", own)).status).toBe(403);
    expect(
      (await call({ ...organiser, eventId: awa.eventId }, "POST", "/papers", own)).status,
    ).toBe(200);
    const regime = { regime: "community" };
    expect(
      (await call({ ...organiser, eventId: awa.eventId }, "PUT", "/regime", regime)).status,
    ).toBe(403);
  });

  it("ends at events that have no civil ceremony", async () => {
    const awa = await registerCouple(app);
    const [birthday] = await app.db
      .select({ id: eventTypes.id })
      .from(eventTypes)
      .where(eq(eventTypes.code, "birthday"));
    await app.db
      .update(events)
      .set({ eventTypeId: birthday?.id ?? 0 })
      .where(and(eq(events.id, awa.eventId)));
    expect((await call(awa, "GET")).status).toBe(404);
    expect((await call(awa, "PUT", "", { town_hall_name: "" })).status).toBe(404);
    expect((await call(awa, "POST", "/fees", { fee: "burida" })).status).toBe(404);
  });
});

describe("a fee of the town hall", () => {
  type Group = { children: { content: string; pivot: Record<string, unknown> }[] };
  const linesWith = async ({ token, eventId }: CastMember, text: string) => {
    const { body } = await app.call("GET", `/api/v1/budgets-by-event/${eventId}`, { token });
    return (body as Group[])
      .flatMap(({ children }) => children)
      .filter(({ content }) => content.includes(text));
  };

  it("goes onto the budget's own line with its known costs, and never twice", async () => {
    const awa = await coupleWithFile();
    await app.db
      .update(townHalls)
      .set({ daysCelebrationCosts: "Jeudi:15000;Samedi:40000" })
      .where(eq(townHalls.id, 6));
    expect((await read(awa)).fees[0]).toMatchObject({ min: null, is_added: true });
    await call(awa, "PUT", "", { town_hall_id: 6 });
    const fee = { fee: "town-hall", min: 15_000, max: 40_000 };
    expect((await read(awa)).fees[0]).toEqual({ ...fee, is_added: false });
    await Promise.all([
      call(awa, "POST", "/fees", { fee: "town-hall" }),
      call(awa, "POST", "/fees", { fee: "town-hall" }),
    ]);
    expect((await read(awa)).fees[0]).toEqual({ ...fee, is_added: true });
    expect(await linesWith(awa, "Frais de la mairie")).toMatchObject([
      { pivot: { min_amount: 15_000, max_amount: 40_000 } },
    ]);
    await call(awa, "POST", "/fees", { fee: "town-hall" });
    expect((await linesWith(awa, "Frais de la mairie"))[0]?.pivot.version).toBe(1);
  });

  it("of music is a line to be verified, added once", async () => {
    const awa = await coupleWithFile();
    await Promise.all([
      call(awa, "POST", "/fees", { fee: "burida" }),
      call(awa, "POST", "/fees", { fee: "burida" }),
    ]);
    expect((await linesWith(awa, "BURIDA")).map(({ content }) => content)).toEqual([
      "BURIDA, droits d’auteur (à vérifier)",
    ]);
    expect((await read(awa)).fees[1]).toMatchObject({ is_added: true });
  });
});
