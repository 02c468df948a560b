import { describe, expect, it } from "vitest";
import { detailsFrom } from "./details-from.ts";

function form(entries: [string, string][]): FormData {
  const made = new FormData();
  for (const [name, value] of entries) made.append(name, value);
  return made;
}

describe("the form of an answer", () => {
  it("leaves out what it did not ask", () => {
    expect(detailsFrom(form([["answer", "yes"]]))).toEqual({});
  });

  it("gives each person of a party their reply, and ceremonies by number", () => {
    const details = detailsFrom(
      form([
        ["companions", "1"],
        ["asks_ceremonies", ""],
        ["ceremony", "3"],
        ["ceremony", "nul"],
        ["question_7_0", "Poisson"],
        ["question_7_1", ""],
      ]),
    );
    expect(details).toEqual({
      companions: 1,
      ceremonies: [3],
      replies: [{ question_id: 7, values: ["Poisson", ""] }],
    });
  });

  it("sends an empty list when no ceremony was chosen", () => {
    expect(detailsFrom(form([["asks_ceremonies", ""]]))).toEqual({ ceremonies: [] });
  });
});
