import { expect, it } from "vitest";
import { slugOf } from "./slug.ts";

it.each([
  ["Choisir le lieu", "choisir-le-lieu"],
  ["L’œuvre d’été : 3 idées !", "l-oeuvre-d-ete-3-idees"],
  ["???", "article"],
  ["a".repeat(200), "a".repeat(80)],
])("makes of the title « %s » an address", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
