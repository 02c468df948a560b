import { responseMessages } from "@jdj/contract/invitations/response-messages";
import { describe, expect, it } from "vitest";
import { checkDetails, companionsAllowed, isOpenOn, type Question } from "./invitation.ts";

const meal: Question = {
  id: 7,
  eventId: 1,
  kind: "choice",
  label: "Repas",
  choices: ["Poisson", "Poulet"],
  perPerson: true,
  position: 0,
};
const freeText: Question = {
  ...meal,
  id: 8,
  kind: "text",
  label: "Un mot",
  choices: [],
  perPerson: false,
};
const bounds = { allowed: 2, ceremonyIds: [3, 4], questions: [meal, freeText] };

describe("whom a guest may bring along", () => {
  it("is the event's setting, or their own invitation's", () => {
    expect(companionsAllowed({ companions: 0 }, null, { companions: 1 })).toBe(1);
    expect(companionsAllowed({ companions: 0 }, { companionsAllowed: 0 }, { companions: 1 })).toBe(
      0,
    );
  });

  it("is never fewer than their hosts counted in the guest list", () => {
    expect(companionsAllowed({ companions: 3 }, null, { companions: 1 })).toBe(3);
  });
});

describe("the last day of answers", () => {
  it("is still a day of answers", () => {
    expect(isOpenOn("2027-03-01", { deadline: "2027-03-01" })).toBe(true);
    expect(isOpenOn("2027-03-02", { deadline: "2027-03-01" })).toBe(false);
    expect(isOpenOn("2030-01-01", { deadline: null })).toBe(true);
  });
});

describe("a guest's answer", () => {
  it("is stored as it was given, for as many people as come", () => {
    const { errors, ...checked } = checkDetails(
      {
        companions: 1,
        ceremonies: [4],
        replies: [
          { question_id: 7, values: ["Poisson", "Poulet", "Poulet"] },
          { question_id: 8, values: [" Merci ! "] },
        ],
      },
      bounds,
    );
    expect(errors).toEqual({});
    expect(checked).toEqual({
      companions: 1,
      comesTo: [4],
      replies: { 7: ["Poisson", "Poulet"], 8: ["Merci !"] },
    });
  });

  it("stays as it was where nothing is answered, and every ceremony is stored as null", () => {
    expect(checkDetails({}, bounds)).toEqual({
      errors: {},
      companions: undefined,
      comesTo: undefined,
      replies: undefined,
    });
    expect(checkDetails({ ceremonies: [4, 3] }, bounds).comesTo).toBeNull();
  });

  it("is refused beyond the invitation", () => {
    const { errors } = checkDetails(
      {
        companions: 3,
        ceremonies: [5],
        replies: [
          { question_id: 7, values: ["Homard"] },
          { question_id: 8, values: ["é".repeat(501)] },
        ],
      },
      bounds,
    );
    expect(errors).toEqual({
      companions: [responseMessages.tooManyCompanions],
      ceremonies: [responseMessages.ceremonyUnknown],
      question_7: [responseMessages.choiceUnknown],
      question_8: [responseMessages.textTooLong],
    });
    expect(checkDetails({ ceremonies: [] }, bounds).errors).toEqual({
      ceremonies: [responseMessages.noCeremony],
    });
  });

  it("passes over a question that is no longer asked", () => {
    const checked = checkDetails({ replies: [{ question_id: 9, values: ["Ah"] }] }, bounds);
    expect(checked).toMatchObject({ errors: {}, replies: {} });
  });
});
