import { expect, it } from "vitest";
import { depositMachine } from "./deposit-state.ts";

it("a deposit is given back before or after its release, and never released once it was given back", () => {
  expect(depositMachine.before("returned")).toEqual(["held", "released"]);
  expect(depositMachine.before("released")).toEqual(["held"]);
  expect(depositMachine.after("returned")).toEqual([]);
});
