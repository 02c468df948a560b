import { expect, it } from "vitest";
import { pageFrom } from "./page-from.ts";

const pageOf = (query: string) => pageFrom(new URLSearchParams(query));

it("a list begins at its first page, whatever its address says", () => {
  expect(pageOf("page=3")).toBe(3);
  for (const page of ["", "-4", "0", "deux", "1.5", "1e99"]) expect(pageOf(`page=${page}`)).toBe(1);
});
