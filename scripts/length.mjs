// Fails when a source file is longer than 300 lines: it then has more than one subject.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

const LIMIT = 300;
const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.css"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => path !== "" && !path.includes("/migrations/"));
const long = sources
  .map((path) => ({ path, lines: readFileSync(join(root, path), "utf8").split("\n").length - 1 }))
  .filter(({ lines }) => lines > LIMIT);
for (const { path, lines } of long) console.error(`${path}: ${lines} lines, ${LIMIT} at most`);
process.exit(long.length === 0 ? 0 : 1);
