import { describe, expect, it } from "vitest";
import { startingLists } from "./starting-lists.ts";

describe("each starting list", () => {
  it.each(startingLists.map((list) => [list.people, list] as const))(
    "of the %s names its source with its address, and has each item once",
    (_people, { source, readOn, items }) => {
      expect(source.name).not.toBe("");
      expect(new URL(source.address).protocol).toMatch(/^https?:$/);
      expect(readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      const codes = items.map(({ code, stage }) => `${stage} ${code}`);
      expect(new Set(items.map(({ code }) => code)).size).toBe(codes.length);
    },
  );

  it("has a code of its own", () => {
    const codes = startingLists.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
