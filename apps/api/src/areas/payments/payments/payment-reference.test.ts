import { describe, expect, it } from "vitest";
import { attemptReference, makeReference } from "./payment-reference.ts";

describe("a reference", () => {
  const now = new Date("2026-11-21T09:30:05.123Z");

  it("is built from date and time, and another each time", () => {
    const made = Array.from({ length: 50 }, () => makeReference(now));
    for (const reference of made) expect(reference).toMatch(/^JJ20261121093005[A-HJ-NP-Z2-9]{12}$/);
    expect(new Set(made).size).toBe(50);
  });

  it("numbers its attempts, within the 30 characters of Orange", () => {
    const tried = attemptReference(makeReference(now), 7);
    expect(tried).toHaveLength(30);
    expect(tried).toMatch(/07$/);
  });
});
