import { describe, expect, it } from "vitest";
import { answerFilter } from "./answer-filter.ts";

const search = (query: string) => new URLSearchParams(query);

describe("the list of answers", () => {
  it("is narrowed by one answer, and by no other word", () => {
    expect(answerFilter(search("reponse=none"))).toBe("none");
    expect(answerFilter(search("reponse=jamais"))).toBeNull();
    expect(answerFilter(search(""))).toBeNull();
  });
});
