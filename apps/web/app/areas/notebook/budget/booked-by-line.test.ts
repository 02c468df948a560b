import { describe, expect, it } from "vitest";
import type { Booked } from "#app/areas/notebook/booked/list-booked.ts";
import { bookedByLine } from "./booked-by-line.ts";

const CATERING = 4;

function line(id: number, max: number | null, from: string | null = null, service = CATERING) {
  const amounts = { min_amount: null, max_amount: max, real_amount: null };
  const stored = { id, event_id: 1, budget_id: id, is_private: false, version: 1 };
  return {
    id,
    content: `Poste ${id}`,
    own: null,
    category_code: "catering",
    category_product_id: service,
    pivot: { ...stored, ...amounts, price_from: from },
  };
}

function booking(key: string, provider: string, serviceTypeId: number | null = CATERING): Booked {
  const what = { what: "Buffet", day: "2027-03-13", state: "Confirmée", priceFcfa: 650_000 };
  return { key, serviceTypeId, provider, ...what, to: null, phone: null, isAgreed: true };
}

function linesOf(children: ReturnType<typeof line>[], booked: Booked[]) {
  const found = bookedByLine([{ id: 1, content: "Repas", children }], booked);
  return Object.fromEntries([...found].map(([id, those]) => [id, those.map(({ key }) => key)]));
}

describe("a booked provider in the budget", () => {
  it("stands on one line of their service, the one with the greatest maximum", () => {
    const lines = [
      line(1, 250_000),
      line(2, 1_200_000),
      line(3, null),
      line(9, 2_000_000, null, 7),
    ];
    expect(linesOf(lines, [booking("a", "Tantie"), booking("b", "Maquis")])).toEqual({
      2: ["a", "b"],
    });
  });

  it("stands on the line that took their price", () => {
    const lines = [line(1, 1_200_000), line(2, 250_000, "Tantie")];
    expect(linesOf(lines, [booking("a", "Tantie"), booking("b", "Maquis")])).toEqual({
      1: ["b"],
      2: ["a"],
    });
  });

  it("stands on the first line of their service while nothing is planned, and on none without one", () => {
    const lines = [line(1, null), line(2, null)];
    const booked = [booking("a", "Tantie"), booking("b", "Griot", 12), booking("c", "Sono", null)];
    expect(linesOf(lines, booked)).toEqual({ 1: ["a"] });
  });
});
