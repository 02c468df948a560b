import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callingCodes } from "./calling-codes.ts";
import { displayPhone, joinPhone, splitPhone } from "./phone.ts";

describe("a phone number", () => {
  it.each([
    ["225", "07 01 02 03 04", "+2250701020304"],
    ["225", "+225 07 01 02 03 04", "+2250701020304"],
    ["225", "00225 0701020304", "+2250701020304"],
    ["225", "2250701020304", "+2250701020304"],
    ["225 Côte d’Ivoire", "0701020304", "+2250701020304"],
    ["33", "6 12 34 56 78", "+33612345678"],
    ["225", "+33 6 12 34 56 78", "+33612345678"],
    ["225", "  ", ""],
  ])("with code %s typed as %j is %s", (code, typed, number) => {
    expect(joinPhone(code, typed)).toBe(number);
  });

  it("is shown in pairs after its code", () => {
    expect(displayPhone("+2250701020304").replaceAll("\u00a0", " ")).toBe("+225 07 01 02 03 04");
    expect(displayPhone("+33612345678").replaceAll("\u00a0", " ")).toBe("+33 6 12 34 56 78");
  });

  it("that is no international number is shown as it is", () => {
    expect(displayPhone("0701020304")).toBe("0701020304");
  });

  it("parts from the code of every country one may choose", () => {
    for (const { code } of callingCodes)
      expect(splitPhone(`+${code}912345678`)).toEqual({ callingCode: code, rest: "912345678" });
  });

  it("comes apart and together again", () => {
    const code = fc.constantFrom(...callingCodes.map((country) => country.code));
    const rest = fc.stringMatching(/^[1-9]\d{7,8}$/);
    fc.assert(
      fc.property(code, rest, (callingCode, digits) => {
        const parts = splitPhone(joinPhone(callingCode, digits));
        expect(`+${parts.callingCode}${parts.rest}`).toBe(`+${callingCode}${digits}`);
      }),
    );
  });
});
