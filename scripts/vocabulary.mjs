// `npm run check:vocabulary [-- folder]`: names, comments, test titles and documents use the terms
// of the field, and none of the words in old-words.mjs. Prints every place and the count per folder.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { exceptions, oldWords } from "./old-words.mjs";
import { root } from "./prepare.mjs";

const TITLED = new Set(["it", "test", "describe"]);

/** A name of code or a file in lower case with hyphens: `keptPages` and `KEPT_PAGES` are `kept-pages`. */
export function kebab(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();
}

/** The function whose title a call states: `it` of `it.each(rows)("…")`. */
function calleeName(node) {
  if (node?.type === "Identifier") return node.name;
  if (node?.type === "MemberExpression") return calleeName(node.object);
  return node?.type === "CallExpression" ? calleeName(node.callee) : null;
}

/** The names, comments and test titles of a source file, each with its offset. */
function readSource(path, text) {
  const { program, comments } = parseSync(path, text);
  const names = [];
  const prose = comments.map(({ value, start }) => ({ text: value, start }));
  (function walk(node) {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node?.type !== "string") return;
    if (typeof node.name === "string") names.push({ text: node.name, start: node.start });
    if (node.type === "CallExpression" && TITLED.has(calleeName(node.callee))) {
      const [title] = node.arguments;
      if (title?.type === "Literal" || title?.type === "TemplateLiteral")
        prose.push({ text: text.slice(title.start + 1, title.end - 1), start: title.start + 1 });
    }
    for (const value of Object.values(node)) if (typeof value === "object") walk(value);
  })(program);
  return { names, prose };
}

/** Code in back quotes is read as names, the text around it as prose. */
function readDocument(text) {
  const names = [];
  const plain = text.replace(/```[\s\S]*?```|`[^`\n]+`/g, (code, start) => {
    for (const found of code.matchAll(/(?<![\w/-])[A-Za-z][\w-]*(?![\w/])/g))
      names.push({ text: found[0], start: start + found.index });
    return " ".repeat(code.length);
  });
  return { names, prose: [{ text: plain, start: 0 }] };
}

function readComments(text) {
  const found = [...text.matchAll(/\/\*[\s\S]*?\*\//g)];
  return { names: [], prose: found.map((match) => ({ text: match[0], start: match.index })) };
}

function isSkipped(path) {
  return exceptions.some((one) => !one.name && !one.prose && one.path.test(path));
}

function isAllowedName(path, name) {
  return exceptions.some((one) => one.name?.test(name) && (one.path?.test(path) ?? true));
}

/** Whether an exception covers the words from `start` to `end` of a text. */
function isAllowedProse(path, text, start, end) {
  return exceptions.some(
    ({ prose, path: only }) =>
      prose &&
      (only?.test(path) ?? true) &&
      [...text.matchAll(new RegExp(prose, `${prose.flags}g`))].some(
        (match) => match.index < end && match.index + match[0].length > start,
      ),
  );
}

/** The old words of one file: `{ line, found, use }` for each. */
export function oldWordsIn(path, text) {
  const read = path.endsWith(".md")
    ? readDocument(text)
    : path.endsWith(".css")
      ? readComments(text)
      : readSource(path, text);
  const rules = oldWords.filter(({ only }) => only?.test(path) ?? true);
  const lineAt = (offset) => text.slice(0, offset).split("\n").length;
  const hits = [];
  for (const segment of path.split("/").map((name) => kebab(name.replace(/\.\w+$/, ""))))
    for (const { name, use } of rules)
      if (name?.test(segment) && !isAllowedName(path, segment))
        hits.push({ line: 1, found: `${segment} (file name)`, use });
  const seen = new Set();
  for (const { text: written, start } of read.names) {
    if (seen.has(written)) continue;
    seen.add(written);
    const name = kebab(written);
    for (const rule of rules)
      if (rule.name?.test(name) && !isAllowedName(path, name))
        hits.push({ line: lineAt(start), found: written, use: rule.use });
  }
  for (const { text: written, start } of read.prose) {
    // French words in quotation marks are what people read.
    const english = written
      .replace(/«[^»]*»/g, (quoted) => " ".repeat(quoted.length))
      .replace(/\n\s*\*/g, (border) => " ".repeat(border.length));
    for (const { prose, use } of rules)
      for (const match of prose ? english.matchAll(new RegExp(prose, `${prose.flags}g`)) : []) {
        const end = match.index + match[0].length;
        if (!isAllowedProse(path, english, match.index, end))
          hits.push({ line: lineAt(start + match.index), found: match[0], use });
      }
  }
  return hits;
}

/** The folder that a count is printed for: an area, a package, or a folder of the root. */
function folderOf(path) {
  return /^(apps\/\w+\/(?:src|app)\/(?:areas\/)?[^/.]+|apps\/\w+|packages\/\w+|[^/]+)/.exec(
    path,
  )[0];
}

if (process.argv[1] === import.meta.filename) {
  const folder = process.argv[2] ?? "";
  const counts = new Map();
  const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split(
    "\0",
  );
  for (const path of tracked) {
    if (!path.startsWith(folder) || !/\.(md|m?[jt]sx?|css)$/.test(path)) continue;
    if (!existsSync(join(root, path)) || isSkipped(path)) continue;
    for (const { line, found, use } of oldWordsIn(path, readFileSync(join(root, path), "utf8"))) {
      console.error(`${path}:${line}: ${found} → ${use}`);
      counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1);
    }
  }
  for (const [name, count] of [...counts].toSorted(([, a], [, b]) => b - a))
    console.log(`${String(count).padStart(5)}  ${name}`);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(total === 0 ? "no old word" : `${String(total).padStart(5)}  in all`);
  process.exit(total === 0 ? 0 : 1);
}
