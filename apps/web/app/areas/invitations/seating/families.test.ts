import type { SeatedGuest } from "@jdj/contract/invitations/seating";
import { describe, expect, it } from "vitest";
import {
  afterSeating,
  familiesOf,
  familyName,
  familyValue,
  laidTables,
  mealsOf,
  moversFrom,
  seatingFigures,
} from "./families.ts";

const guest = (id: number, changed: Partial<SeatedGuest> = {}): SeatedGuest => ({
  ...{ id, last_name: "Kouassi", given_names: "Awa", category: "Famille", household: null },
  ...{ answer: "yes", people: 1, table_id: null, replies: {} },
  ...changed,
});

const table = {
  id: 4,
  name: "Table 4",
  shape: "round" as const,
  places: 5,
  x: 0,
  y: 0,
  version: 1,
};

describe("families", () => {
  it("are those of one household at one table; who declined is in none", () => {
    const home = { household: "Cocody Angré" };
    const families = familiesOf([
      guest(1, home),
      guest(2, { people: 3 }),
      guest(3, { household: "cocody angre ", people: 2 }),
      guest(4, { ...home, table_id: 4 }),
      guest(5, { ...home, answer: "no" }),
    ]);
    expect(families.map(({ members, people }) => [members.map(({ id }) => id), people])).toEqual([
      [[1, 3], 3],
      [[2], 3],
      [[4], 1],
    ]);
    expect(families.map(familyValue)).toEqual(["1,3@", "2@", "4@4"]);
  });

  it("are called by their household, and who is alone by their name", () => {
    const home = { household: "Famille Kouassi, Angré" };
    const [family, alone] = familiesOf([guest(1, home), guest(2, home), guest(3)]);
    expect([family, alone].map((one) => one && familyName(one))).toEqual([
      "Famille Kouassi, Angré",
      "Awa Kouassi",
    ]);
  });
});

it("the chosen checkboxes name each guest once, and nothing that is no guest", () => {
  expect(moversFrom(["1,2@4", "2@", "x@", ""])).toEqual([
    { id: "1", from: "4" },
    { id: "2", from: "" },
  ]);
});

it("a table has its families and the places that are left, fewer than none when it is too full", () => {
  const guests = [guest(1, { table_id: 4, people: 4 }), guest(2, { table_id: 4, people: 3 })];
  expect(laidTables([table], familiesOf(guests))).toMatchObject([{ people: 7, left: -2 }]);
  const all = [...guests, guest(3), guest(4, { answer: "no", table_id: 4 })];
  expect(seatingFigures({ tables: [table], guests: all })).toEqual({
    ...{ people: 8, seated: 7, places: 5 },
  });
});

it("meals are counted by person, with those who have not chosen", () => {
  const question = { id: 7, label: "Plat", choices: ["Poisson", "Poulet"], per_person: true };
  const guests = [
    guest(1, { people: 3, replies: { 7: ["Poulet", "", "Poulet"] } }),
    guest(2, { replies: { 7: ["Poisson"] } }),
    guest(3, { answer: "no", replies: { 7: ["Poisson"] } }),
  ];
  expect(mealsOf(question, guests)).toEqual({ counts: [1, 2], open: 1 });
  expect(mealsOf({ ...question, per_person: false }, guests)).toEqual({ counts: [1, 1], open: 0 });
});

it("guests sit where the form that is on its way seats them", () => {
  const form = new FormData();
  form.set("intent", "seat");
  form.append("family", "1,2@");
  form.set("table_id", "4");
  const guests = [guest(1), guest(2), guest(3)];
  expect(afterSeating(guests, form).map(({ table_id }) => table_id)).toEqual([4, 4, null]);
  form.set("intent", "table-add");
  expect(afterSeating(guests, form)).toBe(guests);
});
