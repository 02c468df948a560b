import { wordingOf } from "@jdj/contract/notebook/event-wording";
import { weddingWordsIn } from "@jdj/contract/notebook/wedding-words";
import { expect, it } from "vitest";
import { celebratedSynonyms, placesOf } from "./places.ts";

it.each([
  ...["birthday", "christening", "baby-shower", "funeral"],
  ...["brunch", "a type that staff added"],
])("whom the type %s celebrates is not found by the words of a wedding", (code) => {
  expect(weddingWordsIn(celebratedSynonyms(code))).toEqual([]);
});

it("planned messages are no place of an event whose type does without", () => {
  const namesFor = (hidden: readonly "message-sequence"[]) =>
    placesOf(1, { ...wordingOf("funeral"), code: "funeral", hidden }).map(({ name }) => name);
  expect(namesFor([])).toContain("Prévoir les messages");
  expect(namesFor(["message-sequence"])).not.toContain("Prévoir les messages");
});
