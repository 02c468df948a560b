import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { killSettlement } from "../../../testing/killing/kill-settlement.ts";

const app = testApp();

describe("a process that is killed between payment and credit", () => {
  it("leaves the whole payment or nothing of it after each statement, and the poller completes it", async () => {
    let statements = 0;
    for (let finished = false; !finished; statements += 1) {
      const killed = await killSettlement(app, { statements, torn: false });
      finished = killed.finished;
      expect(killed.left.credits).toBe(killed.left.state === "paid" ? 1 : 0);
      expect(killed.after, `after ${statements}`).toEqual({
        state: "paid",
        credits: 1,
        receipts: 1,
        attempts: ["paid"],
      });
    }
    expect(statements).toBeGreaterThan(8);
  });
});
