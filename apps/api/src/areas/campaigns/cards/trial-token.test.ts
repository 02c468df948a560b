import { describe, expect, it } from "vitest";
import { makeTrialToken, openTrialToken } from "./trial-token.ts";

const trial = { eventId: 1234, customerId: 77, designId: 3 };
const token = makeTrialToken("a-secret-of-ours", trial);

describe("the token of a trial's link", () => {
  it("opens what it was made for, also after the secret was changed", () => {
    expect(openTrialToken(["a-secret-of-ours"], token)).toEqual(trial);
    expect(openTrialToken(["a-new-secret", "a-secret-of-ours"], token)).toEqual(trial);
  });

  it("opens nothing when it was changed, or made by somebody else", () => {
    for (const other of [token.replace("t.", "e."), token.replace(".3.", ".4."), `${token}A`, "t."])
      expect(openTrialToken(["a-secret-of-ours"], other)).toBeNull();
    expect(openTrialToken(["another-secret"], token)).toBeNull();
  });
});
