import { describe, expect, it } from "vitest";
import { credentialChange } from "./credential-change.ts";

const proven = { current: "awa@exemple.ci", isProven: true, pending: null };

describe("a new address or number", () => {
  it("waits for its proof while the present one is proven", () => {
    expect(credentialChange(proven, "neuve@exemple.ci")).toBe("wait-for-proof");
  });

  it("replaces an unproven one, or none, at once", () => {
    expect(credentialChange({ ...proven, isProven: false }, "neuve@exemple.ci")).toBe("replace");
    expect(credentialChange({ current: null, isProven: false, pending: null }, "+225")).toBe(
      "replace",
    );
  });

  it("changes nothing when it is the same, whatever its case, or waits already", () => {
    expect(credentialChange(proven, "AWA@exemple.ci")).toBe("none");
    expect(credentialChange({ ...proven, pending: "neuve@exemple.ci" }, "Neuve@exemple.ci")).toBe(
      "none",
    );
    expect(credentialChange({ current: null, isProven: false, pending: null }, null)).toBe("none");
  });

  it("is given up by writing the present one again", () => {
    expect(credentialChange({ ...proven, pending: "neuve@exemple.ci" }, "awa@exemple.ci")).toBe(
      "keep-current",
    );
  });
});
