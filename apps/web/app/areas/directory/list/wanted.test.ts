import { expect, it } from "vitest";
import { queryOf, shortened, wantedFrom } from "./wanted.ts";

it("the service of the path counts until the form chooses another, or all", () => {
  expect(wantedFrom(new URLSearchParams(), "12").service).toBe("12");
  expect(wantedFrom(new URLSearchParams("service=3"), "12").service).toBe("3");
  expect(wantedFrom(new URLSearchParams("service="), "12").service).toBe("");
});

it("another page has the same query", () => {
  const wanted = wantedFrom(new URLSearchParams("commune=Cocody&recherche=salle"), "12");
  expect(queryOf(wanted, 2)).toBe("?service=12&commune=Cocody&recherche=salle&page=2");
  expect(queryOf(wantedFrom(new URLSearchParams()), 1)).toBe("");
});

it("a long description is cut between two words", () => {
  expect(shortened("Une salle", 300)).toBe("Une salle");
  expect(shortened("Une salle claire", 12)).toBe("Une salle…");
});
