// `npm test`: installs, builds, finds or installs a browser, runs every test, and ends with a line of totals.
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { browser } from "./browser.mjs";
import { build, environment, install, node, root, runBeside } from "./prepare.mjs";

await install();
// It comes over the network, while the processor builds and tests.
const chromium = browser();
// Where there is none, the e2e tests fail, and all others run.
chromium.catch(() => {});
await build();

const reports = mkdtempSync(join(tmpdir(), "jdj-reports-"));

/** Tests start the product and its parts in dozens of processes, which compile the same files. */
const compileCache = join(root, "node_modules/.cache/node-compile");

// Tests run outside production mode, whatever the shell sets.
async function runTests(name, args, { cwd = root, env = {} } = {}) {
  console.log(`\n— ${name}`);
  const code = await runBeside(node, args, {
    cwd,
    env: { ...environment, NODE_ENV: undefined, NODE_COMPILE_CACHE: compileCache, ...env },
  });
  return code === 0;
}

function parseReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}

const vitestReport = join(reports, "vitest.json");
const vitestOk = await runTests("rules, calls and failures (vitest)", [
  join(root, "node_modules/vitest/vitest.mjs"),
  "run",
  // One more than the cores: a test waits for PostgreSQL, children and timers for a sixth of its time.
  `--maxWorkers=${availableParallelism() + 1}`,
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${vitestReport}`,
]);

const e2eReport = join(reports, "e2e.json");
const e2eOk = await runTests(
  "e2e tests in Chromium (playwright)",
  [join(root, "node_modules/@playwright/test/cli.js"), "test"],
  { cwd: join(root, "e2e"), env: { CHROMIUM: await chromium, E2E_REPORT: e2eReport } },
);

const units = parseReport(vitestReport);
const e2e = parseReport(e2eReport)?.stats;
const passed = (units?.numPassedTests ?? 0) + (e2e?.expected ?? 0);
const failed = (units?.numFailedTests ?? 0) + (e2e?.unexpected ?? 0);
const broken = !(vitestOk && e2eOk && units && e2e) && failed === 0 ? 1 : 0;

/** The failed tests of both runs, each as « file › title »: a log that is cut keeps its end. */
function failures() {
  const ofUnits = (units?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const titles = assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `${fullName}\n    ${firstLine(failureMessages[0])}`);
    // A file that could not be loaded has no tests.
    if (titles.length === 0 && message) titles.push(firstLine(message));
    return titles.map((title) => `${relative(root, name)} › ${title}`);
  });
  return [...ofUnits, ...e2eFailures(parseReport(e2eReport)?.suites ?? [])];
}

function e2eFailures(suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => `e2e/tests/${file} › ${title}`),
    ...e2eFailures(inner),
  ]);
}

function firstLine(message = "") {
  return message.split("\n", 1)[0];
}

for (const failure of failures()) console.log(`✘ ${failure}`);
console.log(`\n${passed} passed, ${failed + broken} failed`);
process.exit(failed + broken === 0 ? 0 : 1);
