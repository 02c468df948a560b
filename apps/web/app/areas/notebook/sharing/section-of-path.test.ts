import { at } from "@jdj/contract/paths/addresses";
import { describe, expect, it } from "vitest";
import { sectionOfPath } from "./section-of-path.ts";

describe("the section of a page", () => {
  it("is known by its address, whatever its parameters", () => {
    expect(sectionOfPath(at("budget"))).toMatchObject({ section: "budget", kind: "page" });
    expect(sectionOfPath(at("editGuest", { eventGuestId: 12 }))).toMatchObject({
      section: "guests",
      kind: "form",
    });
  });

  it("is none for the events and for the sharing itself", () => {
    expect(sectionOfPath(at("events"))).toBeNull();
    expect(sectionOfPath(at("sharing"))).toBeNull();
  });
});
