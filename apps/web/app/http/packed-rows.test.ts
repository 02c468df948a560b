import { describe, expect, it } from "vitest";
import { packRows, unpackRows } from "./packed-rows.ts";

describe("a long list sent to a page", () => {
  it("arrives as it left, in the same order, whatever its texts contain", () => {
    const rows = [
      { id: 7, name: "Kof\tfi\nYao", email: null, comes: true },
      { id: 8, name: "</script>", email: "a@exemple.test", comes: false },
    ];
    expect(unpackRows(packRows(rows))).toEqual(rows);
  });

  it("may be empty", () => {
    expect(unpackRows(packRows([]))).toEqual([]);
  });

  it("is smaller than the same list as objects", () => {
    const rows = Array.from({ length: 100 }, (_, id) => ({ id, category: "Amis", answer: "none" }));
    expect(packRows(rows).length).toBeLessThan(JSON.stringify(rows).length / 2);
  });
});
