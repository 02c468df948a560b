import { describe, expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

describe("the strength of a password", () => {
  it("is nothing before anything is typed", () => {
    expect(passwordStrength("")).toBe(0);
  });

  it("is weak when short, repeated, or very common", () => {
    expect(
      ["demo", "Ab1!xy9", "aaaaaaaaaaaa", "azerty2026!", "motdepasse12"].map(passwordStrength),
    ).toEqual([1, 1, 1, 1, 1]);
  });

  it("is fair from eight varied signs, strong when long or well mixed", () => {
    expect(passwordStrength("tissages")).toBe(2);
    expect(passwordStrength("quatre mots sur un fil")).toBe(3);
    expect(passwordStrength("Tissage-45")).toBe(3);
  });
});
