import { describe, expect, it } from "vitest";
import { byteRange } from "./byte-range.ts";

describe("a request for part of a file of 100 bytes", () => {
  it.each([
    ["bytes=0-1", { from: 0, to: 1 }],
    ["bytes=50-", { from: 50, to: 99 }],
    ["bytes=-10", { from: 90, to: 99 }],
    ["bytes=90-500", { from: 90, to: 99 }],
    ["bytes=-500", { from: 0, to: 99 }],
  ])("gets that part: %s", (header, range) => expect(byteRange(header, 100)).toEqual(range));

  it.each(["bytes=100-", "bytes=9-3", "bytes=-", "bytes=-0"])(
    "outside of it is refused: %s",
    (header) => expect(byteRange(header, 100)).toBe("invalid"),
  );

  it.each([undefined, "", "bytes=0-1,5-6", "lines=1-2"])(
    "is answered with all of it: %s",
    (header) => expect(byteRange(header, 100)).toBeNull(),
  );
});
