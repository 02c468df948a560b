import { contentMessages } from "@jdj/contract/content/messages";
import { describe, expect, it } from "vitest";
import { readTwoNumbers } from "./read-two-numbers.ts";

describe("the two numbers of the contact form", () => {
  it.each(["0701020304, 0501020304", "0701020304/0501020304", "0701020304;0501020304"])(
    "are read from « %s »",
    (text) => {
      expect(readTwoNumbers(text)).toEqual({
        ok: true,
        phones: ["+2250701020304", "+2250501020304"],
      });
    },
  );

  it.each(["0701020304", "0701020304,", ", 0701020304", "0701020304, 05, 06"])(
    "must be two, and « %s » is not",
    (text) => {
      expect(readTwoNumbers(text)).toEqual({ ok: false, message: contentMessages.numbersRequired });
    },
  );

  it.each(["0701020304, 9901020304", "abcdefghij, 0701020304"])(
    "must exist, and one of « %s » does not",
    (text) => {
      expect(readTwoNumbers(text)).toEqual({ ok: false, message: contentMessages.numbersInvalid });
    },
  );

  it("of eight digits get their ten-digit form proposed", () => {
    const read = readTwoNumbers("07010203, 05010203");
    expect(read.ok ? "" : read.message).toContain("07\u00a007\u00a001\u00a002\u00a003");
  });
});
