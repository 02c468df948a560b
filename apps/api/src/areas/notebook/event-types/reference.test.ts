import { expect, it } from "vitest";
import { eventTypeReference } from "./reference.ts";

it("begins with the seven types of event of the specification, as it writes them", () => {
  expect(eventTypeReference.map(({ name }) => name)).toEqual([
    "Mariage",
    "Anniversaire",
    "Bapteme",
    "Brunch",
    "Baby Shower",
    "Fête religieuse",
    "Divertissement",
  ]);
});
