import { describe, expect, it } from "vitest";
import { linesAtFirst } from "./lines-at-first.ts";

const group = (lines: number) => ({ children: Array.from({ length: lines }) });

describe("the lines of a budget that the server renders", () => {
  it("are all of a short one", () => {
    expect(linesAtFirst([group(5), group(0), group(7)], 30)).toEqual([5, 0, 7]);
  });

  it("are the first ones of a long one, across its categories", () => {
    expect(linesAtFirst([group(28), group(10), group(4)], 30)).toEqual([28, 2, 0]);
  });
});
