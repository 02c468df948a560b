import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { checkSequences } from "../../../testing/payment-sequences.ts";

const app = testApp();

describe("orders whose payments are doubled, reordered, late, forged, wrong, missing or raced", () => {
  it("are credited once when they were paid, a thousand of them", async () => {
    const couple = await registerCouple(app);
    const seen = await checkSequences({ app, couple }, 1000);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
  }, 900_000);
});
