import { describe, expect, it } from "vitest";
import { mobileMoneyNumber } from "./methods.ts";

describe("a mobile-money number", () => {
  it.each([
    "0501020304",
    "05 01 02 03 04",
    "+225 05 01 02 03 04",
    "+(225) 05 01 02 03 04",
    "002250501020304",
    "2250501020304",
  ])("bears the prefix 225 however it is typed: %s", (typed) => {
    expect(mobileMoneyNumber(typed, "05")).toBe("2250501020304");
  });
  it("is of the operator that is asked", () => {
    expect(mobileMoneyNumber("0701020304", "05")).toBeNull();
    expect(mobileMoneyNumber("0101020304", "01")).toBe("2250101020304");
  });
  it.each(["", "05010203", "050102030405", "+33612345678", "2240501020304"])(
    "is none when it is %s",
    (typed) => {
      expect(mobileMoneyNumber(typed, "05")).toBeNull();
    },
  );
});
