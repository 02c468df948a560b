import { weddingWordsIn } from "@jdj/contract/notebook/wedding-words";
import { expect, it } from "vitest";
import { celebratedSynonyms } from "./places.ts";

it.each([
  ...["birthday", "christening", "baby-shower", "funeral"],
  ...["brunch", "a type that staff added"],
])("whom the type %s celebrates is not found by the words of a wedding", (code) => {
  expect(weddingWordsIn(celebratedSynonyms(code))).toEqual([]);
});
