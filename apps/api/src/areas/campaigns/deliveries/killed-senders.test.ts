import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { killOn } from "../../../testing/killing/kill-on.ts";

const app = testApp();

// A slice: `killed-senders.long.test.ts` kills fifty times, in each manner of an operator.
describe("senders killed by SIGKILL in the middle of a campaign", () => {
  it("lose no message and double none where a batch is handed over at once", async () => {
    const asked = { recipients: 200, kills: 2, manner: "ask", isTogether: true } as const;
    expect(await killOn(app, asked)).toEqual({ kills: 2, lost: 0, doubled: 0, unmarked: 0 });
  }, 180_000);

  it("lose no message and double none by two contracts, each asked about its own", async () => {
    const asked = { recipients: 200, kills: 2, manner: "ask", contracts: 2 } as const;
    expect(await killOn(app, asked)).toEqual({ kills: 2, lost: 0, doubled: 0, unmarked: 0 });
  }, 180_000);

  it("would double some if nobody asked: the test above can fail", async () => {
    const asked = { recipients: 100, kills: 1, manner: "forgetful", isTogether: true } as const;
    const { lost, doubled } = await killOn(app, asked);
    expect(lost).toBe(0);
    expect(doubled).toBeGreaterThan(0);
  }, 180_000);
});
