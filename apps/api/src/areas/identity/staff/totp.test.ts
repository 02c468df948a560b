import { describe, expect, it } from "vitest";
import { makeTotpSecret, totpAddress, totpCode, totpStepOf } from "./totp.ts";

const now = new Date("2026-11-20T10:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe("a code of the second factor", () => {
  it("is that of RFC 6238", () => {
    // « 12345678901234567890 » at 1111111109 s, the last six of 07081804.
    expect(totpCode("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", new Date(1_111_111_109_000))).toBe(
      "081804",
    );
  });
  it("is right half a minute before and after, with its own time step", () => {
    const secret = makeTotpSecret();
    const code = totpCode(secret, now);
    const step = now.getTime() / 30_000;
    expect(totpStepOf(secret, code, now)).toBe(step);
    expect(totpStepOf(secret, code, later(30))).toBe(step);
    expect(totpStepOf(secret, code, later(-30))).toBe(step);
    expect(totpStepOf(secret, code, later(61))).toBeNull();
  });
  it("has six digits", () => {
    expect(totpStepOf(makeTotpSecret(), "abcdef", now)).toBeNull();
    expect(totpStepOf(makeTotpSecret(), "", now)).toBeNull();
  });
  it("is set up by an address that names product and account", () => {
    const address = totpAddress("GEZDGNBVGY3TQOJQ", { issuer: "Joie du Jour", label: "a@b.ci" });
    expect(address).toMatch(/^otpauth:\/\/totp\/Joie%20du%20Jour:a%40b\.ci\?/);
  });
});
