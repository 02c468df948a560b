import { describe, expect, it } from "vitest";
import { theirsBeside } from "./changed-meanwhile.ts";

describe("a field that was saved elsewhere meanwhile", () => {
  it("shows what is stored where it differs from what is typed", () => {
    expect(theirsBeside("Awa", "Aya")).toBe("Enregistré entre-temps\u00a0: Aya");
    expect(theirsBeside("Awa", null)).toBe("Effacé entre-temps");
    expect(theirsBeside("", null)).toBeUndefined();
    expect(theirsBeside("Awa", "Awa")).toBeUndefined();
  });
});
