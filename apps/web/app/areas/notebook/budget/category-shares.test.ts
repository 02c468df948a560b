import type { BudgetGroup } from "@jdj/contract/notebook/budget";
import { expect, it } from "vitest";
import { categoryShares } from "./category-shares.ts";

const group = (id: number, content: string): BudgetGroup => ({
  id,
  content,
  children: [
    {
      id: id * 10,
      content: "Ligne",
      category_code: null,
      category_product_id: null,
      own: null,
      pivot: {
        id,
        event_id: 9,
        budget_id: id * 10,
        min_amount: null,
        max_amount: null,
        real_amount: null,
        price_from: null,
        is_private: false,
        version: 0,
      },
    },
  ],
});
const groups = [group(1, "Dot"), group(2, "Repas"), group(3, "Tenues")];

it("are of what is spent, the greatest category first", () => {
  const drafts = {
    10: { real_amount: "1 000", max_amount: "9 000" },
    20: { real_amount: "2 000" },
    30: { max_amount: "50 000" },
  };
  expect(categoryShares(groups, drafts)).toEqual({
    of: "real",
    shares: [
      { id: 2, content: "Repas", amount: 2000, percent: 67 },
      { id: 1, content: "Dot", amount: 1000, percent: 33 },
    ],
  });
});

it("are of the maximums, then of the minimums, while nothing is spent", () => {
  expect(categoryShares(groups, { 10: { max_amount: "5" }, 20: { min_amount: "9" } }).of).toBe(
    "max",
  );
  expect(categoryShares(groups, { 20: { min_amount: "9" } }).of).toBe("min");
  expect(categoryShares(groups, {}).shares).toEqual([]);
});
