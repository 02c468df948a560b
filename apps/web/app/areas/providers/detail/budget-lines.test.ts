import type { BudgetGroup } from "@jdj/contract/notebook/budget";
import { describe, expect, it } from "vitest";
import { namedLine, offeredLines } from "./budget-lines.ts";

type Line = BudgetGroup["children"][number];

const line = (id: number, service: number | null, pivotId: number, from = ""): Line => ({
  id,
  content: `Poste ${id}`,
  own: null,
  category_code: null,
  category_product_id: service,
  pivot: {
    id: pivotId,
    event_id: 3,
    budget_id: id,
    min_amount: 1,
    max_amount: 2,
    real_amount: null,
    price_from: from || null,
    is_private: false,
    version: 1,
  },
});

const groups: BudgetGroup[] = [
  { id: 1, content: "Fête", children: [line(40, 7, 90), line(41, 8, 91), line(42, 7, 92)] },
  { id: 2, content: "Autres", children: [line(43, null, 93, "Chez Tantie")] },
];
const provider = { name: "Chez Tantie", service_type: [{ id: 7 }] };

describe("the budget lines for a provider's price", () => {
  it("are those of its services, named by their pivots", () => {
    const lines = offeredLines(groups, { provider, from: 0 });
    expect(lines.map(({ value }) => value)).toEqual(["90", "92"]);
  });

  it("begin with the one that the reader came from, whatever its service", () => {
    const lines = offeredLines(groups, { provider, from: 93 });
    expect(lines.map(({ value, added }) => [value, added])).toEqual([
      ["93", true],
      ["90", false],
      ["92", false],
    ]);
  });

  it("follow the order of the provider's services, and are all where none fits", () => {
    const both = { name: "Chez Tantie", service_type: [{ id: 8 }, { id: 7 }] };
    const ofBoth = offeredLines(groups, { provider: both, from: 0 });
    expect(ofBoth.map(({ value }) => value)).toEqual(["91", "90", "92"]);
    const none = { name: "Chez Tantie", service_type: [{ id: 99 }] };
    expect(offeredLines(groups, { provider: none, from: 0 })).toHaveLength(4);
  });

  it("are read back from a form", () => {
    expect(namedLine("92")).toEqual({ event_budget_id: "92" });
    expect(namedLine("4503599677931560")).toEqual({ event_budget_id: "4503599677931560" });
    for (const value of ["", "x", "3-40", "-40", "1.5"]) expect(namedLine(value)).toBeNull();
  });
});
