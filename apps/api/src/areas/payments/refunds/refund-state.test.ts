import { describe, expect, it } from "vitest";
import { refundBackoff, refundMachine, refundStates } from "./refund-state.ts";

describe("a refund", () => {
  it("ends once it is done or refused", () => {
    for (const to of refundStates) {
      expect(refundMachine.may("done", to)).toBe(false);
      expect(refundMachine.may("refused", to)).toBe(false);
    }
  });
  it("is sent to the company when it was requested, or after its status was checked", () => {
    expect(refundMachine.before("sending")).toEqual(["requested", "unconfirmed"]);
  });
  it("is asked about less and less often, once an hour at least", () => {
    expect([1, 2, 3, 20].map(refundBackoff)).toEqual([60, 120, 240, 3600]);
  });
});
