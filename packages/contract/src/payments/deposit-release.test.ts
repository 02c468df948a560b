import { describe, expect, it } from "vitest";
import { releaseAfterService, releaseNotBefore } from "./deposit-release.ts";

const at = (text: string) => new Date(`${text}:00.000Z`);

describe("a deposit", () => {
  it("is the provider's two whole days after the day of the service", () => {
    expect(releaseAfterService("2026-12-19")).toEqual(at("2026-12-22T00:00"));
  });

  it("is held for 48 hours after its payment, however early the service is confirmed", () => {
    const paidAt = at("2026-11-23T10:00");
    expect(releaseNotBefore(paidAt, at("2026-11-23T10:05"))).toEqual(at("2026-11-25T10:00"));
    expect(releaseNotBefore(paidAt, at("2026-12-22T00:00"))).toEqual(at("2026-12-22T00:00"));
  });
});
