import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { checkSequences, isTrustFound } from "../../../testing/payment-sequences.ts";

const app = testApp();

describe("orders whose payments are doubled, reordered, late, forged, wrong, missing or raced", () => {
  it("are credited once when they were paid, and not at all when they were not", async () => {
    const couple = await registerCouple(app);
    // `sequences.long.test.ts` plays a thousand of them.
    const seen = await checkSequences({ app, couple }, 40);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  }, 120_000);

  it("would be credited without money, or twice, by a product that trusts webhooks", async () => {
    const couple = await registerCouple(app);
    expect(await isTrustFound({ app, couple }, 50)).toBe(true);
  }, 120_000);
});
