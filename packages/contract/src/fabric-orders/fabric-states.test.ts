import { expect, it } from "vitest";
import { withdrawalMachine } from "../payouts/withdrawal-states.ts";
import { fabricMachine } from "./fabric-states.ts";

it("a fabric order is ordered by its committee once it is closed, and then changed by them no more", () => {
  expect(fabricMachine.before("sent", "customer")).toEqual(["closed"]);
  expect(fabricMachine.after("sent", "customer")).toEqual([]);
  expect(fabricMachine.after("sent", "product")).toEqual(["open", "closed", "sent"]);
  expect(fabricMachine.after("cancelled")).toEqual([]);
});

it("a withdrawal is decided once: nothing follows a confirmation, a refusal or its end", () => {
  expect(withdrawalMachine.after("asked")).toEqual(["confirmed", "refused", "expired"]);
  for (const state of ["confirmed", "refused", "expired"] as const)
    expect(withdrawalMachine.after(state)).toEqual([]);
});
