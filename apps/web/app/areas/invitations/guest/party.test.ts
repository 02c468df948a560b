import { describe, expect, it } from "vitest";
import { partyOf } from "./party.ts";

const question = { id: 1, kind: "choice" as const, label: "Repas", choices: [], per_person: true };
const answer = {
  id: 7,
  civility: null,
  last_name: "Kouassi",
  given_names: "Adjoua",
  category: "Famille",
  phone_number_1: "",
  answer: "yes" as const,
  answered_at: null,
  companions: 2,
  companions_allowed: 2,
  invited_to: [],
  comes_to: [],
  replies: [] as { question_id: number; values: string[] }[],
  arrived_at: null,
};

describe("the party of a guest", () => {
  it("tells of each what was asked of each", () => {
    const replies = [{ question_id: 1, values: ["Poulet", "", "Poisson"] }];
    expect(partyOf({ ...answer, replies }, [question]).people).toEqual([
      { who: "Adjoua Kouassi", replies: ["Repas\u00a0: Poulet"] },
      { who: "Accompagnant 1", replies: [] },
      { who: "Accompagnant 2", replies: ["Repas\u00a0: Poisson"] },
    ]);
  });

  it("calls companions by their names where those were asked", () => {
    const naming = { ...question, id: 2, kind: "text" as const, label: "Vos prénoms" };
    const replies = [
      { question_id: 1, values: ["Poulet", "Poisson"] },
      { question_id: 2, values: ["Adjoua", "Koffi"] },
    ];
    const { people } = partyOf({ ...answer, replies }, [question, naming]);
    expect(people.map(({ who }) => who)).toEqual(["Adjoua Kouassi", "Koffi", "Accompagnant 2"]);
    expect(people[1]?.replies).toEqual(["Repas\u00a0: Poisson"]);
  });

  it("has what was said once for all apart", () => {
    const words = { ...question, id: 3, kind: "text" as const, label: "Un mot", per_person: false };
    const replies = [{ question_id: 3, values: ["À bientôt"] }];
    expect(partyOf({ ...answer, replies }, [words]).words).toEqual([
      { id: 3, label: "Un mot", text: "À bientôt" },
    ]);
  });
});
