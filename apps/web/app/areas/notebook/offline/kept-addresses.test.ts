import { at } from "@jdj/contract/paths/addresses";
import { describe, expect, it } from "vitest";
import { isKeptOffline } from "./kept-addresses.ts";

describe("a phone without a network", () => {
  it.each([
    at("budget"),
    at("planning"),
    at("guests"),
    at("editGuest", { eventGuestId: 12 }),
    at("editCeremony", { eventId: 1, datePlaceId: 2 }),
    at("checkIn", { key: "k" }),
  ])("still has %s", (path) => {
    expect(isKeptOffline(path)).toBe(true);
  });

  it.each([
    at("home"),
    at("account"),
    at("cards"),
    at("importGuests", { eventId: 1 }),
    `${at("editGuest", { eventGuestId: 12 })}/plus`,
  ])("keeps nothing of %s", (path) => {
    expect(isKeptOffline(path)).toBe(false);
  });
});
