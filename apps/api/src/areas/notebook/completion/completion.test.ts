import { guestsToEnter } from "@jdj/contract/notebook/planned-guests";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completionOf, type NotebookFacts } from "./completion.ts";

const empty: NotebookFacts = {
  places: 2,
  persons: 0,
  hasEventDate: false,
  questions: 10,
  answers: 0,
  committeePlaces: 12,
  committeeMembers: 0,
  budgetLines: 60,
  budgetedLines: 0,
  tasks: 50,
  doneTasks: 0,
  plannedCeremonies: 2,
  placedCeremonies: 0,
  guests: 0,
  plannedGuests: 11,
  hasSentCards: false,
};
const whole: NotebookFacts = {
  ...empty,
  persons: 2,
  hasEventDate: true,
  answers: 10,
  committeeMembers: 3,
  budgetedLines: 15,
  doneTasks: 50,
  placedCeremonies: 2,
  guests: 11,
  hasSentCards: true,
};
/** As a type of event that staff added, without a template. */
const withoutTemplate: NotebookFacts = {
  ...empty,
  places: 0,
  questions: 0,
  committeePlaces: 0,
  budgetLines: 0,
  tasks: 0,
  plannedCeremonies: 0,
};

const percent = (facts: NotebookFacts) => completionOf(facts).percentage;

describe("the completion of a notebook", () => {
  it("goes from nothing to everything", () => {
    expect([percent(empty), percent(whole)]).toEqual([0, 100]);
  });

  it.each([
    [{ hasEventDate: true }, 5],
    [{ persons: 1 }, 8],
    [{ answers: 5 }, 5],
    [{ committeeMembers: 3 }, 10],
    [{ budgetedLines: 15 }, 15],
    [{ budgetedLines: 60 }, 15],
    [{ doneTasks: 25 }, 8],
    [{ placedCeremonies: 1 }, 5],
    [{ guests: 11 }, 12],
    [{ hasSentCards: true }, 8],
  ])("counts %o for its weight", (done, expected) => {
    expect(percent({ ...empty, ...done })).toBe(expected);
  });

  it("measures the guests by the number that was planned", () => {
    const guests = (entered: number, planned: string | null) =>
      completionOf({
        ...empty,
        guests: entered,
        plannedGuests: guestsToEnter(planned),
      }).sections.find(({ section }) => section === "guests")?.percentage;
    expect(guests(40, "400 - 500")).toBe(10);
    expect(guests(400, "400 - 500")).toBe(100);
    expect(guests(40, "Moins de 100")).toBe(80);
    expect(guests(250, "Supérieur à 500")).toBe(50);
    expect([guests(11, null), guests(11, "environ 40")]).toEqual([100, 100]);
  });

  it("counts each section by itself", () => {
    expect(completionOf({ ...empty, persons: 1, doneTasks: 10 }).sections).toContainEqual({
      section: "planning",
      percentage: 20,
    });
  });

  it("asks for nothing that the type of event has no parameters for", () => {
    expect(completionOf(withoutTemplate).sections.map(({ section }) => section)).toEqual([
      "event-date",
      "guests",
      "cards",
    ]);
    expect(percent(withoutTemplate)).toBe(0);
    expect(
      percent({ ...withoutTemplate, hasEventDate: true, guests: 11, hasSentCards: true }),
    ).toBe(100);
  });

  it("stays between 0 and 100, and never falls when a guest is added", () => {
    const numbers = Object.fromEntries(
      Object.keys(empty).map((key) => [key, key.startsWith("has") ? fc.boolean() : fc.nat(500)]),
    );
    fc.assert(
      fc.property(fc.record(numbers), (generated) => {
        const facts: NotebookFacts = { ...empty, ...generated };
        expect(percent(facts)).toBeGreaterThanOrEqual(0);
        expect(percent(facts)).toBeLessThanOrEqual(100);
        const more = percent({ ...facts, guests: facts.guests + 1 });
        expect(more).toBeGreaterThanOrEqual(percent(facts));
      }),
    );
  });
});
