import { describe, expect, it } from "vitest";
import { credentialChange } from "./credential-change.ts";

const proven = { current: "awa@exemple.ci", isProven: true, pending: null };

describe("a new address or number", () => {
  it("is pending while the current one is proven", () => {
    expect(credentialChange(proven, "neuve@exemple.ci")).toBe("wait-for-proof");
  });

  it("replaces an unproven one, or none, at once", () => {
    expect(credentialChange({ ...proven, isProven: false }, "neuve@exemple.ci")).toBe("replace");
    expect(credentialChange({ current: null, isProven: false, pending: null }, "+225")).toBe(
      "replace",
    );
  });

  it("changes nothing when it equals the current or the pending one, in any case", () => {
    expect(credentialChange(proven, "AWA@exemple.ci")).toBe("none");
    expect(credentialChange({ ...proven, pending: "neuve@exemple.ci" }, "Neuve@exemple.ci")).toBe(
      "none",
    );
    expect(credentialChange({ current: null, isProven: false, pending: null }, null)).toBe("none");
  });

  it("is dropped when the form contains the current one again", () => {
    expect(credentialChange({ ...proven, pending: "neuve@exemple.ci" }, "awa@exemple.ci")).toBe(
      "keep-current",
    );
  });
});
