import { describe, expect, it } from "vitest";
import { pagesShown } from "./pages-shown.ts";

describe("the pages shown", () => {
  it.each([
    [1, 1, [1]],
    [1, 9, [1, 2, 3, 4]],
    [5, 9, [4, 5, 6, 7]],
    [9, 9, [6, 7, 8, 9]],
    [2, 3, [1, 2, 3]],
  ])("on page %i of %i are %j", (page, last, shown) => {
    expect(pagesShown(page, last)).toEqual(shown);
  });
});
