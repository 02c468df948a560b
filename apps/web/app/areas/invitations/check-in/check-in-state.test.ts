import type { CheckIn, Party } from "@jdj/contract/invitations/check-in";
import { describe, expect, it } from "vitest";
import {
  admittedIn,
  applyResponse,
  type CheckInState,
  peopleIn,
  type Report,
  searchParties,
} from "./check-in-state.ts";

const party = (guest: number, changed: Partial<Party> = {}): Party => ({
  guest,
  name: `Élodie N’Guessan ${guest}`,
  category: "Amis",
  people: 3,
  answer: "yes",
  hash: `h${guest}`,
  ...changed,
});

const at = "2027-03-20T18:32:00.000Z";
const checkIn = (guest: number, changed: Partial<CheckIn> = {}): CheckIn => ({
  id: `a${guest}`,
  guest,
  people: 3,
  at,
  entrance: "Entrée du jardin",
  cancelled: false,
  ...changed,
});
const report = (guest: number, changed: Partial<Report> = {}): Report => ({
  id: `r${guest}`,
  guest,
  people: 2,
  at,
  way: "code",
  cancelled: false,
  ...changed,
});
const stateWith = (
  changed: Partial<CheckInState> = {},
  checkIns: CheckIn[] = [],
): CheckInState => ({
  list: {
    event: { id: 1, name: "Mariage d’Awa et Koffi", seed: "s" },
    entrance: "Entrée principale",
    expires_at: at,
    parties: [party(1), party(2), party(3, { answer: "no", people: 1 })],
    admissions: checkIns,
    until: at,
  },
  queue: [],
  conflicts: [],
  ...changed,
});

describe("the check-ins in force", () => {
  it("are those of the server and of this phone", () => {
    const known = stateWith({ queue: [report(2)] }, [checkIn(1)]);
    expect([...admittedIn(known).keys()]).toEqual([1, 2]);
    expect(peopleIn(known)).toEqual({ inside: 5, expected: 6 });
  });

  it("count nobody twice, and nobody whose check-in was cancelled", () => {
    expect(admittedIn(stateWith({ queue: [report(1)] }, [checkIn(1)])).get(1)?.id).toBe("a1");
    const back = report(1, { cancelled: true });
    expect(admittedIn(stateWith({ queue: [report(1), back] })).size).toBe(0);
  });
});

describe("the server's answer", () => {
  it("removes the reports from the queue and shows where another phone was first", () => {
    const mine = stateWith({ queue: [report(1), report(2), report(3)] });
    const standing = checkIn(1);
    const answer = {
      settled: [
        { id: "r1", state: "already" as const, standing },
        { id: "r2", state: "admitted" as const, standing: checkIn(2, { id: "r2" }) },
      ],
      admissions: [standing],
      until: "2027-03-20T18:40:00.000Z",
    };
    const after = applyResponse(mine, answer);
    expect(after.conflicts).toEqual([{ id: "r1", guest: 1, standing }]);
    expect(after.queue.map(({ id }) => id)).toEqual(["r3"]);
    expect([...admittedIn(after).keys()]).toEqual([1, 2, 3]);
    expect(after.list.until).toBe("2027-03-20T18:40:00.000Z");
    const again = applyResponse({ ...mine, conflicts: after.conflicts }, answer);
    expect(again.conflicts).toEqual(after.conflicts);
  });

  it("removes cancelled check-ins, of this phone or another", () => {
    const mine = stateWith({ queue: [report(1, { id: "a1", cancelled: true })] }, [
      checkIn(1),
      checkIn(2),
    ]);
    const after = applyResponse(mine, {
      settled: [{ id: "a1", state: "cancelled", standing: null }],
      admissions: [checkIn(2, { cancelled: true })],
      until: at,
    });
    expect(admittedIn(after).size).toBe(0);
  });
});

describe("the search by name", () => {
  it("ignores accents, case and order", () => {
    const { parties } = stateWith().list;
    expect(searchParties(parties, "n'guessan ELOD")).toHaveLength(3);
    expect(searchParties(parties, "elodie 2").map(({ guest }) => guest)).toEqual([2]);
    expect(searchParties(parties, "e")).toEqual([]);
    expect(searchParties(parties, "elodie", 2)).toHaveLength(2);
  });
});
