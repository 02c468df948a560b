import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { killOn } from "../../../testing/killing/kill-on.ts";

const app = testApp();

const whole = { kills: 50, lost: 0, doubled: 0, unmarked: 0 };

describe("senders killed fifty times by SIGKILL in a campaign to 6,000", () => {
  it.each([
    ["each by itself, the key known to the operator", "same-key", false],
    ["each by itself, the operator asked first", "ask", false],
    ["batches handed over at once", "ask", true],
  ] as const)(
    "lose no message and double none: %s",
    async (_, manner, isTogether) => {
      const asked = { recipients: 6000, kills: 50, manner, isTogether };
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
