import { describe, expect, it } from "vitest";
import { budgetRows } from "./budget-rows.ts";
import {
  amountsNow,
  type BudgetLine,
  budgetForm,
  changedLines,
  stillUnsaved,
  versionUnder,
} from "./drafts.ts";

const saved: BudgetLine = {
  id: 4,
  content: "Traiteur",
  category_code: "catering",
  category_product_id: null,
  own: null,
  pivot: {
    id: 40,
    event_id: 9,
    budget_id: 4,
    min_amount: 500_000,
    max_amount: 800_000,
    real_amount: null,
    price_from: null,
    is_private: false,
    version: 3,
  },
};
const nothing = { min_amount: null, max_amount: null, real_amount: null, version: 0 };
const untouched: BudgetLine = {
  ...saved,
  id: 5,
  content: "Gâteau",
  pivot: { ...saved.pivot, id: 55, budget_id: 5, ...nothing },
};
const groups = [{ id: 1, content: "Repas", children: [saved, untouched] }];

describe("what is typed into the budget", () => {
  it("counts at once, with the stored amounts of the other boxes", () => {
    expect(amountsNow(saved, { real_amount: "650 000" })).toEqual({
      min_amount: 500_000,
      real_amount: 650_000,
      max_amount: 800_000,
    });
    expect(amountsNow(saved, { min_amount: "-5" }).min_amount).toBeNull();
  });

  it("is a change only where it differs from what is stored", () => {
    const same = { 4: { min_amount: "500 000", real_amount: "" }, 5: { max_amount: "" } };
    expect(changedLines(groups, same)).toEqual([]);
    expect(changedLines(groups, { 4: { min_amount: "" } })).toEqual([saved]);
    expect(changedLines(groups, { 5: { max_amount: "0" } })).toEqual([untouched]);
  });

  it("is a change as well when it is no amount, so that a save shows the error", () => {
    expect(changedLines(groups, { 5: { max_amount: "douze" } })).toEqual([untouched]);
  });

  it("is posted with all amounts of its line and the version it replaces", () => {
    const form = budgetForm(9, [saved], { 4: { real_amount: "650 000" } }, () => 3);
    expect(budgetRows(form)).toEqual([
      {
        event_id: 9,
        budget_id: 4,
        min_amount: "500\u00a0000",
        real_amount: "650 000",
        max_amount: "800\u00a0000",
        version: "3",
      },
    ]);
  });

  it("names the version that was shown when typing began", () => {
    expect(versionUnder(saved, { real_amount: "5", over: 2 })).toBe(2);
    expect(versionUnder(saved, undefined)).toBe(3);
    expect(versionUnder(untouched, undefined)).toBe(0);
  });

  it("is dropped once it is saved", () => {
    const drafts = { 4: { min_amount: "500 000", over: 2 }, 5: { max_amount: "9", over: 0 } };
    expect(stillUnsaved(groups, drafts)).toEqual({ 5: { max_amount: "9", over: 0 } });
  });

  it("is posted without the lines left empty, when a page without script posts them all", () => {
    const form = budgetForm(9, [saved, untouched], {}, ({ pivot }) => pivot?.version ?? 0);
    expect(budgetRows(form).map(({ budget_id }) => budget_id)).toEqual([4]);
  });
});
