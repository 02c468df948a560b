// French text has a no-break space before ? ! ; : » and after «, so that no line begins with a sign.
// `npm run format` writes them; a test finds those that are missing.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { root } from "./prepare.mjs";

/** An ordinary space where French has a no-break one. */
const BREAKING = [
  /(?<=[^\s(=]) (?=[!;»](?![\w=])|\?(?![\w=&?.]))/g,
  /(?<=[\wÀ-ÿ)»’}>]) (?=:(?:\s|$))/g,
  /(?<=«) (?=\S)/g,
];

/** Which sources people read, and which of them are written otherwise. */
const read = /^(apps\/web\/app|apps\/api\/src|packages\/(contract|french)\/src)\/.*\.tsx?$/;
const exceptions = [
  // Sentences that the specification states to the letter.
  /^packages\/contract\/src\/\w+\/((\w+-)?messages|sentences)\.ts$/,
  // An SMS with a no-break space has 70 characters instead of 160.
  /\/designs\/models\/|\/request-recovery\.ts$|\/enqueue-code\.ts$|\/payouts\/numbers\/send-code\.ts$|\/sharing\/invite\.ts$|\/warn-idle-accounts\.ts$/,
  // Copies of sentences of the specification, shown as samples.
  /^apps\/web\/app\/gallery\//,
  // Written by no one for a reader: tests, the operator's files and what the machine reads.
  /\.test\.tsx?$|\.fixture\.ts$|\/sms-length\.ts$|\/testing\/|\/specification\/|\/backup\/|\/drivers\/|\/database\//,
];
/** Sentences of the specification outside of the files of messages, and what is parsed. */
const literals =
  /^."?(Que recherchez-vous|Où \? ex\.|Voir Prestataire|\$\{left)|charset=|^\s*select /;

function isText(node) {
  return node.type === "JSXText" || (node.type === "Literal" && typeof node.value === "string");
}

/** The places of one source file: `{ at, line, text, space }` for each, the last what belongs there. */
export function breakingSpaces(path, source) {
  const { program } = parseSync(path, source);
  const hits = [];
  const check = (start, end, space) => {
    // With the character before it: a sign may follow a value.
    const text = source.slice(start - 1, end);
    if (!/[A-Za-zÀ-ÿ]{2}/.test(text) || literals.test(text)) return;
    for (const pattern of BREAKING)
      for (const match of text.matchAll(pattern)) {
        const at = start - 1 + match.index;
        const line = source.slice(0, at).split("\n").length;
        hits.push({
          at,
          line,
          space,
          text: source.slice(Math.max(start - 1, at - 20), at + 12).trim(),
        });
      }
  };
  (function walk(node, parent) {
    if (Array.isArray(node)) {
      for (const one of node) walk(one, parent);
      return;
    }
    if (typeof node?.type !== "string" || /^Import|^ExportAll/.test(node.type)) return;
    if (node.type === "TaggedTemplateExpression" && /^sql/.test(source.slice(node.start, node.end)))
      return walk(node.quasi.expressions, node);
    const isMarkup = node.type === "JSXText" || parent?.type === "JSXAttribute";
    if (isText(node) || node.type === "TemplateElement")
      check(node.start, node.end, isMarkup ? "&nbsp;" : "\\u00a0");
    for (const value of Object.values(node)) if (typeof value === "object") walk(value, node);
  })(program, null);
  return hits;
}

/** A source file with no-break spaces at its French signs. */
export function withNoBreakSpaces(path, source) {
  return breakingSpaces(path, source)
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, space }) => text.slice(0, at) + space + text.slice(at + 1), source);
}

/** Whether a file is checked. */
export function isChecked(path) {
  return read.test(path) && !exceptions.some((one) => one.test(path));
}

/** The checked files with their sources. */
export function checkedSources() {
  const list = ["ls-files", "-co", "--exclude-standard"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8" }).split("\n");
  return files
    .filter((path) => isChecked(path) && existsSync(join(root, path)))
    .map((path) => ({ path, source: readFileSync(join(root, path), "utf8") }));
}

if (process.argv[1] === import.meta.filename)
  for (const { path, source } of checkedSources()) {
    const next = withNoBreakSpaces(path, source);
    if (next !== source) writeFileSync(join(root, path), next);
  }
