import { expect, it } from "vitest";
import { matchesOf, matchSentence, peopleOf } from "./list-matches.ts";

const guest = { id: 7, last_name: "Koné", given_names: "Awa", phone_number_1: "+2250707010203" };

it("a list that is pasted again says who is known, new and different", () => {
  const rows = ["g1", "g2", "g3", "g4"];
  const matches = matchesOf(rows, [
    { index: 0, kind: "known", guest },
    { index: 2, kind: "different", guest },
  ]);
  expect(matches).toEqual({ known: 1, fresh: 2, different: [{ row: "g3", guest }] });
  expect(matchSentence(matches)).toBe(
    "1\u00a0déjà dans votre liste, 2\u00a0nouveaux, 1\u00a0différent",
  );
});

it("a list of new guests needs no such sentence", () => {
  expect(matchSentence(matchesOf(["g1"], []))).toBe("");
});

it("a list of known guests has nobody new", () => {
  expect(matchSentence({ known: 24, fresh: 0, different: [] })).toBe(
    "24\u00a0déjà dans votre liste, personne de nouveau",
  );
});

it("rows are compared by the number that their fields show", () => {
  const texts = {
    "g1.given_names": "Awa",
    "g1.phone_number_1": "07 07 01 02 03",
    "g1.phone_number_1_code": "225 Côte d’Ivoire",
  };
  expect(peopleOf(texts, ["g1"])).toEqual([
    { last_name: "", given_names: "Awa", phone_number_1: "+2250707010203" },
  ]);
});
