import { describe, expect, it } from "vitest";
import { isEmail, tidyEmail } from "./email.ts";

describe("an e-mail address", () => {
  it.each(["awa@exemple.ci", "Awa.Kone+fete@sous.domaine.co", "o'brien@exemple.com"])(
    "is accepted: %s",
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each([
    "",
    "awa",
    "awa@",
    "@exemple.ci",
    "awa@exemple",
    "awa@@exemple.ci",
    "awa kone@exemple.ci",
    "awa.@exemple.ci",
    "awa..kone@exemple.ci",
    "awa@-exemple.ci",
    "awa@exemple.ci, koffi@exemple.ci",
    "awa@exemple.ci\n",
    `${"a".repeat(65)}@exemple.ci`,
    `awa@${"exemple.".repeat(40)}ci`,
  ])("is refused: %j", (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it("is checked without delay on a text made to slow the check", () => {
    const started = performance.now();
    expect(isEmail(`${"a.".repeat(100_000)}@`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(3000);
  });

  it("keeps the case of the local part and lowers the domain", () => {
    expect(tidyEmail("  Awa@Exemple.CI ")).toBe("Awa@exemple.ci");
    expect(tidyEmail(" Awa ")).toBe("Awa");
  });
});
