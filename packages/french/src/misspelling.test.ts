import { expect, it } from "vitest";
import { isMisspellingOf } from "./misspelling.ts";

it.each([
  ["coccody", "cocody"],
  ["cocdoy", "cocody"],
  ["yopugon", "yopougon"],
  ["traitteur", "traiteur"],
  ["bingervile", "bingerville"],
  ["trechvile", "treichville"],
])("%j may be a misspelling of %j", (typed, word) => {
  expect(isMisspellingOf(typed, word)).toBe(true);
});

it.each([
  ["dab", "dan"],
  ["korhogo", "cocody"],
  ["bouake", "bouna"],
])("%j is none of %j", (typed, word) => {
  expect(isMisspellingOf(typed, word)).toBe(false);
});
