import { describe, expect, it } from "vitest";
import { makeLinkToken } from "./token.ts";

describe("the token of a guest's link", () => {
  it("has 80 random bits in sixteen unambiguous letters and digits", () => {
    const made = Array.from({ length: 2000 }, makeLinkToken);
    expect(made.filter((token) => !/^[0-9a-hjkmnp-tv-z]{16}$/.test(token))).toEqual([]);
    expect(new Set(made).size).toBe(2000);
    const signsAt = (place: number) => new Set(made.map((token) => token[place])).size;
    expect([signsAt(0), signsAt(15)]).toEqual([32, 32]);
  });
});
