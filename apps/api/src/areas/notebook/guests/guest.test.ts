import { describe, expect, it } from "vitest";
import { answerAfterToggle, byName, phonesTwice, sortByName } from "./guest.ts";

describe("the toggle of a guest's confirmation", () => {
  it("makes any answer a yes when set", () => {
    expect((["none", "yes", "no"] as const).map((one) => answerAfterToggle(one, true))).toEqual([
      "yes",
      "yes",
      "yes",
    ]);
  });

  it("takes back a yes when unset, and leaves the no of a guest", () => {
    expect((["none", "yes", "no"] as const).map((one) => answerAfterToggle(one, false))).toEqual([
      "none",
      "none",
      "no",
    ]);
  });
});

describe("the order of guests", () => {
  it("takes no notice of accents and case", () => {
    const names = ["zadi", "Éhui", "Ekra", "Abé"].map((name) => ({
      last_name: name,
      given_names: "",
    }));
    expect(names.sort(byName).map(({ last_name }) => last_name)).toEqual([
      "Abé",
      "Éhui",
      "Ekra",
      "zadi",
    ]);
  });
});

describe("phones of several rows", () => {
  const row = (lastName: string, phone1: string) => ({ lastName, givenNames: "Aya", phone1 });

  it("may not occur twice: each later row names who has it", () => {
    const rows = [row("Koffi", "+1"), row("Yao", "+2"), row("Bamba", "+1"), row("Zadi", "+1")];
    const reason = "Ce numéro est déjà celui d’Aya Koffi (ligne 1)";
    expect(phonesTwice(rows, new Map())).toEqual([
      { index: 2, reason },
      { index: 3, reason },
    ]);
  });

  it("may not be those of the list", () => {
    expect(phonesTwice([row("Koffi", "+1")], new Map([["+1", "Awa Koné"]]))).toEqual([
      { index: 0, reason: "Ce numéro est déjà celui d’Awa Koné dans votre liste" },
    ]);
  });
});

it("a list is sorted as by these rules, however many", () => {
  const names = [
    "Éhui",
    "ehui",
    "N’Guessan 10",
    "N’Guessan 2",
    "Œuvrard",
    "Oeuvre",
    "",
    "abé",
    "Abe",
  ];
  const guests = names.flatMap((last_name) =>
    names.map((given_names) => ({ last_name, given_names })),
  );
  const order = (sorted: typeof guests) =>
    sorted.every((one, at) => at === 0 || byName(sorted[at - 1] ?? one, one) <= 0);
  expect(order(sortByName(guests))).toBe(true);
  expect(sortByName(guests)).toHaveLength(81);
});
