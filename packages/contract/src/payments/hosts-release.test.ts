import { expect, it } from "vitest";
import { hostsHeldSince } from "./hosts-release.ts";

it("what guests paid waits for 48 hours", () => {
  expect(hostsHeldSince(new Date("2026-11-20T10:00:00.000Z")).toISOString()).toBe(
    "2026-11-18T10:00:00.000Z",
  );
});
