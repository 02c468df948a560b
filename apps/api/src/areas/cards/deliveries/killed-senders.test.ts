import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { killOn } from "../../../testing/killing/kill-on.ts";

const app = testApp();

/** A slice of what `killed-senders.long.test.ts` does fifty times. */
const slice = { recipients: 400, kills: 4 };
const whole = { kills: 4, lost: 0, doubled: 0, unmarked: 0 };

describe("senders killed by SIGKILL in the middle of a campaign", () => {
  it("lose no message and double none where the operator knows the key", async () => {
    expect(await killOn(app, { ...slice, manner: "same-key" })).toEqual(whole);
  }, 180_000);

  it("lose no message and double none where the operator is asked first", async () => {
    expect(await killOn(app, { ...slice, manner: "ask" })).toEqual(whole);
  }, 180_000);

  it("lose no message and double none where a batch is handed over at once", async () => {
    expect(await killOn(app, { ...slice, manner: "ask", isTogether: true })).toEqual(whole);
  }, 180_000);

  it("would double some if nobody asked: the tests above can fail", async () => {
    for (const isTogether of [false, true]) {
      const asked = { recipients: 200, kills: 2, manner: "forgetful", isTogether } as const;
      const { lost, doubled } = await killOn(app, asked);
      expect(lost).toBe(0);
      expect(doubled).toBeGreaterThan(0);
    }
  }, 180_000);
});
