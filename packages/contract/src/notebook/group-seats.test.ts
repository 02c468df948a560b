import { describe, expect, it } from "vitest";
import { seatsFor, whoMovesUp } from "./group-seats.ts";

const each = { countsCompanions: true };
const heads = { countsCompanions: false };
const waiting = [4, 1, 2, 1].map((people, at) => ({ people, at }));
const moved = (free: number, counting = each) =>
  whoMovesUp(waiting, free, counting).map(({ at }) => at);

describe("the seats of a group", () => {
  it("are taken by each person, or by each registration", () => {
    expect(seatsFor(4, each)).toBe(4);
    expect(seatsFor(4, heads)).toBe(1);
  });

  it("go to the first of the waiting list who fits", () => {
    expect(moved(4)).toEqual([0]);
    expect(moved(1)).toEqual([1]);
    expect(moved(3)).toEqual([1, 2]);
    expect(moved(5)).toEqual([0, 1]);
    expect(moved(8)).toEqual([0, 1, 2, 3]);
  });

  it("stay free when nobody fits, and go to nobody when there are none", () => {
    expect(whoMovesUp([{ people: 3 }], 2, each)).toEqual([]);
    expect(moved(0)).toEqual([]);
    expect(moved(-1)).toEqual([]);
  });

  it("go to one registration each where companions do not count", () => {
    expect(moved(2, heads)).toEqual([0, 1]);
  });
});
