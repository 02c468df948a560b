import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { checkMoneyScenarios } from "../../../testing/money-scenarios/scenarios.ts";

const app = testApp();

it("a thousand scenarios of other people's money end with every franc in its place", async () => {
  const { seen, failure } = await checkMoneyScenarios(app, 1000);
  expect(failure).toBeNull();
  const { kinds, ...counts } = seen;
  expect(Math.min(...Object.values(counts), ...kinds.values())).toBeGreaterThan(0);
}, 3_600_000);
