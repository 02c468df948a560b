import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPhone } from "./phone.ts";

describe("reading a phone number", () => {
  it.each([
    ["0701020304", "+2250701020304"],
    ["07 01 02 03 04", "+2250701020304"],
    ["07.01.02.03.04", "+2250701020304"],
    ["+(225) 05 01 02 03 04", "+2250501020304"],
    ["(225) 01-01-02-03-04", "+2250101020304"],
    ["00225 0701020304", "+2250701020304"],
    ["2250701020304", "+2250701020304"],
    ["27 22 41 02 03", "+2252722410203"],
    ["27 99 41 02 03", "+2252799410203"],
    ["+33 6 12 34 56 78", "+33612345678"],
    ["0033612345678", "+33612345678"],
    ["+1 212 555 2368", "+12125552368"],
  ])("parses « %s »", (text, e164) => {
    expect(readPhone(text)).toEqual({ ok: true, e164 });
  });

  it("restores the leading zero that a number cell lost", () => {
    expect(readPhone("701020304")).toEqual({ ok: true, e164: "+2250701020304" });
    expect(readPhone("225701020304")).toEqual({ ok: true, e164: "+2250701020304" });
  });

  it("restores the plus that a number cell lost on a foreign number", () => {
    expect(readPhone("33612345678")).toEqual({ ok: true, e164: "+33612345678" });
  });

  it.each([
    ["07 01 02 03", "+2250707010203"],
    ["05010203", "+2250505010203"],
    ["01010203", "+2250101010203"],
    ["48010203", "+2250748010203"],
    ["70010203", "+2250170010203"],
    ["22 41 02 03", "+2252722410203"],
    ["20002030", "+2252520002030"],
    ["22802030", "+2252122802030"],
    ["+225 07 01 02 03", "+2250707010203"],
    ["22507010203", "+2250707010203"],
  ])("proposes the current form of the old number %s", (text, repaired) => {
    expect(readPhone(text)).toEqual({ ok: false, reason: "old-eight-digits", repaired });
  });

  it.each([
    ["", "empty"],
    ["   ", "empty"],
    ["123", "too-short"],
    ["7010203", "too-short"],
    ["+33 1", "too-short"],
    ["0901020304", "invalid"],
    ["070102030405", "invalid"],
    ["+33 1 23", "too-short"],
    ["+33 9999 999 999 999", "invalid"],
    ["0701020304 ou 0501020304", "invalid"],
    ["0701020304 / 0501020304", "invalid"],
    ["2.25E+12", "invalid"],
    ["=0701020304", "invalid"],
    ["Awa", "invalid"],
  ])("refuses « %s » as %s", (text, reason) => {
    expect(readPhone(text)).toEqual({ ok: false, reason });
  });

  it("reads local numbers of another default country", () => {
    expect(readPhone("06 12 34 56 78", "33")).toEqual({ ok: true, e164: "+33612345678" });
    expect(readPhone("+2250701020304", "33")).toEqual({ ok: true, e164: "+2250701020304" });
  });

  it("parses its own output again, for every mobile number", () => {
    const mobile = fc
      .tuple(fc.constantFrom("01", "05", "07"), fc.integer({ min: 0, max: 99_999_999 }))
      .map(([prefix, rest]) => prefix + String(rest).padStart(8, "0"));
    fc.assert(
      fc.property(mobile, (digits) => {
        const e164 = `+225${digits}`;
        expect(readPhone(digits)).toEqual({ ok: true, e164 });
        expect(readPhone(e164)).toEqual({ ok: true, e164 });
        expect(readPhone(String(Number(digits)))).toEqual({ ok: true, e164 });
      }),
    );
  });

  it("returns a result for any text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof readPhone(text).ok).toBe("boolean");
      }),
    );
  });
});
