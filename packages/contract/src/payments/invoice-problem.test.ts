import { describe, expect, it } from "vitest";
import { isThresholdNews, problemOf, reachedThreshold } from "./invoice-problem.ts";

describe("why an invoice is not signed", () => {
  it.each([
    ["pending", "", null],
    ["pending", "401", "key"],
    ["pending", "403", "key"],
    ["pending", "ECONNREFUSED", "away"],
    ["pending", "No sticker is left", "stickers"],
    ["failed", "Stock de vignettes épuisé", "stickers"],
    ["failed", "Point of sale is not valid", "refused"],
    ["unconfirmed", "500", "unconfirmed"],
    ["by-hand", "", "by-hand"],
    ["sending", "", null],
    ["signed", "", null],
  ] as const)("%s with « %s » is %s", (state, reason, problem) => {
    expect(problemOf(state, reason)).toBe(problem);
  });
});

describe("the stickers of a seller", () => {
  it("are news once for each threshold on the way down, and again after new ones", () => {
    let warned: number | null = null;
    const news = [80, 50, 40, 10, 9, 0, 0, 200, 50].map((left) => {
      const reached = reachedThreshold(left);
      const isNews = isThresholdNews(reached, warned);
      warned = reached;
      return isNews;
    });
    expect(news).toEqual([false, true, false, true, false, true, false, false, true]);
  });
});
