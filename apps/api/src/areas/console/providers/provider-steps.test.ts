import { describe, expect, it } from "vitest";
import { type StepFacts, stepsOf, waitsFor } from "./provider-steps.ts";

const day = new Date("2026-11-22T10:00:00Z");
const fresh: StepFacts = {
  requestedAt: day,
  acceptedAt: day,
  createdAt: day,
  isComplete: false,
  activatedAt: null,
  needsListing: true,
  subscribedAt: null,
  publishedAt: null,
  suspendedAt: null,
};
const visible = {
  ...fresh,
  isComplete: true,
  activatedAt: day,
  subscribedAt: day,
  publishedAt: day,
};

const doneIn = (facts: StepFacts) =>
  stepsOf(facts).flatMap(({ step, done }) => (done ? [step] : []));

describe("the way of a provider", () => {
  it("begins with the request, its check and the shop that it makes", () => {
    expect(doneIn(fresh)).toEqual(["request", "check", "create"]);
    expect(waitsFor(fresh)).toBe("activate");
  });

  it("goes on by its team, who fill the page and publish it", () => {
    expect(waitsFor({ ...fresh, activatedAt: day })).toBe("fill");
    expect(waitsFor({ ...visible, publishedAt: null })).toBe("visible");
    expect(waitsFor(visible)).toBeNull();
    expect(doneIn(visible)).toEqual([
      "request",
      "check",
      "create",
      "fill",
      "activate",
      "subscription",
      "visible",
    ]);
  });

  it("is not over while staff hide the page", () => {
    expect(waitsFor({ ...visible, suspendedAt: day })).toBe("visible");
    expect(doneIn({ ...visible, suspendedAt: day })).not.toContain("visible");
  });

  it("needs a listing, unless it only sells", () => {
    const unpaid = { ...visible, subscribedAt: null, publishedAt: null };
    expect(waitsFor(unpaid)).toBe("subscription");
    expect(waitsFor({ ...unpaid, needsListing: false })).toBe("visible");
  });
});
