import { expect, it } from "vitest";
import { reminderDue } from "./instalment-reminder.ts";

const on = (today: string, remindedDays: number | null = null) =>
  reminderDue({ dueOn: "2027-03-20", remindedDays }, today);

it("an instalment is reminded of three days before, and on its day", () => {
  expect(on("2027-03-16")).toBeNull();
  expect([on("2027-03-17"), on("2027-03-18")]).toEqual([3, 3]);
  expect([on("2027-03-17", 3), on("2027-03-19", 3)]).toEqual([null, null]);
  expect([on("2027-03-20", 3), on("2027-03-20"), on("2027-03-22", 3)]).toEqual([0, 0, 0]);
  expect([on("2027-03-20", 0), on("2027-03-25", 0)]).toEqual([null, null]);
});
