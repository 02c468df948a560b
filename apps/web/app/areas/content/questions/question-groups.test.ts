import { describe, expect, it } from "vitest";
import { questionGroups } from "./question-groups.ts";

describe("the questions", () => {
  it("are read group by group, each with its whole answer", () => {
    const html =
      "<h2>Le compte</h2><h3>Pourquoi ?</h3><p>Pour <strong>vous</strong>.</p><p>Et eux.</p><h3>Quand ?</h3><p>Tôt.</p><h2>Vide</h2>";
    expect(questionGroups(html)).toEqual([
      {
        title: "Le compte",
        questions: [
          {
            question: "Pourquoi ?",
            html: "<p>Pour <strong>vous</strong>.</p><p>Et eux.</p>",
            text: "Pour vous. Et eux.",
          },
          { question: "Quand ?", html: "<p>Tôt.</p>", text: "Tôt." },
        ],
      },
      { title: "Vide", questions: [] },
    ]);
  });

  it("leave out what comes before the first of them", () => {
    expect(questionGroups("<p>Bonjour</p><h3>Seule ?</h3>")).toEqual([]);
  });
});
