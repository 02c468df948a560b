import type { Dowry } from "@jdj/contract/notebook/dowry";
import { dowryMessages } from "@jdj/contract/notebook/dowry-messages";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { shareWith } from "../../../testing/sharing.ts";
import { budgetLines, eventBudgetLines } from "../budget/tables.ts";
import { eventTypes } from "../event-types/tables.ts";
import { events } from "../events/tables.ts";
import { ITEMS_MAX } from "./change-items.ts";
import { dowryItems } from "./tables.ts";

const app = testApp();

const call = (who: CastMember, method: string, rest = "", body?: object, of = who) =>
  app.call(method, `/api/v1/dowry/${of.eventId}${rest}`, {
    token: who.token,
    ...(body ? { body } : {}),
  });

const read = async (who: CastMember, of = who) =>
  (await call(who, "GET", "", undefined, of)).body as Dowry;

const takeBaoule = (who: CastMember, stage: string) =>
  call(who, "POST", "/lists", { list: "baoule", stage });

const salt = { stage: "dowry", kind: "food", name: "Sel", quantity: "1 sac" };

/** Adds an item, and returns it as it is shown. */
async function added(who: CastMember, form: object = salt) {
  expect((await call(who, "POST", "/items", form)).status).toBe(200);
  const item = (await read(who)).items.at(-1);
  if (!item) throw new Error("Nothing was added");
  return item;
}

const amountOf = async ({ eventId }: CastMember, code: string) => {
  const [row] = await app.db
    .select({ min: eventBudgetLines.minAmountFcfa, max: eventBudgetLines.maxAmountFcfa })
    .from(eventBudgetLines)
    .innerJoin(budgetLines, eq(budgetLines.id, eventBudgetLines.lineId))
    .where(and(eq(eventBudgetLines.eventId, eventId), eq(budgetLines.code, code)));
  return row;
};

