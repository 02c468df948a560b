import { notebookMessages, notebookRefusals } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { expect, it } from "vitest";
import { writeOut } from "./constants-plugin.ts";

it("an address without parameters is written out", () => {
  expect(writeOut('go(at("budget"), patterns.blogPost, list.at("x"))')).toBe(
    `go(${JSON.stringify(at("budget"))}, "/blog/:slug", list.at("x"))`,
  );
  expect(writeOut('at("home")')).toBe('"/"');
  expect(writeOut('at("activation")')).toBe('"/activation-compte"');
});

it("an address with parameters fills its own pattern", () => {
  const written = writeOut('const path = at("blogPost", { slug });');
  expect(written).toMatch(/^import \{ fillAddress \} from ".+fill-address\.ts";\n/);
  expect(written).toContain('const path = fillAddress("/blog/:slug", { slug });');
});

it("a message is written out, however deep it lies", () => {
  expect(writeOut("say(notebookMessages.saved);")).toBe(
    `say(${JSON.stringify(notebookMessages.saved)});`,
  );
  expect(writeOut('notebookRefusals["changed-meanwhile"].message')).toBe(
    JSON.stringify(notebookRefusals["changed-meanwhile"].message),
  );
});

it("a table that is read no more is imported no more", () => {
  const from = 'import { type AddressName, at, patterns } from "@jdj/contract/paths/addresses";\n';
  expect(writeOut(`${from}at("home");`)).toBe('"/";');
  expect(writeOut(`${from}at("home"); at(name);`)).toBe(
    'import { at } from "@jdj/contract/paths/addresses";\n"/"; at(name);',
  );
});

it("what names no text stays as it is", () => {
  const code = 'at("nowhere"); at(name); patterns[name]; patterns.none; other.cardMessages.saved';
  expect(writeOut(code)).toBe(code);
  expect(writeOut('notebookRefusals["changed-meanwhile"].status')).toContain("notebookRefusals");
});
