import { describe, expect, it } from "vitest";
import { audienceFrom, boxesOf, instantFrom } from "./audience-from.ts";

describe("the form of a message", () => {
  const form = new FormData();
  for (const name of ["answer-yes", "answer-maybe", "category-3", "category-x", "ceremony-7"])
    form.set(name, "1");
  form.set("group-9", "");

  it("has the audience of its ticked boxes, without what is none", () => {
    expect(audienceFrom(form)).toEqual({
      answers: ["yes"],
      ceremonies: [7],
      categories: [3],
      groups: [],
    });
  });

  it("ticks the boxes of an audience", () => {
    expect(boxesOf(audienceFrom(form))).toEqual({
      "answer-yes": "1",
      "ceremony-7": "1",
      "category-3": "1",
    });
  });

  it("reads a time of Abidjan", () => {
    form.set("send_at", "2027-03-19T10:30");
    expect(instantFrom(form, "send_at")).toBe("2027-03-19T10:30:00.000Z");
    form.set("send_at", "demain");
    expect(instantFrom(form, "send_at")).toBeNull();
  });
});
