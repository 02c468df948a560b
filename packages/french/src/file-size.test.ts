import { expect, it } from "vitest";
import { fileSize } from "./file-size.ts";

it("tells a file's size in octets, Ko and Mo", () => {
  expect(fileSize(0)).toBe("0\u00a0octets");
  expect(fileSize(999)).toBe("999\u00a0octets");
  expect(fileSize(1000)).toBe("1\u00a0Ko");
  expect(fileSize(41_500)).toBe("42\u00a0Ko");
  expect(fileSize(999_499)).toBe("999\u00a0Ko");
  expect(fileSize(999_500)).toBe("1\u00a0Mo");
  expect(fileSize(1_234_567)).toBe("1,2\u00a0Mo");
});
