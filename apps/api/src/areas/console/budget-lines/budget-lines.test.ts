import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { eventBudgetLines } from "../../notebook/budget/tables.ts";

const app = testApp();

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
  return { call, line: added.body as { id: number; version: number; position: number } };
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
});
