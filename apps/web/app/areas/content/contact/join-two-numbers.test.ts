import { describe, expect, it } from "vitest";
import { joinTwoNumbers } from "./join-two-numbers.ts";

describe("the mask of two numbers", () => {
  it.each([
    ["07 01 02 03 04", "05.01.02.03.04"],
    ["+225 07 01 02 03 04", "00225 0501020304"],
    ["2250701020304", "(05) 01-02-03-04"],
  ])("writes « %s » and « %s » alike", (first, second) => {
    expect(joinTwoNumbers(first, second)).toBe("0701020304, 0501020304");
  });

  it("leaves an eight-digit number for the call to repair", () => {
    expect(joinTwoNumbers("+225 07010203", "05 01 02 03")).toBe("07010203, 05010203");
  });

  it("is empty when a number is missing", () => {
    expect(joinTwoNumbers("0701020304", " ")).toBe("");
  });

  it("leaves text for the call to refuse", () => {
    expect(joinTwoNumbers("bonjour", "0701020304")).toBe("bonjour, 0701020304");
  });
});
