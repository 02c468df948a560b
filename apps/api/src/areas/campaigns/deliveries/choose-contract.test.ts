import { describe, expect, it } from "vitest";
import { chooseContract, FULL_MS, type IdleContract } from "./choose-contract.ts";

const contract = (fields: Partial<IdleContract> & { name: string }) => ({
  ...{ isDue: false, waitMs: 0, chosenAt: 0 },
  ...fields,
});
const chosen = (idle: ReturnType<typeof contract>[], isWorkedOn = false) =>
  chooseContract(idle, isWorkedOn)?.name ?? null;

describe("the contract that gets the next deliveries of a campaign", () => {
  it("is the one that begins them soonest", () => {
    const slow = contract({ name: "slow", waitMs: 900 });
    const fast = contract({ name: "fast", waitMs: 100, chosenAt: 5 });
    expect(chosen([slow, fast])).toBe("fast");
  });
  it("is among equals the one that was chosen longest ago, so that small campaigns use all", () => {
    const first = contract({ name: "first", chosenAt: 20 });
    const second = contract({ name: "second", chosenAt: 10 });
    expect(chosen([first, second])).toBe("second");
  });
  it("is one that is to be tried before those that are well", () => {
    const due = contract({ name: "due", isDue: true, waitMs: 50 });
    expect(chosen([contract({ name: "well" }), due])).toBe("due");
  });
  it("is none with a long queue while another has some of the campaign in hand", () => {
    const full = contract({ name: "full", waitMs: FULL_MS });
    expect(chosen([full], true)).toBe(null);
    expect(chosen([full], false)).toBe("full");
    expect(chosen([], false)).toBe(null);
  });
});
