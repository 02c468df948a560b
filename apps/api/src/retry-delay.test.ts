import { expect, it } from "vitest";
import { retryDelay } from "./retry-delay.ts";

const delays = { first: 100, most: 1000 };

it("the delay doubles with each failure up to its limit, and chance takes up to half of it", () => {
  expect([1, 2, 3, 4, 5, 1e6].map((failures) => retryDelay(failures, delays, 0))).toEqual([
    100, 200, 400, 800, 1000, 1000,
  ]);
  expect(retryDelay(3, delays, 1)).toBe(200);
});
