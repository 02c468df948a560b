import { describe, expect, it } from "vitest";
import { errorsByField, questionOf, rowsFrom } from "./questions-from.ts";

function sent(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

const form = sent({
  "question-0-label": "",
  "question-1-id": "12",
  "question-1-label": "Repas",
  "question-1-kind": "choice",
  "question-1-choices": "Poisson\r\n Poulet \n\n",
  "question-1-per_person": "1",
  "question-4-label": "À retirer",
  "question-4-remove": "1",
  "question-5-label": "Un mot",
  "question-5-kind": "text",
  "question-5-choices": "oubliés",
  "question-6-label": "Prénoms et nom",
  "question-6-kind": "text",
  "question-6-per_person": "1",
});

describe("the questions of the form", () => {
  it("leave out questions without text and those to delete", () => {
    expect(rowsFrom(form).map(({ key, id }) => [key, id])).toEqual([
      [1, 12],
      [5, null],
      [6, null],
    ]);
  });

  it("have one choice a line, and none for a text", () => {
    expect(rowsFrom(form).map(questionOf)).toEqual([
      { id: 12, kind: "choice", label: "Repas", choices: ["Poisson", "Poulet"], per_person: true },
      { kind: "text", label: "Un mot", choices: [], per_person: false },
      { kind: "text", label: "Prénoms et nom", choices: [], per_person: true },
    ]);
  });

  it("show each error at its field", () => {
    const errors = { "questions.1.choices": ["Deux"], deadline: ["Quand"] };
    expect(errorsByField(errors, rowsFrom(form))).toEqual({
      "question-5-choices": ["Deux"],
      deadline: ["Quand"],
    });
  });
});
