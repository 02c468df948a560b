import type { BudgetGroup } from "@jdj/contract/notebook/budget";
import type { CashBookEntry } from "@jdj/contract/notebook/cash-book";
import { beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { shareWith } from "../../../testing/sharing.ts";

const app = testApp();

const KNOCKING = 1;
const OTHER = 2;

let awa: CastMember;
beforeEach(async () => {
  awa = await registerCouple(app);
});

const day = (from: number) =>
  new Date(app.clock().getTime() + from * 86_400_000).toISOString().slice(0, 10);

const pathOf = (eventId = awa.eventId) => `/api/v1/cash-book/${eventId}`;

const paid = (fields: object = {}) => ({
  ...{ budget_id: KNOCKING, amount: "200 000", paid_on: day(-3), means: "wave" },
  paid_by: "Tonton Ahou",
  ...fields,
});

const due = (fields: object = {}) => ({
  ...{ budget_id: KNOCKING, amount: 100_000, due_on: day(10) },
  ...fields,
});

const add = (body: object, { token }: CastMember = awa) =>
  app.call("POST", `${pathOf()}/entries`, { token, body });

const save = (id: number, body: object, { token }: CastMember = awa) =>
  app.call("PUT", `${pathOf()}/entries/${id}`, { token, body });

const remove = (id: number, { token }: CastMember = awa) =>
  app.call("DELETE", `${pathOf()}/entries/${id}`, { token });

async function bookOf({ token }: CastMember = awa) {
  const { body } = await app.call("GET", pathOf(), { token });
  return body as {
    entries: CashBookEntry[];
    lines: { budget_id: number }[];
    totals: object;
    can: { write: boolean };
  };
}

async function added(body: object): Promise<number> {
  return ((await add(body)).body as { id: number }).id;
}

async function realOf(lineId = KNOCKING) {
  const path = `/api/v1/budgets-by-event/${awa.eventId}`;
  const groups = (await app.call("GET", path, { token: awa.token })).body as BudgetGroup[];
  return groups.flatMap(({ children }) => children).find(({ id }) => id === lineId)?.pivot
    .real_amount;
}

const saveReal = (real_amount: number | null, fields: object = {}) =>
  app.call("POST", "/api/v1/budgets/events", {
    token: awa.token,
    body: [{ event_id: awa.eventId, budget_id: KNOCKING, real_amount, ...fields }],
  });

describe("the cash book", () => {
  it("shows who paid what, when and how, and what is due, by date and with its sums", async () => {
    await add(due());
    await add(paid());
    await add(due({ amount: 50_000, due_on: day(-1), budget_id: OTHER }));
    const { entries, lines, totals, can } = await bookOf();
    expect(entries).toMatchObject([
      { amount: 200_000, means: "wave", paid_by: "Tonton Ahou", state: "paid", paid_on: day(-3) },
      { amount: 50_000, state: "late", budget_id: OTHER },
      { amount: 100_000, state: "due", means: null, receipt: null, deposit: null, version: 1 },
    ]);
    expect(lines).toEqual([
      { budget_id: KNOCKING, paid: 200_000, due: 100_000, late: 0, undated: 0 },
      { budget_id: OTHER, paid: 0, due: 50_000, late: 50_000, undated: 0 },
    ]);
    expect(totals).toEqual({ paid: 200_000, due: 150_000, late: 50_000, undated: 0 });
    expect(can).toEqual({ write: true });
  });

  it("notes that what was due is paid, and counts it once", async () => {
    const id = await added(due());
    expect(await save(id, due({ paid_on: day(0), means: "cash", version: 1 }))).toMatchObject({
      status: 200,
    });
    expect(await bookOf()).toMatchObject({
      entries: [{ id, state: "paid", means: "cash", due_on: day(10), version: 2 }],
      totals: { paid: 100_000, due: 0 },
    });
    expect(await save(id, due({ version: 1 }))).toMatchObject({ status: 409 });
  });

  it("plans instalments: equal, one a month, none lost", async () => {
    const plan = { budget_id: KNOCKING, amount: 100_000, count: 3, first_due_on: "2027-01-31" };
    const at = { token: awa.token, body: plan };
    expect(await app.call("POST", `${pathOf()}/instalments`, at)).toMatchObject({ status: 200 });
    expect((await bookOf()).entries.map(({ amount, due_on }) => [amount, due_on])).toEqual([
      [33_334, "2027-01-31"],
      [33_333, "2027-02-28"],
      [33_333, "2027-03-31"],
    ]);
    expect(await realOf()).toBe(100_000);
    const wrong = { token: awa.token, body: { ...plan, count: 1 } };
    expect(await app.call("POST", `${pathOf()}/instalments`, wrong)).toMatchObject({
      body: { errors: { count: ["Entre 2 et 24\u00a0échéances"] } },
    });
  });

  it.each([
    [{ amount: 0 }, "amount", "Veuillez entrer un montant entier en FCFA, sans virgule ni signe"],
    [{ amount: "" }, "amount", "Ce champ est requis"],
    [{ means: "" }, "means", "Veuillez choisir le moyen de paiement"],
    [{ means: "gold" }, "means", "Veuillez choisir une réponse de la liste"],
    [{ paid_on: "" }, "due_on", "Donnez la date du paiement, ou celle où il est dû"],
    [{ paid_on: "2099-01-01" }, "paid_on", "Un paiement déjà fait ne peut porter une date à venir"],
  ])("refuses %j at its field", async (fields, field, message) => {
    expect(await add(paid(fields))).toMatchObject({
      status: 422,
      body: { errors: { [field]: [message] } },
    });
    expect((await bookOf()).entries).toEqual([]);
  });

  it("refuses a line that is not of its budget, and none", async () => {
    for (const budget_id of [999_999, ""])
      expect(await add(paid({ budget_id }))).toMatchObject({ status: 404 });
  });
});

describe("the real amount of a line", () => {
  it("follows its payments until one is typed, which then stays", async () => {
    const id = await added(paid());
    await add(due());
    expect(await realOf()).toBe(300_000);
    await save(id, paid({ budget_id: OTHER }));
    expect([await realOf(), await realOf(OTHER)]).toEqual([100_000, 200_000]);
    await saveReal(1_000_000);
    await remove(id);
    await add(paid());
    expect([await realOf(), await realOf(OTHER)]).toEqual([1_000_000, null]);
    expect((await bookOf()).totals).toEqual({
      ...{ paid: 200_000, due: 100_000, late: 0, undated: 700_000 },
    });
  });

  it("keeps a line of one's own that has payments", async () => {
    const own = (line: object) =>
      app.call("POST", "/api/v1/budgets/own", {
        token: awa.token,
        body: { event_id: awa.eventId, lines: [line] },
      });
    await own({ group_id: 1, name: "La calebasse" });
    const path = `/api/v1/budgets-by-event/${awa.eventId}`;
    const groups = (await app.call("GET", path, { token: awa.token })).body as BudgetGroup[];
    const line = groups.flatMap(({ children }) => children).find((one) => one.own !== null);
    const id = await added(paid({ budget_id: line?.id }));
    const gone = { id: line?.id, version: line?.own, remove: true };
    expect(await own(gone)).toMatchObject({ status: 409, body: { code: "line-has-payments" } });
    await remove(id);
    expect(await own(gone)).toMatchObject({ status: 200 });
  });
});

describe("who may see and keep the book", () => {
  it("a treasurer and an organiser keep it, a reader reads it, others do not find it", async () => {
    for (const role of ["treasurer", "organiser"] as const) {
      const member = await shareWith(app, awa, role);
      const { body } = await add(paid(), member);
      const { id } = body as { id: number };
      expect(await save(id, paid({ amount: 5 }), member)).toMatchObject({ status: 200 });
      expect(await remove(id, member)).toMatchObject({ status: 200 });
      expect((await bookOf(member)).can).toEqual({ write: true });
    }
    const id = await added(paid());
    const reader = await shareWith(app, awa, "reader");
    expect(await bookOf(reader)).toMatchObject({ entries: [{ id }], can: { write: false } });
    const koffi = await registerCouple(app);
    for (const [member, status] of [
      [reader, 403],
      [koffi, 404],
    ] as const)
      expect([
        (await add(paid(), member)).status,
        (await save(id, paid(), member)).status,
        (await remove(id, member)).status,
      ]).toEqual([status, status, status]);
    expect(await app.call("GET", pathOf(), { token: koffi.token })).toMatchObject({ status: 404 });
    expect(await app.call("GET", pathOf(), {})).toMatchObject({ status: 401 });
    const path = `${pathOf(koffi.eventId)}/entries/${id}`;
    expect(await app.call("DELETE", path, { token: koffi.token })).toMatchObject({ status: 404 });
  });

  it("what was paid of each line is read by members alone, of private ones by the couple", async () => {
    await added(paid());
    await added(due());
    await added(paid({ budget_id: OTHER, amount: 7 }));
    await saveReal(300_000, { is_private: true });
    const treasurer = await shareWith(app, awa, "treasurer");
    const reader = await shareWith(app, awa, "reader");
    const other = { budget_id: OTHER, paid: 7, due: 0 };
    const linesFor = async (member: Partial<CastMember>) => {
      const { status, body } = await app.call("GET", `${pathOf()}/lines`, { token: member.token });
      return status === 200 ? body : status;
    };
    const all = await linesFor(awa);
    expect(all).toHaveLength(2);
    expect(all).toEqual(
      expect.arrayContaining([{ budget_id: KNOCKING, paid: 200_000, due: 100_000 }, other]),
    );
    expect([await linesFor(treasurer), await linesFor(reader)]).toEqual([[other], [other]]);
    expect([await linesFor(await registerCouple(app)), await linesFor({})]).toEqual([404, 401]);
  });

  it("payments of a private line are the couple's alone", async () => {
    const id = await added(paid());
    await saveReal(200_000, { is_private: true });
    const treasurer = await shareWith(app, awa, "treasurer");
    expect(await bookOf(treasurer)).toMatchObject({ entries: [], totals: { paid: 0 } });
    expect(await add(paid(), treasurer)).toMatchObject({ status: 404 });
    expect(await save(id, paid({ budget_id: OTHER }), treasurer)).toMatchObject({ status: 404 });
    expect(await remove(id, treasurer)).toMatchObject({ status: 404 });
    expect((await bookOf()).entries).toHaveLength(1);
  });
});
