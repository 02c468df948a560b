import { read, utils } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { FRIENDS, guestCalls, guestForm } from "./guest-samples.ts";
import { checkRows } from "./sheet/check-rows.ts";
import { readSheet } from "./sheet/read-sheet.ts";
import { guestExport } from "./sheet/write-export.ts";

const app = testApp();
const { add, addOne, update, listOf } = guestCalls(app);

const FAMILY = 1;

const change = (member: CastMember, body: object) =>
  app.call("POST", "/api/v1/guests/events/bulk", {
    token: member.token,
    body: { event_id: member.eventId, ...body },
  });

describe("companions and household", () => {
  it("are none at first, stay when they are not sent, and are removed when emptied", async () => {
    const member = await registerCouple(app);
    const { id } = await addOne(member);
    expect(await listOf(member)).toMatchObject([{ companions: 0, household: null }]);
    await update(member, id, { companions: "3", household: " Famille Koffi " });
    await update(member, id, {});
    expect(await listOf(member)).toMatchObject([{ companions: 3, household: "Famille Koffi" }]);
    await update(member, id, { companions: 0, household: "" });
    expect(await listOf(member)).toMatchObject([{ companions: 0, household: null }]);
  });

  it.each([-1, 11, 1.5, "deux"])("refuse %s companions", async (companions) => {
    const member = await registerCouple(app);
    expect(await add(member, [guestForm(member, { companions })])).toMatchObject({
      status: 422,
      body: { errors: { "0.companions": ["Veuillez entrer un nombre de 0 à 10"] } },
    });
  });
});

describe("many guests at once", () => {
  async function three(member: CastMember): Promise<number[]> {
    return [(await addOne(member)).id, (await addOne(member)).id, (await addOne(member)).id];
  }

  it("move to another category together", async () => {
    const member = await registerCouple(app);
    const [first = 0, second = 0] = await three(member);
    const body = { action: "categorise", ids: [first, second, first], guest_id: FAMILY };
    expect(await change(member, body)).toMatchObject({
      status: 200,
      body: { customer_id: member.customerId, changed: 2 },
    });
    const categories = (await listOf(member)).map(({ guest_id }) => guest_id);
    expect(categories.sort()).toEqual([FAMILY, FAMILY, FRIENDS]);
  });

  it("join a household together, and leave it", async () => {
    const member = await registerCouple(app);
    const [first = 0, second = 0] = await three(member);
    const ids = [first, second];
    const join = { action: "household", ids, household: " Cour de Treichville " };
    expect(await change(member, join)).toMatchObject({ status: 200, body: { changed: 2 } });
    const homes = async () => (await listOf(member)).map(({ household }) => household).sort();
    expect(await homes()).toEqual(["Cour de Treichville", "Cour de Treichville", null]);
    expect((await change(member, { ...join, household: "x".repeat(81) })).status).toBe(422);
    expect((await change(member, { ...join, household: "" })).status).toBe(200);
    expect(await homes()).toEqual([null, null, null]);
  });

  it("are removed together", async () => {
    const member = await registerCouple(app);
    const [, ...last] = await three(member);
    expect(await change(member, { action: "remove", ids: last })).toMatchObject({
      body: { changed: 2 },
    });
    expect(await listOf(member)).toHaveLength(1);
  });

  it("are all left alone when one is another's or deleted", async () => {
    const [awa, koffi] = [await registerCouple(app), await registerCouple(app)];
    const [theirs, own] = [await three(awa), await three(koffi)];
    for (const ids of [
      [...own, theirs[0]],
      [...own, 999_999],
    ])
      for (const action of [{ action: "remove" }, { action: "categorise", guest_id: FAMILY }])
        expect(await change(koffi, { ...action, ids })).toMatchObject({ status: 404 });
    expect((await listOf(koffi)).map(({ guest_id }) => guest_id)).toEqual([
      FRIENDS,
      FRIENDS,
      FRIENDS,
    ]);
    expect(await listOf(awa)).toHaveLength(3);
  });

  it("are refused for a category of another type of event, and for none at all", async () => {
    const member = await registerCouple(app);
    const ids = await three(member);
    expect(await change(member, { action: "categorise", ids, guest_id: 9 })).toMatchObject({
      status: 422,
      body: { errors: { guest_id: ["Veuillez choisir une catégorie de la liste"] } },
    });
    expect(await change(member, { action: "remove", ids: [] })).toMatchObject({ status: 422 });
  });
});

describe("the export of the guests", () => {
  async function listed() {
    const member = await registerCouple(app);
    await addOne(member, {
      last_name: "=cmd()",
      given_names: 'Aya "Nana"; dite',
      household: "@famille",
      companions: 2,
    });
    return member;
  }

  it("answers a CSV that a French spreadsheet opens and that runs nothing", async () => {
    const member = await listed();
    const path = `/api/v1/guests-events-export/${member.eventId}?format=csv`;
    const response = await app.api.fetch(
      new Request(`http://joie.test${path}`, {
        headers: { authorization: `Bearer ${member.token}` },
      }),
      { address: "127.0.0.1" },
    );
    expect(response.headers.get("content-type")).toContain("text/csv");
    expect(response.headers.get("content-disposition")).toContain("invites.csv");
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
    const [header, line] = text.split("\r\n");
    expect(header).toBe(
      "\uFEFFCivilité;Catégorie;Nom;Prénoms;E-mail;Contact 1;Contact 2;Accompagnants;Foyer;Présence",
    );
    expect(line).toMatch(
      /^Madame;Amis du fiancé;'=cmd\(\);"Aya ""Nana""; dite";aya@exemple\.ci;\+225070000\d{4};;2;'@famille;Sans réponse$/,
    );
  });

  it("answers a real Excel 97 workbook", async () => {
    const file = guestExport(await listOf(await listed()), "xls");
    expect([file.name, file.type]).toEqual(["invites.xls", "application/vnd.ms-excel"]);
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(Buffer.from(bytes.subarray(0, 8)).toString("hex")).toBe("d0cf11e0a1b11ae1");
    const sheet = read(bytes).Sheets.Invités ?? {};
    expect(utils.sheet_to_json(sheet)).toMatchObject([{ Nom: "'=cmd()", Accompagnants: 2 }]);
  });

  it.each(["csv", "xls"] as const)("may be imported again from %s", async (format) => {
    const member = await registerCouple(app);
    await addOne(member, { last_name: "N’Guessan", given_names: "Éloïse" });
    const [guest] = await listOf(member);
    const file = guestExport(guest ? [guest] : [], format);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const reading = await readSheet({ name: file.name, bytes });
    const categories = [{ id: FRIENDS, name: "Amis du fiancé" }];
    const known = { categories, guests: [] };
    expect(checkRows(reading.ok ? reading.rows : [], known)).toMatchObject({
      valid: [{ lastName: "N’Guessan", phoneNumber1: guest?.phone_number_1, categoryId: FRIENDS }],
      lineErrors: [],
    });
  });

  it("is closed to others", async () => {
    const [awa, koffi] = [await registerCouple(app), await registerCouple(app)];
    const path = `/api/v1/guests-events-export/${awa.eventId}?format=xls`;
    expect(await app.call("GET", path, { token: koffi.token })).toMatchObject({ status: 404 });
    expect(await app.call("GET", path)).toMatchObject({ status: 401 });
  });
});
