import { expect, it } from "vitest";
import { isTableTold } from "./told-table.ts";

it("the table is told on the day and in the night after it, on the eve only where hosts chose so", () => {
  const told = (today: string, tellsOnEve = false) => isTableTold("2027-03-20", today, tellsOnEve);
  expect(["18", "19", "20", "21", "22"].map((day) => told(`2027-03-${day}`))).toEqual([
    ...[false, false, true, true, false],
  ]);
  expect(["18", "19", "20"].map((day) => told(`2027-03-${day}`, true))).toEqual([
    ...[false, true, true],
  ]);
  expect(isTableTold(null, "2027-03-20", true)).toBe(false);
});
