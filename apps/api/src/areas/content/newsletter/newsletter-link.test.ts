import { describe, expect, it } from "vitest";
import { linkToken, subscriptionOf } from "./newsletter-link.ts";

const secret = "a secret of tests, long enough to be one";

describe("a newsletter link", () => {
  it("identifies the subscription it was made for", () => {
    expect(subscriptionOf([secret], "leave", linkToken(secret, "leave", 1234))).toBe(1234);
  });

  it("serves only the action it was made for", () => {
    expect(subscriptionOf([secret], "confirm", linkToken(secret, "leave", 1234))).toBeNull();
  });

  it.each(["", "ya", "ya.", "ya.short", "../..", "1.aaaaaaaaaaaaaaaaaaaaaaaa"])(
    "cannot be guessed: « %s »",
    (token) => {
      expect(subscriptionOf([secret], "leave", token)).toBeNull();
    },
  );

  it("is invalid under another key", () => {
    expect(subscriptionOf([`${secret}!`], "leave", linkToken(secret, "leave", 1))).toBeNull();
  });
});
