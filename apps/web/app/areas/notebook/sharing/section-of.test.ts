import { at } from "@jdj/contract/paths/addresses";
import { describe, expect, it } from "vitest";
import { sectionOf } from "./section-of.ts";

describe("the section of a page", () => {
  it("is known by its address, whatever its parameters", () => {
    expect(sectionOf(at("budget"))).toMatchObject({ section: "budget", kind: "page" });
    expect(sectionOf(at("editGuest", { eventGuestId: 12 }))).toMatchObject({
      section: "guests",
      kind: "form",
    });
  });

  it("is none for the events and for the sharing itself", () => {
    expect(sectionOf(at("events"))).toBeNull();
    expect(sectionOf(at("sharing"))).toBeNull();
  });
});
