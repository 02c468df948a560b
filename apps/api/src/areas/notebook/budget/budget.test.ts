import type { BudgetGroup } from "@jdj/contract/notebook/budget";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { eventTypes } from "../event-types/tables.ts";
import { events } from "../events/tables.ts";
import { budgetLines } from "./tables.ts";

const app = testApp();

const KNOCKING = 1;

const row = ({ eventId }: CastMember, fields: object = {}) => ({
  event_id: eventId,
  budget_id: KNOCKING,
  min_amount: 20_000,
  max_amount: 50_000,
  real_amount: null,
  ...fields,
});

const save = (member: CastMember, rows: object[]) =>
  app.call("POST", "/api/v1/budgets/events", { token: member.token, body: rows });

const addPrice = (member: CastMember, body: object) =>
  app.call("POST", "/api/v1/add-budgets/events", { token: member.token, body });

async function budgetOf({ token, eventId }: CastMember): Promise<BudgetGroup[]> {
  const { body } = await app.call("GET", `/api/v1/budgets-by-event/${eventId}`, { token });
  return body as BudgetGroup[];
}

async function pivotOf(member: CastMember, lineId = KNOCKING) {
  const lines = (await budgetOf(member)).flatMap(({ children }) => children);
  return lines.find(({ id }) => id === lineId)?.pivot;
}

