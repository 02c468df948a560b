import { describe, expect, it } from "vitest";
import { type BookedBoost, boostPeriod } from "./boost-period.ts";

const booked = (startsOn: string, endsOn: string, ...trades: number[]): BookedBoost => ({
  startsOn,
  endsOn,
  trades,
});
const period = (asked: Partial<Parameters<typeof boostPeriod>[0]>) =>
  boostPeriod({ booked: [], trades: [1], days: 7, from: "2026-12-01", ...asked });

describe("the days of a boost", () => {
  it("begin on the first day that the provider may have, while a place is free", () => {
    expect(period({})).toEqual({ startsOn: "2026-12-01", endsOn: "2026-12-07" });
  });

  it("wait for a place in the trade, which takes three", () => {
    const two = [1, 2].map(() => booked("2026-12-01", "2026-12-03", 1));
    expect(period({ booked: two }).startsOn).toBe("2026-12-01");
    const three = [...two, booked("2026-12-02", "2026-12-05", 1, 4)];
    expect(period({ booked: three })).toEqual({ startsOn: "2026-12-04", endsOn: "2026-12-10" });
    expect(period({ booked: three, trades: [4] }).startsOn).toBe("2026-12-01");
    expect(period({ booked: three, trades: [4, 1] }).startsOn).toBe("2026-12-04");
  });

  it("wait for a place in the directory, which takes six of all trades", () => {
    const six = [1, 2, 3, 4, 5, 6].map((trade) => booked("2026-12-01", "2026-12-30", trade));
    expect(period({ booked: six, trades: [9] }).startsOn).toBe("2026-12-31");
    expect(period({ booked: six, trades: [9], from: "2026-12-31" }).startsOn).toBe("2026-12-31");
  });

  it("are in a row: a gap that is too short is passed over", () => {
    const full = (startsOn: string, endsOn: string) =>
      [1, 2, 3].map(() => booked(startsOn, endsOn, 1));
    const rows = [...full("2026-12-01", "2026-12-02"), ...full("2026-12-08", "2026-12-10")];
    expect(period({ booked: rows, days: 5 }).startsOn).toBe("2026-12-03");
    expect(period({ booked: rows, days: 6 }).startsOn).toBe("2026-12-11");
  });
});
