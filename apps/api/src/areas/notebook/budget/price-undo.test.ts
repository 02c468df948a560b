import type { BudgetGroup } from "@jdj/contract/notebook/budget";
import { PLANNED_GUESTS_LABEL } from "@jdj/contract/notebook/planned-guests";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";

const app = testApp();
const KNOCKING = 1;

const addPrice = (member: CastMember, body: object) =>
  app.call("POST", "/api/v1/add-budgets/events", { token: member.token, body });

async function pivotOf({ token, eventId }: CastMember) {
  const { body } = await app.call("GET", `/api/v1/budgets-by-event/${eventId}`, { token });
  const lines = (body as BudgetGroup[]).flatMap(({ children }) => children);
  return lines.find(({ id }) => id === KNOCKING)?.pivot;
}

type Added = { id: number; version: number; before: Record<string, unknown> };

describe("a provider's price that was put onto a line", () => {
  it("is taken back with all that it replaced", async () => {
    const member = await registerCouple(app);
    const line = { event_id: member.eventId, budget_id: KNOCKING };
    const first = { min_amount: 10, max_amount: 20, price_from: "Chez Adjoua" };
    await addPrice(member, { ...line, ...first });
    const second = { min_amount: 50, max_amount: 60, price_from: "Chez Tantie" };
    const { id, version, before } = (await addPrice(member, { ...line, ...second })).body as Added;
    expect(before).toEqual(first);
    const undone = await addPrice(member, { event_budget_id: id, ...before, version });
    expect(undone.status).toBe(200);
    expect(await pivotOf(member)).toMatchObject({ ...first, version: 3 });
  });

  it("stays once somebody has changed the line since", async () => {
    const member = await registerCouple(app);
    const line = { event_id: member.eventId, budget_id: KNOCKING };
    const { id, version, before } = (
      await addPrice(member, { ...line, min_amount: 5, max_amount: 6 })
    ).body as Added;
    await addPrice(member, { ...line, min_amount: 7, max_amount: 8 });
    const undone = await addPrice(member, { event_budget_id: id, ...before, version });
    expect(undone).toMatchObject({ status: 409, body: { code: "changed-meanwhile" } });
    expect(await pivotOf(member)).toMatchObject({ min_amount: 7, max_amount: 8 });
  });
});

describe("the guests for whom prices are reckoned", () => {
  const expected = async ({ token }: CastMember, query = "") =>
    app.call("GET", `/api/v1/budgets/expected-guests${query}`, { token });

  it("are those that are planned, of the current event or a named one", async () => {
    const member = await registerCouple(app);
    expect((await expected(member)).body).toEqual({ guests: null });
    const token = member.token;
    const asked = await app.call("POST", "/api/v1/summaries-by-label", {
      token,
      body: { label: PLANNED_GUESTS_LABEL },
    });
    const { id } = asked.body as { id: number };
    const answer = { event_id: member.eventId, summary_id: id, response: "100 - 200" };
    const saved = await app.call("POST", "/api/v1/summaries/events", { token, body: [answer] });
    expect(saved.status).toBe(200);
    expect((await expected(member)).body).toEqual({ guests: 150 });
    expect((await expected(member, `?event_id=${member.eventId}`)).body).toEqual({ guests: 150 });
  });

  it("are nobody else's", async () => {
    const [awa, koffi] = [await registerCouple(app), await registerCouple(app)];
    expect((await expected(koffi, `?event_id=${awa.eventId}`)).status).toBe(404);
    expect((await app.call("GET", "/api/v1/budgets/expected-guests")).status).toBe(401);
  });
});
