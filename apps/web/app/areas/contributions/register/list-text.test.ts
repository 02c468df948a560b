import type { ContributionRegister } from "@jdj/contract/contributions/register-shapes";
import { describe, expect, it } from "vitest";
import { listText } from "./list-text.ts";

const sums = (pledged_fcfa: number, received_fcfa: number) => ({
  ...{ pledged_fcfa, received_fcfa, waiting_fcfa: 0 },
  left_fcfa: Math.max(0, pledged_fcfa - received_fcfa),
});
const person = (id: number, name: string, group: string | null, pledged: number, got: number) => ({
  ...{ id, version: 1, name, group, phone: "+2250701020304", note: "Secret", cash: [], mobile: [] },
  ...{ reminded_at: null, path: "/cotisation/abc" },
  ...sums(pledged, got),
});

const register: ContributionRegister = {
  ...{ closed_at: null, closed_by: null, holders: [], has_second: true },
  contributors: [
    person(1, "Rose", "Famille", 50_000, 20_000),
    person(2, "Paul", "Famille", 10_000, 10_000),
    person(3, "Koffi", null, 0, 5_000),
  ],
  groups: [
    { name: "Famille", totals: { people: 2, cash_fcfa: 0, ...sums(60_000, 30_000) } },
    { name: null, totals: { people: 1, cash_fcfa: 0, ...sums(0, 5_000) } },
  ],
  totals: { people: 3, cash_fcfa: 0, ...sums(60_000, 35_000) },
  can: { write: true, decide: true, close: true },
};
const text = (names: boolean, sums: boolean) =>
  listText("Awa et Yann", register, { names, sums }, "2 novembre 2026");

describe("the list to share", () => {
  it("has the sums of the groups, and no name unless it is chosen", () => {
    expect(text(false, true)).toContain("*Famille* (2 personnes) : 30 000 FCFA sur 60 000 FCFA");
    expect(text(false, true)).not.toContain("Rose");
    expect(text(true, false)).toContain("- Rose\n- Paul");
  });

  it("says what each gave where it is chosen", () => {
    expect(text(true, true)).toContain("- Rose : 20 000 FCFA sur 50 000 FCFA");
    expect(text(true, true)).toContain("- Paul : 10 000 FCFA ✓");
    expect(text(true, true)).toContain("- Koffi : 5 000 FCFA");
  });

  it("never has a number or a note", () => {
    expect(text(true, true)).not.toMatch(/0701|225|Secret/);
  });
});
