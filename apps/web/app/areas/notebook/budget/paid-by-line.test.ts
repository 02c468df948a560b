import { describe, expect, it } from "vitest";
import { paidTotals, restOf } from "./paid-by-line.ts";

const line = (id: number, real_amount: number | null) => ({
  id,
  content: `Poste ${id}`,
  category_code: null,
  category_product_id: null,
  own: null,
  pivot: {
    ...{ id, event_id: 1, budget_id: id, min_amount: null, max_amount: null, real_amount },
    ...{ price_from: null, is_private: false, version: 1 },
  },
});

describe("what is still to be paid of a line", () => {
  it("is what its real amount has beyond what was paid", () => {
    expect(restOf(500, { budget_id: 1, paid: 200, due: 100 })).toBe(300);
  });

  it("is what its payments say where they are more than the real amount, or where there is none", () => {
    expect(restOf(250, { budget_id: 1, paid: 200, due: 100 })).toBe(100);
    expect(restOf(null, { budget_id: 1, paid: 200, due: 100 })).toBe(100);
  });

  it("is nothing once all is paid, also more than was planned", () => {
    expect(restOf(200, { budget_id: 1, paid: 300, due: 0 })).toBe(0);
  });
});

describe("the totals of what was paid", () => {
  it("count every line, also one without payments, with the amount that is being typed", () => {
    const book = new Map([[1, { budget_id: 1, paid: 200, due: 100 }]]);
    const lines = [line(1, 300), line(2, 400), line(3, null)];
    expect(paidTotals(lines, {}, book)).toEqual({ paid: 200, rest: 500 });
  });

  it("are not shown while nothing was entered", () => {
    expect(paidTotals([line(1, 300)], {}, new Map())).toBe(null);
  });
});
