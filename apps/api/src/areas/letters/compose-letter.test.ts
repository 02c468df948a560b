import { describe, expect, it } from "vitest";
import { composeLetter } from "./compose-letter.ts";
import type { LetterFacts } from "./letter-facts.ts";

const calm: LetterFacts = {
  ...{ today: "2026-11-29", eventDate: "2027-03-20", answers: [], tasks: [], budget: null },
  guests: { all: 100, unreachable: 0, uninvited: 0, silent: 0 },
  ...{ unbooked: [], townHallFileDue: null },
};

const task = (id: number, due: string | null) => ({ id, content: `Tâche ${id}`, due });
const compose = (changes: Partial<LetterFacts>, said: string | null = null) =>
  composeLetter({ ...calm, ...changes }, said);
const partOf = (changes: Partial<LetterFacts>, section: string) =>
  compose(changes)?.parts.find((part) => part.section === section);

describe("a weekly letter", () => {
  it("is not written when there is nothing to tell, also with a budget", () => {
    expect(compose({})).toBeNull();
    expect(compose({ budget: { planned: 100, paid: 0 } })).toBeNull();
    expect(compose({ tasks: [task(1, null)] })).toBeNull();
  });

  it("names who answered, joined, and counts yes and no", () => {
    const many = Array.from({ length: 10 }, (_, index) => ({
      ...{ name: `Invité ${index}`, answer: "yes" as const },
    }));
    const letter = compose({ answers: [...many, { name: "Ama Brou", answer: "no" }] });
    expect(letter?.parts).toMatchObject([
      {
        heading: "11\u00a0réponses\u00a0: 10\u00a0oui, 1\u00a0non",
        lines: [expect.stringMatching(/Invité 7 et 2\u00a0autres$/), "Non\u00a0: Ama Brou"],
      },
    ]);
    expect(letter?.subject).toBe("11\u00a0réponses");
  });

  it("lists what is late, the oldest first, and the three tasks that follow", () => {
    const tasks = [
      ...[task(1, "2026-11-28"), task(2, "2026-10-01"), task(3, "2026-11-29")],
      ...[task(4, "2026-12-24"), task(5, "2026-12-10"), task(6, "2027-01-10"), task(7, null)],
    ];
    const headings = compose({ tasks })?.parts.map(({ heading }) => heading);
    expect(headings).toEqual(["En retard\u00a0: 2\u00a0tâches", "Les prochaines tâches"]);
    expect(
      compose({ tasks })?.parts.map(({ lines }) => lines.map((line) => line.slice(0, 7))),
    ).toEqual([
      ["Tâche 2", "Tâche 1"],
      ["Tâche 3", "Tâche 5", "Tâche 4"],
    ]);
  });

  it("says what is planned, paid and left, or paid beyond", () => {
    const tasks = [task(1, "2026-12-01")];
    expect(partOf({ tasks, budget: { planned: 4000, paid: 1500 } }, "budget")?.lines).toEqual([
      "Prévu\u00a0: 4\u00a0000\u00a0FCFA",
      "Payé\u00a0: 1\u00a0500\u00a0FCFA",
      "Reste\u00a0: 2\u00a0500\u00a0FCFA",
    ]);
    const beyond = partOf({ tasks, budget: { planned: 1000, paid: 1500 } }, "budget");
    expect(beyond?.lines[2]).toBe("Payé de plus que prévu\u00a0: 500\u00a0FCFA");
    expect(partOf({ tasks, budget: { planned: 0, paid: 0 } }, "budget")).toBeUndefined();
    expect(partOf({ tasks }, "budget")).toBeUndefined();
  });

  it("is not repeated while it would say the same, but is with new answers", () => {
    const tasks = [task(1, "2026-11-20")];
    const first = compose({ tasks });
    const said = first?.gist ?? "";
    expect(compose({ tasks }, said)).toBeNull();
    expect(compose({ tasks, answers: [{ name: "Ama Brou", answer: "no" }] }, said)).not.toBeNull();
    expect(compose({ tasks: [...tasks, task(2, "2026-12-01")] }, said)).not.toBeNull();
  });

  it("keeps no name in its gist", () => {
    expect(compose({ tasks: [{ ...task(1, "2026-11-20"), content: "Payer Awa" }] })?.gist).toBe(
      "late 1 next  tip ",
    );
  });
});
