import { describe, expect, it } from "vitest";
import { changeFrom } from "./change-from.ts";

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

  it("removes them, and nobody when nobody is chosen", () => {
    const form = formOf({ event_id: "4", ids: "", intent: "remove", guest_id: "2" });
    expect(changeFrom(form)).toEqual({ action: "remove", event_id: "4", ids: [] });
  });
});
