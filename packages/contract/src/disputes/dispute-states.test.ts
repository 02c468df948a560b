import { expect, it } from "vitest";
import { disputeMachine } from "./dispute-states.ts";

it("a dispute is decided by staff only once the other side has answered or had its time", () => {
  expect(disputeMachine.before("decided")).toEqual(["unanswered", "answered"]);
  expect(disputeMachine.before("decided", "customer")).toEqual([]);
});

it("a dispute is answered once, by the provider, and taken back by its customer alone", () => {
  expect(disputeMachine.before("answered", "provider")).toEqual(["answering", "unanswered"]);
  expect(disputeMachine.may("answering", "answered", "customer")).toBe(false);
  expect(disputeMachine.may("answered", "withdrawn", "provider")).toBe(false);
});

it("a dispute that has ended opens no more", () => {
  for (const state of ["withdrawn", "decided", "closed"] as const)
    expect(disputeMachine.after(state)).toEqual([]);
});
