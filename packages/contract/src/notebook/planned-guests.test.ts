import { describe, expect, it } from "vitest";
import {
  expectedGuests,
  PLANNED_GUESTS_UNANSWERED,
  plannedGuestsNotice,
  plannedRanges,
} from "./planned-guests.ts";

const counts = [0, 10, 11, 99, 100, 199, 200, 299, 300, 399, 400, 499, 500];

/** Which of the counts are warned of, by range. */
const warned: Record<string, number[]> = {
  "Moins de 100": [0, 10],
  "100 - 200": [0, 10, 11, 99],
  "200 - 300": [0, 10, 11, 99, 100, 199],
  "300 - 400": [0, 10, 11, 99, 100, 199, 200, 299],
  "400 - 500": [0, 10, 11, 99, 100, 199, 200, 299, 300, 399],
  "Supérieur à 500": [0, 10, 11, 99, 100, 199, 200, 299, 300, 399, 400, 499],
};

describe("the notice above the guests", () => {
  it("knows a threshold for each of the six answers", () => {
    expect(Object.keys(warned)).toEqual([...plannedRanges]);
  });

  it.each(plannedRanges)("warns of a list that is too short for « %s »", (range) => {
    const below = counts.filter((count) => plannedGuestsNotice(range, count)?.kind === "below");
    expect(below).toEqual(warned[range]);
  });

  it("says so to the letter", () => {
    expect(plannedGuestsNotice("100 - 200", 99)).toEqual({
      kind: "below",
      message:
        "Juste un peu d'effort pour renseigner la liste de vos invités. Vous avez initialement prévu 100 - 200 invités et vous n'avez saisi que 99 invités.",
    });
  });

  it.each(counts)("asks for the answer while there is none, with %i guests", (count) => {
    const unanswered = { kind: "unanswered", message: PLANNED_GUESTS_UNANSWERED };
    expect(plannedGuestsNotice(null, count)).toEqual(unanswered);
    expect(plannedGuestsNotice("environ 150", count)).toEqual(unanswered);
  });
});

describe("the guests for whom a price is reckoned", () => {
  it("are those of the list once it is long enough, else the middle of what is planned", () => {
    expect(expectedGuests("100 - 200", 130)).toBe(130);
    expect(expectedGuests("100 - 200", 99)).toBe(150);
    expect(expectedGuests("Supérieur à 500", 12)).toBe(600);
    expect(expectedGuests(null, 40)).toBe(40);
  });

  it("are unknown while nothing is planned and hardly anybody is in the list", () => {
    expect(expectedGuests(null, 10)).toBeNull();
    expect(expectedGuests("beaucoup", 0)).toBeNull();
  });
});
