import { describe, expect, it } from "vitest";
import { dearestCategory } from "../../operations/whatsapp-account/template-category.ts";
import { monthStart, presentCountries, sumMonths } from "./staff/present-costs.ts";

const sum = (messages: number, costMilliFcfa: number, chargedFcfa: number) => ({
  ...{ messages, costMilliFcfa, chargedFcfa },
});

describe("the figures of a month", () => {
  it("begin with the country by which we lost most", () => {
    const rows = presentCountries([
      { country: "CI", ...sum(10, 126_000, 500) },
      { country: "DE", ...sum(2, 152_880, 100) },
    ]);
    expect(rows).toMatchObject([
      { id: "DE", name: "Allemagne", messages: 2, cost_fcfa: 152.88, charged_fcfa: 100 },
      { id: "CI", cost_fcfa: 126 },
    ]);
  });
  it("are the sums of its days, the newest month first", () => {
    const days = [
      { day: "2026-10-31", ...sum(1, 12_600, 50) },
      { day: "2026-11-01", ...sum(2, 25_200, 100) },
      { day: "2026-11-30", ...sum(1, 12_600, 50) },
    ];
    expect(sumMonths(days)).toEqual([
      { id: "2026-11", messages: 3, cost_fcfa: 37.8, charged_fcfa: 150 },
      { id: "2026-10", messages: 1, cost_fcfa: 12.6, charged_fcfa: 50 },
    ]);
  });
  it("begin on its first day, over the ends of years", () => {
    expect(monthStart("2026-11-29")).toBe("2026-11-01");
    expect(monthStart("2026-11-29", 11)).toBe("2025-12-01");
    expect(monthStart("2026-12", -1)).toBe("2027-01-01");
  });
});

describe("the category of several templates", () => {
  it("is the one that costs most, and none while WhatsApp has named none", () => {
    expect(dearestCategory(["utility", "marketing", null])).toBe("marketing");
    expect(dearestCategory(["authentication", "utility"])).toBe("utility");
    expect(dearestCategory([null])).toBeNull();
  });
});
