import { expect, it } from "vitest";
import { together } from "./days.ts";

it("joins the days of one price in one line", () => {
  expect(together(["Mardi"])).toBe("Mardi");
  expect(together(["Lundi", "Jeudi"])).toBe("Lundi et jeudi");
  expect(together(["Lundi", "Mardi", "Jeudi"])).toBe("Lundi, mardi et jeudi");
  expect(together([])).toBe("");
});
