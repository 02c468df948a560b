import { describe, expect, it } from "vitest";
import { farDateQuestion, isTime, readCeremony } from "./ceremony-form.ts";

const today = "2026-11-20";
const right = {
  wedding_date: "2027-03-20",
  wedding_time: "09:30",
  wedding_location_prefix: "à",
  wedding_location: "la mairie de Cocody",
};

describe("the form of a ceremony", () => {
  it("is read when everything is right", () => {
    expect(readCeremony({ ...right, wedding_location: " Bouaké " }, true, today)).toEqual({
      values: { ...right, wedding_location: "Bouaké" },
      errors: {},
    });
  });

  it("requires its four fields when active, and none otherwise", () => {
    const required = "Ce champ est requis";
    expect(readCeremony({}, true, today)).toEqual({
      values: {},
      errors: {
        wedding_date: required,
        wedding_time: required,
        wedding_location_prefix: required,
        wedding_location: required,
      },
    });
    expect(readCeremony({ wedding_time: "9:3_" }, false, today)).toEqual({
      values: {},
      errors: {},
    });
  });

  it.each([
    ["wedding_date", "2027-02-30", "Veuillez entrer une date valide (JJ/MM/AAAA)"],
    ["wedding_date", "demain", "Veuillez entrer une date valide (JJ/MM/AAAA)"],
    ["wedding_date", "2031-11-21", "La date doit se situer à moins de 5 ans d’aujourd’hui"],
    ["wedding_date", "2021-11-19", "La date doit se situer à moins de 5 ans d’aujourd’hui"],
    ["wedding_time", "9:30", "Veuillez entrer une heure valide (ex: 14:30)"],
    ["wedding_location_prefix", "dans", "Ce champ est requis"],
    ["wedding_location", "a".repeat(161), "Ce champ ne peut dépasser 160 caractères"],
    ["wedding_location", "Bou\u0000aké", "Ce champ contient des caractères interdits"],
  ])("refuses in %s « %s »", (field, text, message) => {
    expect(readCeremony({ ...right, [field]: text }, true, today).errors).toEqual({
      [field]: message,
    });
  });
});

it("takes a time of exactly five characters, from 00:00 to 23:59", () => {
  expect(["00:00", "09:05", "23:59"].every(isTime)).toBe(true);
  expect(["24:00", "12:60", "9:05", "09:05 ", "0905", "09h05"].some(isTime)).toBe(false);
});

it("questions a date more than a year from the expected one, and no other", () => {
  const question = (date: string | null, expected: string | null = "2027-03-20") =>
    farDateQuestion(date, expected)?.replaceAll("\u00a0", " ") ?? null;
  expect(question("2023-03-20")).toBe(
    "Plus d’un an avant la date attendue, le 20/03/2027 : est-ce la bonne année ?",
  );
  expect(question("2029-01-01")).toMatch(/^Plus d’un an après/);
  expect(["2026-04-01", "2027-09-01", "pas une date", null].map((date) => question(date))).toEqual([
    ...[null, null, null, null],
  ]);
  expect(question("2023-03-20", null)).toBeNull();
});