describe("the list for kôkôkô and dot", () => {
  it("is empty at first, beside examples that name their source", async () => {
    const awa = await registerCouple(app);
    const { items, stages, lists } = await read(awa);
    expect(items).toEqual([]);
    expect(stages.map(({ stage, ceremony }) => [stage, ceremony?.name])).toEqual([
      ["knocking", "Kôkôkô"],
      ["dowry", "Dot"],
    ]);
    for (const { source, items: listed } of lists) {
      expect(source.address).toMatch(/^https?:/);
      expect(listed.length).toBeGreaterThan(2);
    }
  });

  it("takes a stage of an example once, and keeps what was changed since", async () => {
    const awa = await registerCouple(app);
    const first = await takeBaoule(awa, "knocking");
    expect(first.body).toEqual({ success: true, message: "4\u00a0lignes ajoutées." });
    const [item] = (await read(awa)).items;
    expect(item).toMatchObject({ name: "Liqueur", state: "asked", source: "Rezo-Ivoire" });
    await call(awa, "PUT", `/items/${item?.id}/state`, { state: "given", version: 1 });
    expect((await takeBaoule(awa, "knocking")).body).toMatchObject({
      message: dowryMessages.listKnown,
    });
    const { items, lists } = await read(awa);
    expect(items.map(({ state }) => state)).toEqual(["given", "asked", "asked", "asked"]);
    const baoule = lists.find(({ code }) => code === "baoule");
    expect(baoule?.items.filter(({ is_taken }) => is_taken)).toHaveLength(4);
  });

  it("offers an item again once it is removed", async () => {
    const awa = await registerCouple(app);
    await takeBaoule(awa, "knocking");
    const [item] = (await read(awa)).items;
    expect((await call(awa, "DELETE", `/items/${item?.id}`, { version: 1 })).status).toBe(200);
    expect((await takeBaoule(awa, "knocking")).body).toMatchObject({
      message: "Une ligne ajoutée.",
    });
  });

  it("notes who brings an item, what was agreed, and its amount as people type it", async () => {
    const awa = await registerCouple(app);
    const { id } = await added(awa);
    const form = {
      ...{ kind: "money", name: "Somme", quantity: "", amount: "60 000 FCFA", recipient: "" },
      ...{ bringer: " Tonton Kouassi ", agreed: "50 000", note: "", state: "agreed" },
    };
    expect((await call(awa, "PUT", `/items/${id}`, { ...form, version: 1 })).status).toBe(200);
    expect((await read(awa)).items).toEqual([
      {
        ...{ id, stage: "dowry", kind: "money", name: "Somme", quantity: null, amount: 60_000 },
        ...{ recipient: null, bringer: "Tonton Kouassi", agreed: "50 000", note: null },
        ...{ state: "agreed", source: null, version: 2 },
      },
    ]);
  });

  it.each([
    ["name", { name: " " }],
    ["stage", { stage: "civil" }],
    ["kind", { kind: "gold" }],
    ["amount", { amount: "-1" }],
    ["amount", { amount: "beaucoup" }],
  ])("refuses a wrong %s at its field", async (field, wrong) => {
    const awa = await registerCouple(app);
    const { status, body } = await call(awa, "POST", "/items", { ...salt, ...wrong });
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
  });

  it("refuses a list that is not offered, or has nothing of the stage", async () => {
    const awa = await registerCouple(app);
    for (const list of ["atlantis", "senoufo"])
      expect((await call(awa, "POST", "/lists", { list, stage: "knocking" })).status).toBe(422);
  });

  it("is full at its limit, and half of a list is never taken", async () => {
    const awa = await registerCouple(app);
    const { stage, kind, name } = { ...salt, stage: "dowry", kind: "food" } as const;
    await app.db.insert(dowryItems).values(
      Array.from({ length: ITEMS_MAX - 1 }, (_, position) => ({
        ...{ eventId: awa.eventId, stage, kind, name, position },
      })),
    );
    const { status, body } = await takeBaoule(awa, "dowry");
    expect([status, (body as { errors: object }).errors]).toEqual([
      422,
      { list: [dowryMessages.full] },
    ]);
    expect((await read(awa)).items).toHaveLength(ITEMS_MAX - 1);
    await added(awa);
    expect((await call(awa, "POST", "/items", salt)).status).toBe(422);
  });

  it("is refused to whom it was changed before", async () => {
    const awa = await registerCouple(app);
    const { id } = await added(awa);
    const move = () => call(awa, "PUT", `/items/${id}/state`, { state: "ready", version: 1 });
    expect((await move()).status).toBe(200);
    expect((await move()).status).toBe(409);
    expect((await call(awa, "DELETE", `/items/${id}`, { version: 1 })).status).toBe(409);
    const stale = { ...salt, state: "ready", version: 1 };
    expect((await call(awa, "PUT", `/items/${id}`, stale)).status).toBe(409);
  });

  it("takes one list once when it is pressed twice at the same time", async () => {
    const awa = await registerCouple(app);
    await Promise.all([takeBaoule(awa, "dowry"), takeBaoule(awa, "dowry")]);
    expect((await read(awa)).items).toHaveLength(7);
  });

  it("is of weddings alone", async () => {
    const awa = await registerCouple(app);
    const [birthday] = await app.db
      .select({ id: eventTypes.id })
      .from(eventTypes)
      .where(eq(eventTypes.code, "birthday"));
    await app.db
      .update(events)
      .set({ eventTypeId: birthday?.id ?? 0 })
      .where(eq(events.id, awa.eventId));
    expect((await call(awa, "GET")).status).toBe(404);
    expect((await takeBaoule(awa, "dowry")).status).toBe(404);
    expect((await call(awa, "POST", "/budget", { stage: "dowry" })).status).toBe(404);
  });

  it("is read by a member who may only read, and changed by none of them", async () => {
    const awa = await registerCouple(app);
    const item = await added(awa);
    const reader = await shareWith(app, awa, "reader");
    const seen = await read(reader, awa);
    expect(seen.items).toHaveLength(1);
    expect(seen.can).toEqual({ write: false, write_budget: false });
    const refused = await call(reader, "DELETE", `/items/${item.id}`, {}, awa);
    expect(refused.status).toBe(403);
  });
});

describe("the sums of a list", () => {
  it("go onto the lines of the budget that have no amount, and change none that has", async () => {
    const awa = await registerCouple(app);
    await added(awa, { ...salt, kind: "drinks", amount: 48_000 });
    await added(awa, { ...salt, kind: "money", amount: 60_000 });
    const carry = () => call(awa, "POST", "/budget", { stage: "dowry" });
    expect((await carry()).body).toMatchObject({
      message: "Reporté sur 2\u00a0lignes de votre budget.",
    });
    expect(await amountOf(awa, "dowry-drinks")).toEqual({ min: 48_000, max: 48_000 });
    await added(awa, { ...salt, kind: "drinks", amount: 100_000 });
    expect((await carry()).body).toMatchObject({ message: dowryMessages.budgetKnown });
    expect(await amountOf(awa, "dowry-drinks")).toEqual({ min: 48_000, max: 48_000 });
  });

  it("say so when no amount is noted", async () => {
    const awa = await registerCouple(app);
    await added(awa);
    const { body } = await call(awa, "POST", "/budget", { stage: "dowry" });
    expect(body).toMatchObject({ message: dowryMessages.unpriced });
  });
});
