import { describe, expect, it } from "vitest";
import { signInDelay } from "./sign-in-delay.ts";

describe("the delay between two sign-in attempts", () => {
  it("is zero for the first ten, then doubles up to twenty seconds", () => {
    const pauses = Array.from({ length: 18 }, (_, index) => signInDelay(index + 1, index + 1));
    expect(pauses).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 20, 20, 20]);
  });

  it("begins earlier while an account is attacked from many sources", () => {
    expect([1, 3, 4, 5].map((attempts) => signInDelay(attempts, 101))).toEqual([0, 0, 1, 2]);
    expect(signInDelay(4, 100)).toBe(0);
  });

  it("stays finite for any number of attempts", () => {
    expect(signInDelay(1_000_000, 1_000_000)).toBe(20);
  });
});
