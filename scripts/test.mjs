// `npm test`: installs, builds, finds or installs a browser, runs every test, and closes with one line.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browser } from "./browser.mjs";
import { build, environment, install, node, root } from "./prepare.mjs";

install();
build();

const reports = mkdtempSync(join(tmpdir(), "jdj-reports-"));

// What is tested is the product, whatever the shell says of production.
function runTests(name, args, { cwd = root, env = {} } = {}) {
  console.log(`\n— ${name}`);
  return (
    spawnSync(node, args, {
      cwd,
      stdio: "inherit",
      env: { ...environment, NODE_ENV: undefined, ...env },
    }).status === 0
  );
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}

const vitestReport = join(reports, "vitest.json");
const vitestOk = runTests("rules, calls and failures (vitest)", [
  join(root, "node_modules/vitest/vitest.mjs"),
  "run",
  // By itself it leaves a core to whoever types meanwhile.
  "--maxWorkers=100%",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${vitestReport}`,
]);

const journeysReport = join(reports, "journeys.json");
const journeysOk = runTests(
  "journeys in Chromium (playwright)",
  [join(root, "node_modules/@playwright/test/cli.js"), "test"],
  { cwd: join(root, "e2e"), env: { CHROMIUM: browser(), E2E_REPORT: journeysReport } },
);

const units = readReport(vitestReport);
const journeys = readReport(journeysReport)?.stats;
const passed = (units?.numPassedTests ?? 0) + (journeys?.expected ?? 0);
const failed = (units?.numFailedTests ?? 0) + (journeys?.unexpected ?? 0);
const broken = !(vitestOk && journeysOk && units && journeys) && failed === 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed + broken} failed`);
process.exit(failed + broken === 0 ? 0 : 1);
