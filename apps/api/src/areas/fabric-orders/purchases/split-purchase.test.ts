import { expect, it } from "vitest";
import { transferOf } from "./split-purchase.ts";

it.each([
  // It covers the purchase, exactly or with more.
  [216_000, 216_000, 216_000],
  [216_000, 300_000, 216_000],
  // It pays as much as it has, and the remainder can be paid by mobile money.
  [216_000, 90_000, 90_000],
  [216_000, 215_950, 215_900],
  [216_000, 89_998, 89_995],
  // Nothing is transferred that would leave less than a payment takes.
  [100, 60, 0],
  [216_000, 0, 0],
  [216_000, -500, 0],
  [0, 5000, 0],
])("of %i FCFA to pay, %i collected pay %i", (left, collected, transferred) => {
  expect(transferOf(left, collected)).toBe(transferred);
});
