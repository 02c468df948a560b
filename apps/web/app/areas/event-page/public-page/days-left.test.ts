import { describe, expect, it } from "vitest";
import { daysLeft } from "./days-left.ts";

describe("the days left until the feast", () => {
  it("are counted down to the day itself, and are nothing afterwards", () => {
    const on = (today: string) => daysLeft("2027-03-20", "exact", today)?.shown;
    expect(on("2027-03-08")).toBe("J-12");
    expect(on("2027-03-19")).toBe("C’est demain");
    expect(on("2027-03-20")).toBe("C’est aujourd’hui");
    expect(on("2027-03-21")).toBeUndefined();
  });

  it("are not counted while the day is not certain", () => {
    expect(daysLeft("2027-03-20", "approximate", "2027-03-08")).toBeNull();
    expect(daysLeft(null, "exact", "2027-03-08")).toBeNull();
  });
});
