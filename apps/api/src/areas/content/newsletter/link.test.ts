import { describe, expect, it } from "vitest";
import { linkToken, subscriptionOf } from "./link.ts";

const secret = "a secret of tests, long enough to be one";

describe("a newsletter link", () => {
  it("leads to the subscription it was made for", () => {
    expect(subscriptionOf([secret], "leave", linkToken(secret, "leave", 1234))).toBe(1234);
  });

  it("does nothing but what it was made for", () => {
    expect(subscriptionOf([secret], "confirm", linkToken(secret, "leave", 1234))).toBeNull();
  });

  it.each(["", "ya", "ya.", "ya.short", "../..", "1.aaaaaaaaaaaaaaaaaaaaaaaa"])(
    "is not guessed: « %s »",
    (token) => {
      expect(subscriptionOf([secret], "leave", token)).toBeNull();
    },
  );

  it("is another's under another key", () => {
    expect(subscriptionOf([`${secret}!`], "leave", linkToken(secret, "leave", 1))).toBeNull();
  });
});
