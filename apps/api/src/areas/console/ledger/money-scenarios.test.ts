import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import {
  misstateSums,
  payOutTwice,
  releaseAtOnce,
} from "../../../testing/money-scenarios/defects.ts";
import { checkMoneyScenarios } from "../../../testing/money-scenarios/scenarios.ts";

const app = testApp();

describe("what is paid, held, disputed, refunded and paid out in any order", () => {
  it("is in one place at the end, and everybody reads the same sum", async () => {
    // `money-scenarios.long.test.ts` plays a thousand of them.
    const { seen, failure } = await checkMoneyScenarios(app, 40);
    expect(failure).toBeNull();
    const { paid, refunds, partRefunds, holds, releases, payouts } = seen;
    expect(Math.min(paid, refunds, partRefunds, holds, releases, payouts)).toBeGreaterThan(0);
  }, 300_000);

  it("would not be, were it released before its time", async () => {
    const { failure } = await checkMoneyScenarios(app, 40, releaseAtOnce);
    expect(failure).toMatch(/within 48 hours|too early|while held/);
  }, 300_000);

  it("would not be, were a balance read without its lock", async () => {
    const { failure } = await checkMoneyScenarios(app, 40, payOutTwice);
    expect(failure).toContain("the provider earned");
  }, 300_000);

  it("would not be, did a message name another sum", async () => {
    const { failure } = await checkMoneyScenarios(app, 40, misstateSums);
    expect(failure).toMatch(/an email about|FCFA in «/);
  }, 300_000);
});
