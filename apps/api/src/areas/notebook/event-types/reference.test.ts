import { expect, it } from "vitest";
import { eventTypeReference } from "./reference.ts";

it("begins with the seven types of event of the specification, with their accents", () => {
  expect(eventTypeReference.slice(0, 7).map(({ name }) => name)).toEqual([
    "Mariage",
    "Anniversaire",
    "Baptême",
    "Brunch",
    "Baby Shower",
    "Fête religieuse",
    "Divertissement",
  ]);
});
