import { expect, it } from "vitest";
import { findPlaces, type Place } from "./find-places.ts";

const place = (name: string, also?: string): Place => ({ name, kind: "Section", to: "/", also });
const places = [
  place("Liste des invités"),
  place("Invités à importer", "excel tableau"),
  place("Kouassi Aïcha"),
  place("N’Guessan Kouassi"),
];
const found = (typed: string, most = 9) => findPlaces(places, typed, most).map(({ name }) => name);

it("a place is found whatever its accents, capitals and apostrophes", () => {
  expect(found("AICHA")).toEqual(["Kouassi Aïcha"]);
  expect(found("n'gue")).toEqual(["N’Guessan Kouassi"]);
});

it("names that begin with the text come before names that contain it", () => {
  expect(found("invités")).toEqual(["Invités à importer", "Liste des invités"]);
});

it("words are found in any order, synonyms as well", () => {
  expect(found("aicha kouassi")).toEqual(["Kouassi Aïcha"]);
  expect(found("excel")).toEqual(["Invités à importer"]);
  expect(found("excel kouassi")).toEqual([]);
});

it("nothing typed finds all, up to so many", () => {
  expect(found(" ")).toHaveLength(4);
  expect(found("", 2)).toEqual(["Liste des invités", "Invités à importer"]);
});

it("a misspelled word finds what resembles it, when nothing holds it", () => {
  expect(found("koaussi aicha")).toEqual(["Kouassi Aïcha"]);
  expect(found("excle")).toEqual(["Invités à importer"]);
  expect(found("zzz")).toEqual([]);
});
