import { expect, it } from "vitest";
import { refusal, refusalCodes } from "./refusals.ts";

it("refusals of one status each have a sentence of their own, by which clients tell them apart", () => {
  const sentences = refusalCodes.map((code) => {
    const { status, message } = refusal(code);
    return `${status} ${message}`;
  });
  expect(new Set(sentences).size).toBe(refusalCodes.length);
});
