import { expect, it } from "vitest";
import { unitsToWithhold } from "./refund-units.ts";

const paidFcfa = 561;

it("the refund of a whole payment withholds all the units that it gave", () => {
  const refund = { amountFcfa: paidFcfa, leftFcfa: paidFcfa, paidFcfa };
  expect(unitsToWithhold({ given: 19, withheld: 0 }, refund)).toBe(19);
});

it("the refund of a part withholds its share, rounded up", () => {
  const refund = { amountFcfa: 200, leftFcfa: paidFcfa, paidFcfa };
  expect(unitsToWithhold({ given: 19, withheld: 0 }, refund)).toBe(7);
});

it("the last refund withholds what its predecessors left, and nothing where no units were given", () => {
  const refund = { amountFcfa: 361, leftFcfa: 361, paidFcfa };
  expect(unitsToWithhold({ given: 19, withheld: 7 }, refund)).toBe(12);
  expect(unitsToWithhold({ given: 0, withheld: 0 }, refund)).toBe(0);
});
