// `npm run check:citations`: every document that the tree cites is in the tree. Links of Markdown
// files have a target, documents named in comments are tracked files, and no comment cites a section
// of a specification that is not in the tree.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { root } from "./prepare.mjs";

const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" })
  .split("\0")
  .filter((path) => /\.(md|m?[jt]sx?|css)$/.test(path) && existsSync(join(root, path)));
const documents = new Set(
  tracked.filter((path) => path.endsWith(".md")).map((path) => basename(path)),
);

/** The citations of a file that the tree does not contain. */
export function missingIn(path, text) {
  const links = path.endsWith(".md")
    ? Array.from(text.matchAll(/\]\((?![a-z]+:|#)([^)\s#]+)/g), ([, target]) => target)
    : [];
  const names = Array.from(text.matchAll(/(?<![\w/.*-])[\w/.-]*\w\.md\b/g), ([name]) => name);
  const sections = path.endsWith(".md") ? [] : (text.match(/\bspec(ification)? \d §\d+/gi) ?? []);
  return [
    ...links.filter((target) => !existsSync(join(root, dirname(path), target))),
    ...names.filter((name) => !documents.has(basename(name))),
    ...sections,
  ];
}

if (process.argv[1] === import.meta.filename) {
  const errors = tracked.flatMap((path) =>
    missingIn(path, readFileSync(join(root, path), "utf8")).map((cited) => `${path}: ${cited}`),
  );
  for (const line of errors) console.error(`${line} is not in the tree`);
  if (errors.length > 0) process.exit(1);
}
