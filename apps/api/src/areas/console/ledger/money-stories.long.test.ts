import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { checkMoneyStories } from "../../../testing/money-stories/stories.ts";

const app = testApp();

it("a thousand stories of other people's money end with every franc in its place", async () => {
  const { seen, failure } = await checkMoneyStories(app, 1000);
  expect(failure).toBeNull();
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
}, 3_600_000);
