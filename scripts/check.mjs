// `npm run check`: what must hold before a change lands, without the tests. `.ci/run` is this list, then
// the tests: `node scripts/check.mjs --with-tests`.
import { spawnSync } from "node:child_process";
import { environment, install, root } from "./prepare.mjs";

/** Each check with the npm script that makes it. */
const checks = [
  ["Types", "check:types"],
  ["Style, boundaries and length of files", "check:style"],
  ["Areas import only areas below them", "check:layers"],
  ["Dead code", "check:dead"],
  ["Migrations match the tables", "check:migrations"],
];

const tests = [["Tests", "test"]];

await install();
for (const [title, script] of process.argv.includes("--with-tests")
  ? [...checks, ...tests]
  : checks) {
  console.log(`\n== ${title}`);
  const { status } = spawnSync("npm", ["run", "--silent", script], {
    cwd: root,
    env: environment,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
}
