import { describe, expect, it } from "vitest";
import { kebab, oldWordsIn } from "./vocabulary.mjs";

const found = (path, text) => oldWordsIn(path, text).map((hit) => `${hit.line} ${hit.found}`);

describe("the vocabulary check", () => {
  it("finds an old word in a name, a comment, a test title and a file name", () => {
    expect(found("apps/a.ts", "const a = 1;\nexport const keptPages = a;\n")).toEqual([
      "2 keptPages",
    ]);
    expect(found("apps/a.ts", "// Sends a letter.\nexport {};\n")).toEqual(["1 letter"]);
    expect(found("apps/a.test.ts", 'it.each([1])("opens the door %d", () => {});\n')).toEqual([
      "1 door",
    ]);
    expect(found("apps/stop-list.ts", "export {};\n")).toEqual(["1 stop-list (file name)"]);
  });
  it("finds an old word in a document, in its text and in its code", () => {
    expect(found("docs/operation.md", "# A journey\n\nThe `outboxItems`.\n")).toEqual([
      "3 outboxItems",
      "1 journey",
    ]);
  });
  it("reads neither strings nor French quotations", () => {
    const text = 'export const text = "a letter at the door"; // « letter »\n';
    expect(found("apps/a.ts", text)).toEqual([]);
  });
  it("finds whole words only", () => {
    expect(
      found("apps/a.ts", "export const defaults = doorstep(gateway, party, returns);\n"),
    ).toEqual([]);
  });
  it("allows what an exception names", () => {
    expect(
      found("apps/a.ts", "// Six letters, from /dev/outbox.\nexport const { a, ...rest } = b;\n"),
    ).toEqual([]);
  });
});

describe("a name", () => {
  it("is split into words", () => {
    expect(["keptPages", "KEPT_PAGES", "HTTPDoor", "kept-pages.test"].map(kebab)).toEqual([
      "kept-pages",
      "kept-pages",
      "http-door",
      "kept-pages-test",
    ]);
  });
});
