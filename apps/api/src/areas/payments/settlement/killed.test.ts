import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { expectWholeSettlement, killSettlement } from "../../../testing/killing/kill-settlement.ts";

const app = testApp();

describe("a process that is killed between payment and credit", () => {
  it("leaves the whole payment or nothing of it, and the poller completes it", async () => {
    // `killed.long.test.ts` kills after each statement.
    await expectWholeSettlement(app, 4);
  }, 120_000);

  it("would lose a credit for good without the transaction", async () => {
    let credits: number | undefined = 1;
    for (let statements = 3; statements < 8 && credits !== 0; statements += 1)
      credits = (await killSettlement(app, { statements, torn: true })).after.credits;
    expect(credits).toBe(0);
  }, 120_000);
});
