import { describe, expect, it } from "vitest";
import { repairedPhone, tenDigits } from "./old-phones.ts";

describe("a number of eight digits", () => {
  it.each([
    ["01020304", "0101020304"],
    ["45020304", "0545020304"],
    ["07080910", "0707080910"],
    ["22410000", "2722410000"],
    ["20005000", "2520005000"],
    ["21815000", "2121815000"],
  ])("%s is %s today", (eight, ten) => {
    expect(tenDigits(eight)).toBe(ten);
  });

  it("is repaired only when it is an Ivorian one", () => {
    expect(repairedPhone("+22507080910")).toBe("+2250707080910");
    expect(repairedPhone("+2250707080910")).toBeNull();
    expect(repairedPhone("+22907080910")).toBeNull();
    expect(repairedPhone("07080910")).toBeNull();
  });
});
