import { describe, expect, it } from "vitest";
import { knownDevice, rememberDevice } from "./known-device.ts";

const secret = "a secret of tests";

describe("a device that has signed in", () => {
  it("is known to that account, and to no other", () => {
    const marks = rememberDevice(secret, "", 7);
    expect(knownDevice(secret, marks, 7)).toMatch(/^[\w-]{12}$/);
    expect(knownDevice(secret, marks, 8)).toBeNull();
    expect(knownDevice("another secret", marks, 7)).toBeNull();
    expect(knownDevice(secret, "", 7)).toBeNull();
    expect(knownDevice(secret, "💍~.~..", 7)).toBeNull();
  });

  it("keeps its id at its next sign-in, and is known to at most three accounts", () => {
    const first = rememberDevice(secret, "", 1);
    const id = knownDevice(secret, first, 1);
    expect(knownDevice(secret, rememberDevice(secret, first, 1), 1)).toBe(id);
    let marks = first;
    for (const userId of [2, 3, 4]) marks = rememberDevice(secret, marks, userId);
    expect([1, 2, 3, 4].map((userId) => knownDevice(secret, marks, userId) !== null)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(marks.length).toBeLessThanOrEqual(110);
  });
});
