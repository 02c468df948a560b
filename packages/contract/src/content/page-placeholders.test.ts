import { expect, it } from "vitest";
import {
  fillPagePlaceholders,
  type PagePlaceholder,
  pagePlaceholders,
  unknownPagePlaceholders,
} from "./page-placeholders.ts";

const values = Object.fromEntries(
  pagePlaceholders.map((name) => [name, name.toUpperCase()]),
) as Record<PagePlaceholder, string>;

it("names the placeholders of a page that do not exist, each once", () => {
  expect(unknownPagePlaceholders("[marque] [marqe] [durée invités] [marqe] [x]")).toEqual([
    "[marqe]",
    "[x]",
  ]);
});

it("fills those that exist", () => {
  expect(fillPagePlaceholders("[marque], [durée panier] jours [x]", values)).toBe(
    "MARQUE, DURÉE PANIER jours [x]",
  );
});
