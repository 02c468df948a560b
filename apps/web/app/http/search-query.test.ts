import { describe, expect, it } from "vitest";
import { pageOf, pageOfRows, searchQuery, textOf } from "./search-query.ts";

const query = (text: string) => new URLSearchParams(text);

describe("a search in the address", () => {
  it("has trimmed texts of 80 characters at most", () => {
    expect(textOf(query("recherche=+Cocody+"), "recherche")).toBe("Cocody");
    expect(textOf(query(`recherche=${"a".repeat(200)}`), "recherche")).toHaveLength(80);
    expect(textOf(query(""), "recherche")).toBe("");
  });

  it.each([
    ["page=2", 2],
    ["page=-2", 1],
    ["page=1.5", 1],
    ["page=deux", 1],
    ["", 1],
  ])("asks for a page: « %s »", (text, page) => {
    expect(pageOf(query(text))).toBe(page);
  });

  it("has only what is asked for", () => {
    expect(searchQuery({ service: "12", commune: "" }, 2)).toBe("?service=12&page=2");
    expect(searchQuery({ service: "" }, 1)).toBe("");
  });

  it("shows the last page of the rows when it asks for a later one", () => {
    const last = { page: 2, lastPage: 2, rows: ["c"] };
    expect(pageOfRows(["a", "b", "c"], query("page=9"), 2)).toEqual(last);
    expect(pageOfRows([], query("page=2"), 2)).toEqual({ page: 1, lastPage: 1, rows: [] });
  });
});
