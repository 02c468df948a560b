import { expect, it } from "vitest";
import { mayApprove, needsSecondPerson, startOfDay } from "./approval-rules.ts";

const now = new Date("2026-11-20T10:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

it("what is above the limit needs a second person, what is at it does not", () => {
  expect(needsSecondPerson(5000, 5000)).toBe(false);
  expect(needsSecondPerson(5001, 5000)).toBe(true);
});

it("whoever was reset or got a new role approves nothing for a day", () => {
  expect(mayApprove(hoursAgo(0), now)).toBe(false);
  expect(mayApprove(hoursAgo(23.9), now)).toBe(false);
  expect(mayApprove(hoursAgo(24), now)).toBe(true);
});

it("whoever kept access and role approves", () => {
  expect(mayApprove(null, now)).toBe(true);
});

it("a day begins at midnight in Abidjan", () => {
  expect(startOfDay(now)).toEqual(new Date("2026-11-20T00:00:00Z"));
});
