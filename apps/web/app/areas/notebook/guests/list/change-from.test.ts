import { at } from "@jdj/contract/paths/addresses";
import { describe, expect, it } from "vitest";
import { changeFrom, listShown } from "./change-from.ts";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe("a change of several guests", () => {
  it("moves them to a category", () => {
    const form = formOf({ event_id: "4", ids: "7,8", intent: "categorise", guest_id: "2" });
    expect(changeFrom(form)).toEqual({
      action: "categorise",
      event_id: "4",
      ids: ["7", "8"],
      guest_id: "2",
    });
  });

  it("joins them to a household, and makes each a guest of their own again", () => {
    const form = formOf({ event_id: "4", ids: "7,8", intent: "join", household: " Famille Koné " });
    const both = { action: "household", event_id: "4", ids: ["7", "8"] };
    expect(changeFrom(form)).toEqual({ ...both, household: "Famille Koné" });
    form.set("intent", "separate");
    expect(changeFrom(form)).toEqual({ ...both, household: null });
  });

  it("returns to the list as it was shown, and to no other address", () => {
    const shownBy = (shown: string) => listShown(formOf({ shown }));
    expect(shownBy(`${at("guests")}?reponse=oui`)).toBe(`${at("guests")}?reponse=oui`);
    expect(shownBy("https://ailleurs.test/?reponse=oui&x=1")).toBe(`${at("guests")}?reponse=oui`);
    expect(shownBy("")).toBe(at("guests"));
  });

  it("removes them, and nobody when nobody is chosen", () => {
    const form = formOf({ event_id: "4", ids: "", intent: "remove", guest_id: "2" });
    expect(changeFrom(form)).toEqual({ action: "remove", event_id: "4", ids: [] });
  });
});
