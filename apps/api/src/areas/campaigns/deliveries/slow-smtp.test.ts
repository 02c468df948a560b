import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { sendThroughSlowSmtp } from "../../../testing/slow-smtp.ts";

const app = testApp();

describe("a campaign through an SMTP server that waits before each answer", () => {
  it("uses several kept connections: emails do not wait for each other", async () => {
    const asked = { recipients: 120, answerMs: 20 };
    const { sent, taken, connections, atOnce } = await sendThroughSlowSmtp(app, asked);
    expect([sent, taken]).toEqual([120, 120]);
    expect(connections).toBeLessThanOrEqual(8);
    expect(atOnce).toBeGreaterThanOrEqual(4);
  });
});
