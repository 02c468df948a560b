import { expect, it } from "vitest";
import { isNumberOf } from "./payout-methods.ts";

it.each([
  ["orange", "+2250701020304", true],
  ["orange", "+2250501020304", false],
  ["mtn", "+2250501020304", true],
  ["moov", "+2250101020304", true],
  ["moov", "+2250701020304", false],
  ["wave", "+2250101020304", true],
  ["wave", "+2250501020304", true],
  ["wave", "+2250701020304", true],
  // A landline, a number of before 2021, and numbers of other countries.
  ["wave", "+2252721020304", false],
  ["wave", "+22507010203", false],
  ["wave", "+221771234567", false],
  ["orange", "+33701020304", false],
] as const)("a wallet of %s on %s: %s", (method, e164, expected) => {
  expect(isNumberOf(method, e164)).toBe(expected);
});
