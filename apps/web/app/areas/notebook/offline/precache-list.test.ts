import { at } from "@jdj/contract/paths/addresses";
import { describe, expect, it } from "vitest";
import { ceremonyFormsIn, isCachedOffline } from "./precache-list.ts";

describe("a phone without a network", () => {
  it.each([
    at("budget"),
    at("planning"),
    at("guests"),
    at("runningOrder"),
    at("createGuests", { eventId: 1 }),
    at("editGuest", { eventGuestId: 12 }),
    at("editCeremony", { eventId: 1, datePlaceId: 2 }),
    at("checkIn", { key: "k" }),
    at("civilFile"),
  ])("caches %s", (path) => {
    expect(isCachedOffline(path)).toBe(true);
  });

  it.each([
    at("home"),
    at("account"),
    at("cards"),
    at("importGuests", { eventId: 1 }),
    `${at("editGuest", { eventGuestId: 12 })}/plus`,
  ])("does not cache %s", (path) => {
    expect(isCachedOffline(path)).toBe(false);
  });

  it("caches the form of each ceremony ahead, so that a date can be written", () => {
    const forms = [2, 3].map((datePlaceId) => at("editCeremony", { eventId: 1, datePlaceId }));
    const links = forms.map((form) => `<a href="${form}">Modifier</a>`).join("");
    expect(ceremonyFormsIn(links + links)).toEqual(forms);
    expect(ceremonyFormsIn(`<a href="${at("ceremonies")}">Dates</a>`)).toEqual([]);
    expect(forms.every((form) => isCachedOffline(form))).toBe(true);
  });

  it("caches the lists of guests and of payments once, whatever filter their address has", () => {
    expect(isCachedOffline(at("guests"), "")).toBe(true);
    expect(isCachedOffline(at("guests"), "?reponse=oui")).toBe(false);
    expect(isCachedOffline(at("cashBook"), "")).toBe(true);
    expect(isCachedOffline(at("cashBook"), "?etat=paye")).toBe(false);
    expect(isCachedOffline(at("civilFile"), "?piece=3")).toBe(false);
  });
});
