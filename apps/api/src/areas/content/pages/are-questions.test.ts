import { readSimpleHtml } from "@jdj/contract/content/simple-html";
import { expect, it } from "vitest";
import { areQuestions } from "./are-questions.ts";

it.each([
  ["<h2>Le compte</h2><h3>Pourquoi ?</h3><p>Pour vous.</p><ul><li>oui</li></ul>", true],
  ["<h2>A</h2><h3>Q</h3><p>R</p><h3>Q2</h3><p>R2</p><h2>B</h2><h3>Q3</h3><p>R3</p>", true],
  ["", false],
  ["<p>Bonjour</p><h2>A</h2><h3>Q</h3><p>R</p>", false],
  ["<h2>A</h2><p>Sans question</p>", false],
  ["<h2>A</h2><h3>Sans réponse</h3>", false],
  ["<h2>A</h2><h3>Sans réponse</h3><h3>Q</h3><p>R</p>", false],
  ["<h2>Vide</h2><h2>A</h2><h3>Q</h3><p>R</p>", false],
  ["<h3>Sans groupe</h3><p>R</p>", false],
])("knows whether %j is a page of questions", (html, expected) => {
  expect(areQuestions(readSimpleHtml(html))).toBe(expected);
});
