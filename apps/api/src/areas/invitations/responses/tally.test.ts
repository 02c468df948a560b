import { describe, expect, it } from "vitest";
import { answersByDay, type Counted, countAnswers, countCeremony, tallyChoices } from "./tally.ts";

const guest = (changed: Partial<Counted>): Counted => ({
  times: 1,
  answer: "yes",
  companions: 0,
  invitedTo: [1, 2],
  comesTo: [1, 2],
  replies: {},
  arrived: 0,
  ...changed,
});

describe("the counts of answers", () => {
  const guests = [
    guest({ companions: 2, comesTo: [1], arrived: 3 }),
    guest({ answer: "no", companions: 4, comesTo: [] }),
    guest({ answer: "none", invitedTo: [1] }),
  ];

  it("count people with those they bring, and only of those who come", () => {
    expect(countAnswers(guests)).toEqual({
      guests: 3,
      yes: 1,
      no: 1,
      none: 1,
      people: 3,
      arrived: 3,
    });
  });

  it("count guests who answered alike as often as they are", () => {
    const alike = [
      guest({ times: 3, companions: 1, arrived: 2 }),
      guest({ times: 2, answer: "no" }),
    ];
    expect(countAnswers(alike)).toMatchObject({ guests: 5, yes: 3, no: 2, people: 6, arrived: 2 });
    expect(countCeremony(1, alike)).toEqual({ invited: 5, guests: 3, people: 6 });
  });

  it("count each ceremony for itself", () => {
    expect(countCeremony(1, guests)).toEqual({ invited: 3, guests: 1, people: 3 });
    expect(countCeremony(2, guests)).toEqual({ invited: 2, guests: 0, people: 0 });
  });
});

describe("the meals", () => {
  const meals = { id: 7, kind: "choice" as const, choices: ["Poisson", "Poulet"], perPerson: true };

  it("are counted one a person, for those who come", () => {
    const guests = [
      guest({ companions: 1, replies: { 7: ["Poisson", "Poulet", "Poulet"] } }),
      guest({ answer: "no", replies: { 7: ["Poulet"] } }),
    ];
    expect(tallyChoices(meals, guests)).toEqual([
      { choice: "Poisson", count: 1 },
      { choice: "Poulet", count: 1 },
    ]);
  });

  it("keep a choice that is no longer offered while somebody has it", () => {
    expect(tallyChoices(meals, [guest({ replies: { 7: ["Agneau"] } })]).at(-1)).toEqual({
      choice: "Agneau",
      count: 1,
    });
  });
});

describe("the answers over time", () => {
  it("are the sums of what each day changed", () => {
    expect(
      answersByDay([
        { date: "2026-11-20", yes: 2, no: 0 },
        { date: "2026-11-22", yes: -1, no: 1 },
      ]),
    ).toEqual([
      { date: "2026-11-20", yes: 2, no: 0 },
      { date: "2026-11-22", yes: 1, no: 1 },
    ]);
  });
});
