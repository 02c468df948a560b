// Fails when docs/spec-coverage.md names a file or a test that is no longer there, or a row names none.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

const TABLE = "docs/spec-coverage.md";
const files = execFileSync("git", ["ls-files", "-c", "-o", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => path !== "" && existsSync(join(root, path)));
const errors = [];
const sources = new Map();

/** The only file whose path ends with the name; an error when there is none, or more than one. */
function fileOf(name, line) {
  const found = files.filter((path) => path === name || path.endsWith(`/${name}`));
  if (found.length === 1) return found[0];
  errors.push(`${TABLE}:${line}: ${found.length || "no"} files end in ${name}`);
  return null;
}

function sourceOf(path) {
  if (!sources.has(path)) sources.set(path, readFileSync(join(root, path), "utf8"));
  return sources.get(path);
}

/**
 * Titles as written in the source: `it("…")`, `it.each(…)("…")`, `test(…)`, placeholders included; and
 * those that `spec-call.ts` gives the rows of its tables, `answers GET guests`.
 */
function titlesIn(source) {
  const calls = /(?:\b(?:it|test)|\))\(\s*(["'`])((?:\\.|(?!\1).)*)\1/g;
  const written = [...source.matchAll(calls)].map(([, , title]) =>
    title.replaceAll(/\\(["'`])/g, "$1"),
  );
  const rows = /\bcall: "([^"]+)",(?:\s*as: "([^"]+)",)?/g;
  const answered = [...source.matchAll(rows)].map(([, call, as]) =>
    ["answers", call, as].filter(Boolean).join(" "),
  );
  return [...written, ...answered];
}

/** A test is written as `file` › title, and one case of a parametrised test as `file` › title › case. */
function checkTest(reference, line) {
  const [, name, title, example] = /^`([^`]+)` › (.+?)(?: › (.+))?$/.exec(reference.trim()) ?? [];
  if (!name) return errors.push(`${TABLE}:${line}: not a test's name: ${reference}`);
  const path = fileOf(name, line);
  if (!path) return;
  const source = sourceOf(path);
  if (!titlesIn(source).includes(title))
    errors.push(`${TABLE}:${line}: ${path} has no test « ${title} »`);
  else if (example && !source.includes(example))
    errors.push(`${TABLE}:${line}: ${path} has no case « ${example} »`);
}

const counts = { shown: 0, open: 0 };
for (const [index, text] of readFileSync(join(root, TABLE), "utf8").split("\n").entries()) {
  const line = index + 1;
  const cells = text.split(/(?<!\\)\|/).map((cell) => cell.trim());
  if (cells.length < 5 || /^(-+|what it says)$/i.test(cells[1])) continue;
  if (cells.length > 5) errors.push(`${TABLE}:${line}: ${cells.length - 2} cells, 3 expected`);
  const [, , built, shown] = cells;
  for (const [, name] of built.matchAll(/`([^`]+\.\w+)`/g)) fileOf(name, line);
  const references = shown.split("<br>");
  const tests = references.filter((reference) => !/^not (shown|built): ./.test(reference));
  for (const test of tests) checkTest(test, line);
  counts[tests.length === references.length ? "shown" : "open"] += 1;
}
if (counts.shown === 0) errors.push(`${TABLE}: no row`);
for (const error of errors) console.error(error);
console.log(`${TABLE}: ${counts.shown} rows shown, ${counts.open} open`);
process.exit(errors.length === 0 ? 0 : 1);
