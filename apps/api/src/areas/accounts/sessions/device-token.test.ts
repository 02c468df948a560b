import { describe, expect, it } from "vitest";
import { knownDevice, rememberDevice } from "./device-token.ts";

const secret = "a secret of tests";

describe("a device that has signed in", () => {
  it("is known to that account, and to no other", () => {
    const deviceToken = rememberDevice(secret, "", 7);
    expect(knownDevice(secret, deviceToken, 7)).toMatch(/^[\w-]{12}$/);
    expect(knownDevice(secret, deviceToken, 8)).toBeNull();
    expect(knownDevice("another secret", deviceToken, 7)).toBeNull();
    expect(knownDevice(secret, "", 7)).toBeNull();
    expect(knownDevice(secret, "💍~.~..", 7)).toBeNull();
  });

  it("keeps its id at its next sign-in, and is known to at most three accounts", () => {
    const first = rememberDevice(secret, "", 1);
    const id = knownDevice(secret, first, 1);
    expect(knownDevice(secret, rememberDevice(secret, first, 1), 1)).toBe(id);
    let deviceToken = first;
    for (const userId of [2, 3, 4]) deviceToken = rememberDevice(secret, deviceToken, userId);
    expect([1, 2, 3, 4].map((userId) => knownDevice(secret, deviceToken, userId) !== null)).toEqual(
      [false, true, true, true],
    );
    expect(deviceToken.length).toBeLessThanOrEqual(110);
  });
});
