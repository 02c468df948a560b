import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { killOn } from "../../../testing/killing/kill-on.ts";

const app = testApp();

const whole = { kills: 50, lost: 0, doubled: 0, unmarked: 0 };

describe("senders killed fifty times by SIGKILL in a campaign to 6,000", () => {
  it.each([
    ["each by itself, the key known to the operator", "same-key", false, 1],
    ["each by itself, the operator asked first", "ask", false, 1],
    ["batches handed over at once", "ask", true, 1],
    ["by three contracts, each asked first about its own", "ask", false, 3],
    ["by two contracts that know the keys that they took themselves", "same-key", false, 2],
  ] as const)(
    "lose no message and double none: %s",
    async (_, manner, isTogether, contracts) => {
      const asked = { recipients: 6000, kills: 50, manner, isTogether, contracts };
      expect(await killOn(app, asked)).toEqual(whole);
    },
    600_000,
  );

  it.each([
    ["each by itself", false],
    ["batches handed over at once", true],
  ] as const)("would double some if nobody asked: %s", async (_, isTogether) => {
    const asked = { recipients: 200, kills: 2, manner: "forgetful", isTogether } as const;
    const { lost, doubled } = await killOn(app, asked);
    expect(lost).toBe(0);
    expect(doubled).toBeGreaterThan(0);
  });
});
