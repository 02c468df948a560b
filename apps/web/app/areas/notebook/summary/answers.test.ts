import { describe, expect, it } from "vitest";
import { answeredCount, answersFrom, answersToStore, errorsByQuestion } from "./answers.ts";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const form = formOf({
  event_id: "4",
  "q12.was": "100 - 200",
  "q12.version": "3",
  q12: "200 - 300",
  "q13.was": "Oui",
  "q13.version": "1",
  q13: "Oui",
  "q14.was": "Au marché",
  "q14.version": "2",
  q14: " ",
  "q15.was": "ligne\nligne",
  "q15.version": "1",
  q15: "ligne\r\nligne",
});

describe("the answers in brief", () => {
  it("send only what was changed, an emptied one included", () => {
    expect(answersFrom(form)).toEqual({
      rows: [
        { event_id: "4", summary_id: "12", response: "200 - 300", version: "3" },
        { event_id: "4", summary_id: "14", response: "", version: "2" },
      ],
      fields: ["q12", "q14"],
    });
  });

  it("show an error at its question", () => {
    const errors = { "1.response": ["Veuillez entrer un nombre entier"], form: ["Trop"] };
    expect(errorsByQuestion(errors, ["q12", "q14"])).toEqual({
      q14: ["Veuillez entrer un nombre entier"],
      form: ["Trop"],
    });
  });

  it("are stored with the version they were based on, until saved", () => {
    expect(answersToStore(form)).toEqual({
      q12: "200 - 300",
      "q12.was": "100 - 200",
      "q12.version": "3",
      q14: "",
      "q14.was": "Au marché",
      "q14.version": "2",
    });
    expect(answersToStore(formOf({ q1: "a", "q1.was": "a" }))).toEqual({});
  });

  it("are counted, without the emptied ones", () => {
    const pivots = [{ pivot: null }, { pivot: { response: null } }, { pivot: { response: "0" } }];
    expect(answeredCount(pivots)).toBe(1);
  });
});
