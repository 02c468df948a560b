// `npm test`: installs, builds, finds or installs a browser, runs every test, and ends with a line of totals.
import { spawn } from "node:child_process";
import { createWriteStream, existsSync, mkdtempSync, readFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { browser } from "./browser.mjs";
import { build, environment, install, node, root } from "./prepare.mjs";

await install();
// It comes over the network, while the processor builds and tests.
const chromium = browser();
// Where there is none, the e2e tests fail, and all others run.
chromium.catch(() => {});
await build();

const reports = mkdtempSync(join(tmpdir(), "jdj-reports-"));

/** Tests start the product and its parts in dozens of processes, which compile the same files. */
const compileCache = join(root, "node_modules/.cache/node-compile");

/** Runs the tests of one tool, shows what it prints, and keeps that at `log`; whether they passed. */
async function runTests(name, log, args, { cwd = root, env = {} } = {}) {
  console.log(`\n— ${name}`);
  const child = spawn(node, args, {
    cwd,
    stdio: ["inherit", "pipe", "pipe"],
    // Tests run outside production mode, whatever the shell sets.
    env: {
      ...environment,
      NODE_ENV: undefined,
      NODE_COMPILE_CACHE: compileCache,
      ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
      ...env,
    },
  });
  const file = createWriteStream(log);
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(process.stdout, { end: false });
    stream.pipe(file, { end: false });
  }
  const closed = new Promise((resolve) => child.once("close", resolve));
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject).once("exit", resolve);
  });
  // A process that a test left behind may hold its end of the pipe open.
  await Promise.race([closed, pause(5000, undefined, { ref: false })]);
  for (const stream of [child.stdout, child.stderr]) stream.destroy();
  await new Promise((resolve) => file.end(resolve));
  return code === 0;
}

function parseReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}

const vitestReport = join(reports, "vitest.json");
const vitestLog = join(reports, "vitest.log");
const vitestOk = await runTests("rules, calls and failures (vitest)", vitestLog, [
  join(root, "node_modules/vitest/vitest.mjs"),
  "run",
  // One more than the cores: a test waits for PostgreSQL, children and timers for a sixth of its time.
  `--maxWorkers=${availableParallelism() + 1}`,
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${vitestReport}`,
]);

const e2eReport = join(reports, "e2e.json");
const e2eLog = join(reports, "e2e.log");
const e2eOk = await runTests(
  "e2e tests in Chromium (playwright)",
  e2eLog,
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

/** How much of what a tool printed is shown again when it failed and none of its tests did, in lines. */
const TAIL_LINES = 120;

/** An error outside of tests, such as one of a promise that nobody awaits, stands only in what the tool printed. */
function showTail(name, ok, failedTests, log) {
  if (ok || failedTests > 0) return;
  console.log(`\n— ${name} failed outside of its tests. The end of what it printed:`);
  console.log(readFileSync(log, "utf8").trimEnd().split("\n").slice(-TAIL_LINES).join("\n"));
}

showTail("vitest", vitestOk, units?.numFailedTests ?? 0, vitestLog);
showTail("playwright", e2eOk, e2e?.unexpected ?? 0, e2eLog);
for (const failure of failures()) console.log(`✘ ${failure}`);
console.log(`\n${passed} passed, ${failed + broken} failed`);
process.exit(failed + broken === 0 ? 0 : 1);
