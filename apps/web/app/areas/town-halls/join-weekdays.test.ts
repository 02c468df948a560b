import { expect, it } from "vitest";
import { joinWeekdays } from "./join-weekdays.ts";

it("joins the days of one price in one line", () => {
  expect(joinWeekdays(["Mardi"])).toBe("Mardi");
  expect(joinWeekdays(["Lundi", "Jeudi"])).toBe("Lundi et jeudi");
  expect(joinWeekdays(["Lundi", "Mardi", "Jeudi"])).toBe("Lundi, mardi et jeudi");
  expect(joinWeekdays([])).toBe("");
});
