import { describe, expect, it } from "vitest";
import { holdersOf, leftOf, totalsOf } from "./contribution-sums.ts";

const given = (pledged_fcfa: number, received_fcfa: number) => ({
  ...{ pledged_fcfa, received_fcfa, waiting_fcfa: 0, cash_fcfa: received_fcfa },
  left_fcfa: leftOf(pledged_fcfa, received_fcfa),
});

describe("what a register comes to", () => {
  it("has nothing left of who gave more than they pledged, which covers nobody else", () => {
    expect(totalsOf([given(10_000, 25_000), given(50_000, 20_000)])).toMatchObject({
      ...{ people: 2, pledged_fcfa: 60_000, received_fcfa: 45_000, left_fcfa: 30_000 },
    });
  });

  it("is nothing without contributors", () => {
    expect(totalsOf([])).toMatchObject({ people: 0, pledged_fcfa: 0, left_fcfa: 0 });
  });

  it("says who holds the confirmed cash, and nothing of what waits or was set aside", () => {
    const cash = [
      { state: "confirmed", recordedName: "Serge", amountFcfa: 5_000 },
      { state: "confirmed", recordedName: "Awa", amountFcfa: 10_000 },
      { state: "confirmed", recordedName: "Serge", amountFcfa: 20_000 },
      { state: "waiting", recordedName: "Awa", amountFcfa: 70_000 },
      { state: "refused", recordedName: "Awa", amountFcfa: 80_000 },
    ];
    expect(holdersOf(cash)).toEqual([
      { name: "Serge", amount_fcfa: 25_000 },
      { name: "Awa", amount_fcfa: 10_000 },
    ]);
  });
});
