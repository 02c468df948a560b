import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { eventBudgetLines } from "../../notebook/budget/tables.ts";

const app = testApp();

type Line = { id: number; version: number; position: number; group_id: number };
type Couple = Awaited<ReturnType<typeof registerCouple>>;

async function sees({ token, eventId }: Couple, content: string): Promise<boolean> {
  const { status, body } = await app.call("GET", `/api/v1/budgets-by-event/${eventId}`, { token });
  expect(status).toBe(200);
  return JSON.stringify(body).includes(content);
}

async function addTo(email: string, content: string) {
  const { call } = await asRole(app, "editor", email);
  const groups = (await call("GET", "budget-groups?per_page=100")).body as {
    rows: { id: number; event_type: string }[];
  };
  const group_id = groups.rows.find(({ event_type }) => event_type === "Mariage")?.id;
  const added = await call("POST", "budget-lines", { group_id, content, position: 99 });
  return { call, line: added.body as Line };
}

describe("a line of the budget's template", () => {
  it("is in every notebook at once", async () => {
    const couple = await registerCouple(app);
    await addTo("e1@exemple.test", "Drone du photographe");
    expect(await sees(couple, "Drone du photographe")).toBe(true);
  });

  it("that is archived stays with those who have amounts for it, and leaves the others", async () => {
    const { call, line } = await addTo("e2@exemple.test", "Lâcher de colombes");
    const [with_, without] = [await registerCouple(app), await registerCouple(app)];
    await app.db
      .insert(eventBudgetLines)
      .values({ eventId: with_.eventId, lineId: line.id, realAmountFcfa: 40_000 });
    expect((await call("GET", `budget-lines/${line.id}`)).body).toMatchObject({
      used_by_events: 1,
    });
    const { version, position } = line;
    const change = { version, position, content: "Lâcher de colombes", archived: true };
    expect(await call("PUT", `budget-lines/${line.id}`, change)).toMatchObject({
      status: 200,
      body: { archived: true, version: 2 },
    });
    expect(await sees(with_, "Lâcher de colombes")).toBe(true);
    expect(await sees(without, "Lâcher de colombes")).toBe(false);
    expect((await call("PUT", `budget-lines/${line.id}`, change)).status).toBe(409);
  });

  it("is not one that hosts added, nor one that is missing", async () => {
    const { call } = await addTo("e3@exemple.test", "Calèche");
    const change = { version: 1, position: 1, content: "x", archived: false };
    expect((await call("PUT", "budget-lines/999999", change)).status).toBe(404);
    expect(
      (await call("POST", "budget-lines", { group_id: 999, content: "x", position: 1 })).status,
    ).toBe(404);
  });

  it("is put in another order with the others of its category, unless the list has changed", async () => {
    const couple = await registerCouple(app);
    const { call, line } = await addTo("e4@exemple.test", "Feu d’artifice");
    const path = `budget-lines?per_page=100&sort=position&order=asc&group_id=${line.group_id}`;
    const listed = async () => (await call("GET", path)).body as { rows: Line[] };
    const { rows } = await listed();
    const turned = rows.map(({ id, version }) => ({ id, version })).reverse();
    const order = (sent: unknown[]) =>
      call("PUT", "budget-lines/order", { group_id: line.group_id, rows: sent });
    expect((await order(turned.slice(1))).status).toBe(409);
    expect((await order([...turned.slice(1), turned[1]])).status).toBe(409);
    expect((await order([])).status).toBe(422);
    expect((await order(turned)).status).toBe(200);
    expect((await order(turned)).status).toBe(409);
    const ids = turned.map(({ id }) => id);
    expect((await listed()).rows.map(({ id }) => id)).toEqual(ids);
    const { token } = couple;
    const budget = await app.call("GET", `/api/v1/budgets-by-event/${couple.eventId}`, { token });
    const groups = budget.body as { id: number; children: Line[] }[];
    const shown = groups.find(({ id }) => id === line.group_id)?.children.map(({ id }) => id);
    expect(shown).toEqual(ids.filter((id) => shown?.includes(id)));
    expect(shown?.[0]).toBe(ids[0]);
    const { call: asAdmin } = await asRole(app, "admin", "e5@exemple.test");
    const log = (await asAdmin("GET", "audit?resource=budget-lines")).body as { rows: unknown[] };
    expect(log.rows[0]).toMatchObject({
      action: "budget-lines.order",
      record_id: String(line.group_id),
      after: { order: ids },
    });
  });
});
