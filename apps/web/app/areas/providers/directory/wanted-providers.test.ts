import { expect, it } from "vitest";
import { bannerTitle } from "./banner-title.ts";
import { inColumns } from "./in-columns.ts";
import { typedChoice } from "./typed-choice.ts";
import { addressOf, countFilters, shortened, toggled, wantedFrom } from "./wanted-providers.ts";

const titleOf = (
  ...asked: [Parameters<typeof bannerTitle>[0], Parameters<typeof bannerTitle>[1]]
) => bannerTitle(...asked, "Trouvez vos prestataires");

const asked = (query: string, serviceTypeId = "", budgetId = "0") =>
  wantedFrom(new URLSearchParams(query), { serviceTypeId, budgetId });
const queryOf = (address: string) => address.replace(/^[^?]*/, "");

it("the service of the path counts until the address chooses another, or all", () => {
  expect(asked("", "12").service).toBe("12");
  expect(asked("service=3", "12").service).toBe("3");
  expect(asked("service=", "12").service).toBe("");
});

it("another page has the same query, and all of it is in the address", () => {
  const query =
    "commune=7&recherche=salle&prix-min=1000&prix-max=2000&note=4&libre=2027-02-13&tri=mark";
  expect(queryOf(addressOf(asked(query, "12"), { page: 2 }))).toBe(`?service=12&${query}&page=2`);
  expect(queryOf(addressOf(asked("page=4")))).toBe("");
});

it("the line of the budget stays in every address", () => {
  expect(queryOf(addressOf(asked("", "12", "34"), { town: "7" }))).toBe(
    "?service=12&commune=7&budget=34",
  );
});

it("a day is read as it is written in French", () => {
  expect(asked("libre=13/02/2027").freeOn).toBe("2027-02-13");
  expect(asked("libre=demain").freeOn).toBe("demain");
});

it("a filter that is chosen again is cleared, and begins on the first page", () => {
  const wanted = asked("note=4&commune=7&page=3");
  expect(queryOf(toggled(wanted, "mark", "4"))).toBe("?commune=7");
  expect(queryOf(toggled(wanted, "mark", "5"))).toBe("?commune=7&note=5");
  expect(countFilters(asked("note=4&prix-min=1&prix-max=2&tri=name"))).toBe(2);
});

it("the title names what the query says: town, service, both or a provider", () => {
  const names = { town: "Cocody", service: "Traiteurs", provider: null };
  expect(titleOf({ type: "location" }, names)).toBe("Prestataires à Cocody");
  expect(titleOf({ type: "serviceType" }, names)).toBe("Traiteurs");
  expect(titleOf({ type: "location_serviceType" }, names)).toBe("Traiteurs à Cocody");
  expect(titleOf({ type: "" }, names)).toBe("Traiteurs à Cocody");
  expect(titleOf({ type: "" }, { ...names, service: null, town: "Plateau" })).toBe(
    "Prestataires au Plateau",
  );
  expect(titleOf({ type: "location" }, { ...names, provider: "DJ Lagune" })).toBe("DJ Lagune");
  expect(titleOf({ type: "" }, { town: null, service: null, provider: null })).toBe(
    "Trouvez vos prestataires",
  );
  const nothing = { town: null, service: null, provider: null };
  expect(titleOf({ type: "location" }, nothing)).toBe("Prestataires par commune");
  expect(titleOf({ type: "serviceType" }, nothing)).toBe("Prestataires par type de service");
  expect(titleOf({ type: "constructor" }, nothing)).toBe("Trouvez vos prestataires");
});

it("a typed text is a choice when it has more than three characters, misspelled or not", () => {
  const choices = ["Cocody", "Port-Bouët", "Man", "Traiteurs", "Salles et lieux de réception"].map(
    (name) => ({ name }),
  );
  const meant = (typed: string) => {
    const found = typedChoice(typed, choices);
    return found.kind === "chosen" ? found.choice.name : found.kind;
  };
  expect(["coccody", "port bouet", "traitteur", "salle", "lieux reception"].map(meant)).toEqual([
    "Cocody",
    "Port-Bouët",
    "Traiteurs",
    "Salles et lieux de réception",
    "Salles et lieux de réception",
  ]);
  expect(["", "coc", "man", "zouglou"].map(meant)).toEqual([
    "cleared",
    "cleared",
    "Man",
    "unknown",
  ]);
});

it("a list is split in five columns", () => {
  const sizes = (length: number) =>
    inColumns(Array.from({ length }, (_, at) => at)).map((column) => column.length);
  expect(sizes(12)).toEqual([3, 2, 3, 2, 2]);
  expect(sizes(41)).toEqual([9, 8, 8, 8, 8]);
  expect(sizes(3)).toEqual([1, 1, 1]);
  expect(inColumns(["a", "b", "c", "d", "e", "f"]).flat()).toEqual(["a", "b", "c", "d", "e", "f"]);
});

it("a long description is cut between two words", () => {
  expect(shortened("Une salle", 300)).toBe("Une salle");
  expect(shortened("Une salle claire", 12)).toBe("Une salle…");
});
