import { at } from "@jdj/contract/paths/addresses";
import { expect, it } from "vitest";
import { isWithin } from "./current-section.ts";

it("a section holds its own page and those under it", () => {
  expect(isWithin(at("cards"), at("cards"))).toBe(true);
  expect(isWithin(at("cards"), at("card", { id: 4 }))).toBe(true);
  expect(isWithin(at("budget"), at("cards"))).toBe(false);
});

it("a section holds pages whose addresses begin otherwise", () => {
  expect(isWithin(at("cards"), at("newCard"))).toBe(true);
  expect(isWithin(at("cards"), at("payCard", { reference: "JDJ-1" }))).toBe(true);
  expect(isWithin(at("cards"), at("cardSent", { idMessage: 1, idTransaction: "a" }))).toBe(true);
  expect(isWithin(at("guests"), at("editGuest", { eventGuestId: 12 }))).toBe(true);
  expect(isWithin(at("guests"), at("groupLink", { id: 3 }))).toBe(true);
});
