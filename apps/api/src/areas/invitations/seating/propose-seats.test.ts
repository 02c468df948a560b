import { describe, expect, it } from "vitest";
import { type ProposedGuest, type ProposedTable, proposeSeats } from "./propose-seats.ts";

const table = (id: number, places = 10, shape: ProposedTable["shape"] = "round") => ({
  ...{ id, places, shape },
});

const guest = (id: number, changed: Partial<ProposedGuest> = {}): ProposedGuest => ({
  ...{ id, people: 1, household: null, categoryId: 1, tableId: null, isKept: false },
  ...changed,
});

/** Who sits at each table, by the guests' numbers. */
function seatsOf({ placements }: ReturnType<typeof proposeSeats>) {
  const seats: Record<number, number[]> = {};
  for (const { guestId, tableId } of placements)
    seats[tableId] = [...(seats[tableId] ?? []), guestId];
  return seats;
}

describe("a proposal", () => {
  it("keeps a household together, however it is written", () => {
    const home = { household: "Famille Kouassi", people: 3 };
    const guests = [
      guest(1, home),
      guest(2, { people: 5 }),
      guest(3, { ...home, household: "famille  kouassi ".replace("  ", " ") }),
    ];
    expect(seatsOf(proposeSeats([table(1, 6), table(2, 6)], guests, []))).toEqual({
      1: [1, 3],
      2: [2],
    });
  });

  it("keeps whom the hosts have seated, and brings the rest of their household to them", () => {
    const home = { household: "Kouassi" };
    const guests = [guest(1, { ...home, tableId: 2, isKept: true }), guest(2, home), guest(3)];
    const { placements } = proposeSeats([table(1), table(2)], guests, []);
    expect(placements).toContainEqual({ guestId: 2, tableId: 2 });
    expect(placements.map(({ guestId }) => guestId)).not.toContain(1);
  });

  it("seats categories together, and begins a table for each", () => {
    const guests = [1, 2, 1, 2, 1].map((categoryId, index) => guest(index + 1, { categoryId }));
    expect(seatsOf(proposeSeats([table(1), table(2)], guests, []))).toEqual({
      1: [1, 3, 5],
      2: [2, 4],
    });
  });

  it("never seats at one table who is not to be together, nor their households", () => {
    const guests = [guest(1, { household: "A" }), guest(2, { household: "A" }), guest(3)];
    const rules = [{ guest_id: 2, other_id: 3 }];
    expect(seatsOf(proposeSeats([table(1), table(2)], guests, rules))).toEqual({
      1: [1, 2],
      2: [3],
    });
    expect(proposeSeats([table(1)], guests, rules).unseated).toEqual([
      { guestIds: [3], people: 1, reason: "kept-apart" },
    ]);
  });

  it("leaves the table of honour to the hosts, but for the household of who sits there", () => {
    const head = { household: "A", tableId: 1, isKept: true };
    const guests = [guest(1, head), guest(2, { household: "A" }), guest(3)];
    expect(seatsOf(proposeSeats([table(1, 10, "head"), table(2)], guests, []))).toEqual({
      1: [2],
      2: [3],
    });
  });

  it("moves one family so that another finds room", () => {
    const sizes = [4, 4, 3, 3, 6];
    const guests = sizes.map((people, index) => guest(index + 1, { people, categoryId: index }));
    const { unseated, placements } = proposeSeats([table(1), table(2)], guests, []);
    expect(unseated).toEqual([]);
    expect(placements).toHaveLength(5);
  });

  it("says who finds no place, and why", () => {
    const guests = [guest(1, { people: 11 }), guest(2, { people: 9 }), guest(3, { people: 8 })];
    expect(proposeSeats([table(1)], guests, []).unseated).toEqual([
      { guestIds: [1], people: 11, reason: "too-large" },
      { guestIds: [3], people: 8, reason: "no-room" },
    ]);
    expect(proposeSeats([], [guest(1)], []).unseated).toMatchObject([{ reason: "too-large" }]);
  });
});

it("600 guests with rules are proposed their tables, the same each time and none too full", () => {
  const guests = Array.from({ length: 600 }, (_, index) =>
    guest(index + 1, {
      people: 1 + (index % 4 === 0 ? 1 : 0),
      household: index % 3 === 0 ? null : `h ${Math.floor(index / 5)}`,
      categoryId: index % 9,
    }),
  );
  const rules = Array.from({ length: 60 }, (_, index) => ({
    ...{ guest_id: index * 9 + 1, other_id: index * 7 + 60 },
  }));
  const tables = Array.from({ length: 85 }, (_, index) => table(index + 1));
  const proposal = proposeSeats(tables, guests, rules);
  expect(proposeSeats(tables, guests, rules)).toEqual(proposal);
  const tableOf = new Map(proposal.placements.map(({ guestId, tableId }) => [guestId, tableId]));
  const taken = new Map<number, number>();
  for (const { id, people } of guests) {
    const at = tableOf.get(id);
    if (at !== undefined) taken.set(at, (taken.get(at) ?? 0) + people);
  }
  expect(Math.max(...taken.values())).toBeLessThanOrEqual(10);
  for (const { guest_id, other_id } of rules) {
    const [one, other] = [guests[guest_id - 1], guests[other_id - 1]];
    const isHome = one?.household !== null && one?.household === other?.household;
    if (!isHome && tableOf.has(guest_id))
      expect(tableOf.get(guest_id)).not.toBe(tableOf.get(other_id));
  }
  expect(proposal.unseated.reduce((sum, { people }) => sum + people, 0)).toBeLessThan(15);
});
