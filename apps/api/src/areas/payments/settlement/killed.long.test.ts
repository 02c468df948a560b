import { describe, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { expectWholeSettlement } from "../../../testing/killing/kill-settlement.ts";

const app = testApp();

describe("a process that is killed between payment and credit", () => {
  it("leaves the whole payment or nothing of it after each statement, and the poller completes it", async () => {
    await expectWholeSettlement(app, 1);
  });
});
