import { describe, expect, it } from "vitest";
import type { DayCount } from "./count-days.ts";
import { seriesFor } from "./series.ts";
import { firstDayToCount } from "./store-days.ts";

const names = {
  channel: new Map([
    ["1", "E-mail"],
    ["3", "SMS"],
  ]),
  company: new Map([["wave", "Wave"]]),
};
const days = ["2026-11-19", "2026-11-20"];
const before = ["2026-11-17", "2026-11-18"];
const count = (name: DayCount["name"], day: string, value: number, key = ""): DayCount => ({
  day,
  name,
  key,
  value,
});

const counts = [
  count("sign-ups", "2026-11-17", 4),
  count("sign-ups", "2026-11-19", 2),
  count("sign-ups", "2026-11-20", 5),
  count("active-notebooks", "2026-11-20", 5),
  count("requests", "2026-11-20", 1000),
  count("errors", "2026-11-20", 3),
  count("deliveries", "2026-11-19", 200, "3"),
  count("deliveries-made", "2026-11-19", 150, "3"),
  count("deliveries", "2026-11-20", 100, "1"),
  count("deliveries-made", "2026-11-20", 100, "1"),
  count("payments", "2026-11-18", 2, "wave"),
  count("payments-made", "2026-11-18", 1, "wave"),
  count("payments-amount", "2026-11-18", 5000, "wave"),
];

const found = (role: "support" | "admin", statistic: string) =>
  seriesFor(role, { counts, days, before, names }).filter((one) => one.statistic === statistic);

describe("the dashboard", () => {
  it("adds up a period, and the one before", () => {
    expect(found("admin", "sign-ups")).toMatchObject([
      { key: "", total: 7, before: 4, values: [2, 5], values_before: [4, 0] },
    ]);
  });

  it("shows a mean for what cannot be added up", () => {
    expect(found("admin", "active-notebooks")).toMatchObject([{ total: 2.5, values: [0, 5] }]);
  });

  it("divides the sums, and says nothing of a day without any", () => {
    expect(found("admin", "error-rate")).toMatchObject([
      { total: 0.3, before: null, values: [null, 0.3] },
    ]);
  });

  it("shows channels together, then each by which something left", () => {
    expect(found("admin", "delivery-rate")).toMatchObject([
      { key: "", total: 83.3 },
      { key: "1", name: "E-mail", total: 100, values: [null, 100] },
      { key: "3", name: "SMS", total: 75 },
    ]);
  });

  it("keeps a company of the period before", () => {
    expect(found("admin", "payments-amount")).toMatchObject([
      { key: "", total: 0, before: 5000 },
      { key: "wave", name: "Wave", total: 0, before: 5000 },
    ]);
  });

  it("has no money for support", () => {
    const statistics = seriesFor("support", { counts, days, before, names });
    expect(statistics.map(({ statistic }) => statistic)).not.toContain("payments-amount");
    expect(JSON.stringify(statistics)).not.toContain("5000");
    expect(statistics.map(({ statistic }) => statistic)).toContain("error-rate");
  });
});

describe("the nightly count", () => {
  it("begins with two periods of ninety days", () => {
    expect(firstDayToCount("2026-11-20", null)).toBe("2026-05-24");
    expect(firstDayToCount("2026-11-20", "2025-01-01")).toBe("2026-05-24");
  });

  it("counts the last weeks anew, and what was missed", () => {
    expect(firstDayToCount("2026-11-20", "2026-11-18")).toBe("2026-10-16");
    expect(firstDayToCount("2026-11-20", "2026-09-30")).toBe("2026-10-01");
  });
});
