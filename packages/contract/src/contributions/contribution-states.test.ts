import { expect, it } from "vitest";
import { cashMachine } from "./contribution-states.ts";

it("cash counts by a second person's word, and what was set aside or taken back never comes again", () => {
  expect(cashMachine.after("waiting", "customer")).toEqual(["confirmed", "refused", "cancelled"]);
  expect(cashMachine.after("confirmed")).toEqual(["refused"]);
  for (const state of ["refused", "cancelled"] as const)
    expect(cashMachine.after(state)).toEqual([]);
});