describe("the budget of an event", () => {
  it("shows the lines of its type by category, without amounts at first", async () => {
    const member = await registerCouple(app);
    const budget = await budgetOf(member);
    expect(budget.map(({ content }) => content)).toContain("Dot et traditions");
    expect(budget[0]?.children[0]).toEqual({
      id: KNOCKING,
      content: "Kôkôkô\u00a0: présents de la demande",
      category_code: "drinks",
      own: null,
      category_product_id: expect.any(Number),
      pivot: {
        id: expect.any(Number),
        event_id: member.eventId,
        budget_id: KNOCKING,
        min_amount: null,
        max_amount: null,
        real_amount: null,
        price_from: null,
        is_private: false,
        version: 0,
      },
    });
  });

  it("gives each line the id that its first save will use, whichever way it is saved", async () => {
    const member = await registerCouple(app);
    const ids = (await budgetOf(member)).flatMap(({ children }) =>
      children.map((one) => one.pivot.id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    const [first, second] = [await pivotOf(member), await pivotOf(member, 2)];
    await save(member, [row(member)]);
    expect((await pivotOf(member))?.id).toBe(first?.id);
    const price = { min_amount: "5", max_amount: "6" };
    const added = await addPrice(member, { event_budget_id: String(second?.id), ...price });
    expect(added).toMatchObject({ status: 200, body: { id: second?.id } });
    expect(await pivotOf(member, 2)).toMatchObject({ id: second?.id, min_amount: 5, version: 1 });
  });

  it("is empty for a type of event that staff added without a template", async () => {
    const member = await registerCouple(app);
    const [type] = await app.db
      .insert(eventTypes)
      .values({ code: "graduation", name: "Remise de diplôme", position: 99 })
      .returning();
    await app.db
      .update(events)
      .set({ eventTypeId: type?.id ?? 0 })
      .where(eq(events.id, member.eventId));
    expect(await budgetOf(member)).toEqual([]);
    for (const path of [
      "plannings-by-event",
      "summaries-by-event",
      "dates-places-by-event",
      "restricted-committees-by-event",
    ])
      expect(
        await app.call("GET", `/api/v1/${path}/${member.eventId}`, { token: member.token }),
      ).toEqual({ status: 200, body: [] });
  });

  it("shows what staff renamed", async () => {
    const member = await registerCouple(app);
    const renamed = (content: string) =>
      app.db.update(budgetLines).set({ content }).where(eq(budgetLines.id, KNOCKING));
    await renamed("Kôkôkô");
    expect((await budgetOf(member))[0]?.children[0]?.content).toBe("Kôkôkô");
    await renamed("Kôkôkô\u00a0: présents de la demande");
  });
});

describe("saving the budget", () => {
  it("stores whole amounts, typed with spaces or not, at version 1", async () => {
    const member = await registerCouple(app);
    const answer = await save(member, [
      row(member, { min_amount: "41 500", max_amount: "", real_amount: 0 }),
    ]);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: "Informations enregistrées avec succès !",
        customer_id: member.customerId,
      },
    });
    expect(await pivotOf(member)).toEqual({
      id: (answer.body as { id: number }).id,
      event_id: member.eventId,
      budget_id: KNOCKING,
      min_amount: 41_500,
      max_amount: null,
      real_amount: 0,
      price_from: null,
      is_private: false,
      version: 1,
    });
  });

  it("takes a minimum above the maximum: that is warned of, not refused", async () => {
    const member = await registerCouple(app);
    const rows = [row(member, { min_amount: 900, max_amount: 100 })];
    expect(await save(member, rows)).toMatchObject({ status: 200 });
  });

  it("leaves a line alone that is sent again as it is", async () => {
    const member = await registerCouple(app);
    for (let count = 0; count < 3; count += 1)
      expect(await save(member, [row(member, { version: 0 })])).toMatchObject({ status: 200 });
    expect(await pivotOf(member)).toMatchObject({ version: 1 });
  });

  it.each([
    ["min_amount", -1, "Veuillez entrer un montant entier en FCFA, sans virgule ni signe"],
    ["max_amount", "10,5", "Veuillez entrer un montant entier en FCFA, sans virgule ni signe"],
    ["real_amount", 10_000_000_000, "Ce montant est trop élevé"],
  ])("refuses a wrong %s at its row, and stores none", async (field, wrong, message) => {
    const member = await registerCouple(app);
    const rows = [row(member), row(member, { budget_id: 2, [field]: wrong })];
    expect(await save(member, rows)).toMatchObject({
      status: 422,
      body: { errors: { [`1.${field}`]: [message] } },
    });
    expect(await pivotOf(member)).toMatchObject({ version: 0, min_amount: null });
  });

  it("refuses a line sent twice, and stores none", async () => {
    const member = await registerCouple(app);
    expect(await save(member, [row(member), row(member, { min_amount: 1 })])).toMatchObject({
      status: 422,
      body: { errors: { "1.budget_id": ["Cette ligne est envoyée deux fois"] } },
    });
    expect(await pivotOf(member)).toMatchObject({ version: 0, min_amount: null });
  });

  it("refuses a line of another type of event, and rows of two events", async () => {
    const [awa, koffi] = [await registerCouple(app), await registerCouple(app)];
    const strange = [row(awa), row(awa, { budget_id: 999_999 })];
    expect(await save(awa, strange)).toMatchObject({ status: 404 });
    expect(await save(awa, [row(awa), row(koffi, { budget_id: 2 })])).toMatchObject({
      status: 404,
    });
    expect(await pivotOf(awa)).toMatchObject({ version: 0 });
  });

  it("stores none when somebody changed one line meanwhile", async () => {
    const member = await registerCouple(app);
    await save(member, [row(member), row(member, { budget_id: 2 })]);
    await save(member, [row(member, { min_amount: 1, version: 1 })]);
    const late = [
      row(member, { budget_id: 2, min_amount: 7, version: 1 }),
      row(member, { min_amount: 7, version: 1 }),
    ];
    expect(await save(member, late)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("Rechargez la page") },
    });
    expect([await pivotOf(member), await pivotOf(member, 2)]).toMatchObject([
      { min_amount: 1, version: 2 },
      { min_amount: 20_000, version: 1 },
    ]);
  });

  it("lets one of two saves of one line through, the first one included", async () => {
    const member = await registerCouple(app);
    for (let version = 0; version < 8; version += 1) {
      const rivals = [1, 2].map((sign) =>
        save(member, [row(member, { real_amount: version * 10 + sign, version })]),
      );
      const statuses = (await Promise.all(rivals)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 409]);
    }
  });

  it("lets two people save two lines at once", async () => {
    const member = await registerCouple(app);
    const rivals = [1, 2, 3].map((budget_id) => save(member, [row(member, { budget_id })]));
    expect((await Promise.all(rivals)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe("a provider's price", () => {
  it("replaces minimum and maximum, not what was paid, and is stored until they are typed", async () => {
    const member = await registerCouple(app);
    await save(member, [row(member, { real_amount: 30_000 })]);
    const { id } = (await pivotOf(member)) ?? {};
    const price = { min_amount: 60_000, max_amount: 90_000, price_from: "Maquis Chez Tantie" };
    expect(await addPrice(member, { event_budget_id: id, ...price })).toEqual({
      status: 200,
      body: {
        success: true,
        message: "Ajouter au budget avec succès !",
        customer_id: member.customerId,
        id,
        version: 2,
        before: { min_amount: 20_000, max_amount: 50_000, price_from: null },
      },
    });
    expect(await pivotOf(member)).toMatchObject({ ...price, real_amount: 30_000, version: 2 });
    const paid = { min_amount: 60_000, max_amount: 90_000, real_amount: 80_000 };
    await save(member, [row(member, paid)]);
    expect(await pivotOf(member)).toMatchObject({ price_from: "Maquis Chez Tantie" });
    await save(member, [row(member, { ...paid, max_amount: 95_000 })]);
    expect(await pivotOf(member)).toMatchObject({ price_from: null, version: 4 });
  });

  it("may be put onto a line that nothing was saved of", async () => {
    const member = await registerCouple(app);
    const line = { event_id: member.eventId, budget_id: KNOCKING };
    await addPrice(member, { ...line, min_amount: 5, max_amount: 6 });
    expect(await pivotOf(member)).toMatchObject({ min_amount: 5, max_amount: 6, version: 1 });
  });

  it("is refused with a minimum above its maximum, at its field", async () => {
    const member = await registerCouple(app);
    const { id } = (await pivotOf(member)) ?? {};
    for (const line of [{ event_budget_id: id }, { event_id: member.eventId, budget_id: KNOCKING }])
      expect(await addPrice(member, { ...line, min_amount: 900, max_amount: 100 })).toMatchObject({
        status: 422,
        body: { errors: { min_amount: ["Le montant minimum ne peut dépasser le maximum"] } },
      });
    expect(await pivotOf(member)).toMatchObject({ version: 0 });
  });

  it("is refused on another's line and on a missing one", async () => {
    const [awa, koffi] = [await registerCouple(app), await registerCouple(app)];
    await save(awa, [row(awa)]);
    const { id } = (await pivotOf(awa)) ?? {};
    const price = { min_amount: 1, max_amount: 2 };
    const untouched = (await pivotOf(awa, 2))?.id;
    for (const event_budget_id of [id, untouched, 999_999, Number.MAX_SAFE_INTEGER])
      expect(await addPrice(koffi, { event_budget_id, ...price })).toMatchObject({ status: 404 });
    const strange = { event_id: koffi.eventId, budget_id: 999_999, ...price };
    expect(await addPrice(koffi, strange)).toMatchObject({ status: 404 });
  });
});
