import { describe, expect, it } from "vitest";
import { listSummary } from "./list-summary.ts";

const guest = (companions: number) => ({ companions });

describe("the length of the list", () => {
  it("is stated, and how much of it is shown", () => {
    const total = { guests: 2, people: 2 };
    expect(listSummary(total, [guest(0), guest(0)])).toBe("2\u00a0invités");
    expect(listSummary(total, [guest(0)])).toBe("1\u00a0invité sur 2");
  });

  it("counts those whom guests bring along", () => {
    const total = { guests: 2, people: 5 };
    const both = [guest(0), guest(3)];
    expect(listSummary(total, both)).toBe("2\u00a0invités · 5\u00a0personnes en tout");
    expect(listSummary(total, [guest(3)])).toBe("1\u00a0invité sur 2 · 4\u00a0personnes en tout");
  });

  it("of several pages counts the people of the whole list only", () => {
    const total = { guests: 1200, people: 1300 };
    expect(listSummary(total, [guest(1)], 1200)).toBe(
      "1\u00a0200\u00a0invités · 1\u00a0300\u00a0personnes en tout",
    );
    expect(listSummary(total, [guest(1)], 700)).toBe("700\u00a0invités sur 1\u00a0200");
  });
});
