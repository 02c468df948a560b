import type { CheckIn, Party } from "@jdj/contract/cards/check-in";
import { describe, expect, it } from "vitest";
import {
  admittedIn,
  type CheckInBook,
  peopleIn,
  type Report,
  searchParties,
  settled,
} from "./check-in-book.ts";

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
const book = (changed: Partial<CheckInBook> = {}, checkIns: CheckIn[] = []): CheckInBook => ({
  list: {
    event: { name: "Mariage d’Awa et Koffi", seed: "s" },
    entrance: "Entrée principale",
    expires_at: at,
    parties: [party(1), party(2), party(3, { answer: "no", people: 1 })],
    admissions: checkIns,
    until: at,
  },
  queue: [],
  ...changed,
});

describe("who is in", () => {
  it("is whom the server knows and whom this phone let in since", () => {
    const known = book({ queue: [report(2)] }, [checkIn(1)]);
    expect([...admittedIn(known).keys()]).toEqual([1, 2]);
    expect(peopleIn(known)).toEqual({ inside: 5, expected: 6 });
  });

  it("is nobody twice, and nobody who was taken back", () => {
    expect(admittedIn(book({ queue: [report(1)] }, [checkIn(1)])).get(1)?.id).toBe("a1");
    const back = report(1, { cancelled: true });
    expect(admittedIn(book({ queue: [report(1), back] })).size).toBe(0);
  });
});

describe("the server's answer", () => {
  it("takes the reports off the queue and tells where another phone was first", () => {
    const mine = book({ queue: [report(1), report(2), report(3)] });
    const standing = checkIn(1);
    const { book: after, conflicts } = settled(mine, {
      settled: [
        { id: "r1", state: "already", standing },
        { id: "r2", state: "admitted", standing: checkIn(2, { id: "r2" }) },
      ],
      admissions: [standing],
      until: "2027-03-20T18:40:00.000Z",
    });
    expect(conflicts).toEqual([{ id: "r1", guest: 1, standing }]);
    expect(after.queue.map(({ id }) => id)).toEqual(["r3"]);
    expect([...admittedIn(after).keys()]).toEqual([1, 2, 3]);
    expect(after.list.until).toBe("2027-03-20T18:40:00.000Z");
  });

  it("lets go of what was taken back, here or elsewhere", () => {
    const mine = book({ queue: [report(1, { id: "a1", cancelled: true })] }, [
      checkIn(1),
      checkIn(2),
    ]);
    const { book: after } = settled(mine, {
      settled: [{ id: "a1", state: "cancelled", standing: null }],
      admissions: [checkIn(2, { cancelled: true })],
      until: at,
    });
    expect(admittedIn(after).size).toBe(0);
  });
});

describe("the search by name", () => {
  it("asks for no accent, no case and no order", () => {
    const { parties } = book().list;
    expect(searchParties(parties, "n'guessan ELOD")).toHaveLength(3);
    expect(searchParties(parties, "elodie 2").map(({ guest }) => guest)).toEqual([2]);
    expect(searchParties(parties, "e")).toEqual([]);
    expect(searchParties(parties, "elodie", 2)).toHaveLength(2);
  });
});
