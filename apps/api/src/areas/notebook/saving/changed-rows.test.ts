import { describe, expect, it } from "vitest";
import { changedRows, refuseTwice } from "./changed-rows.ts";

const stored = new Map([[1, { version: 3, text: "stored" }]]);
const changed = (row: { key: number; version: number | undefined; text: string }) =>
  changedRows([row], stored, (sent, before) => sent.text === before.text);

describe("the rows of a save", () => {
  it("are written when they are new or changed", () => {
    expect(changed({ key: 1, version: 3, text: "new" })).toHaveLength(1);
    expect(changed({ key: 1, version: undefined, text: "new" })).toHaveLength(1);
    expect(changed({ key: 2, version: 0, text: "new" })).toHaveLength(1);
  });

  it("are left alone when they equal what is stored, whatever their version", () => {
    expect(changed({ key: 1, version: 1, text: "stored" })).toEqual([]);
  });

  it.each([
    { key: 1, version: 2, text: "new" },
    { key: 1, version: 0, text: "new" },
    { key: 2, version: 1, text: "new" },
  ])("are refused when somebody wrote meanwhile: %o", (row) => {
    expect(() => changed(row)).toThrow(expect.objectContaining({ code: "changed-meanwhile" }));
  });

  it("are refused when one is sent twice, at the second", () => {
    const rows = [{ key: 1 }, { key: 2 }, { key: 1 }];
    expect(() => refuseTwice(rows, (index) => `${index}.id`)).toThrow(
      expect.objectContaining({
        data: { errors: { "2.id": ["Cette ligne est envoyée deux fois"] } },
      }),
    );
    expect(() => refuseTwice(rows.slice(0, 2), String)).not.toThrow();
  });
});
