// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, no imports of packages.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { installInto } from "./install.mjs";
import { linkNode, nodeBinary } from "./node-binary.mjs";

/** The project's root. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Ends the process with one sentence. */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** What `work` returns; its error ends the process with one sentence. */
function orFail(work) {
  try {
    return work();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** The project's own Node, installed by a package. */
export const node = orFail(() => nodeBinary(root));

/** The environment in which every tool finds the project's own Node first. */
export const environment = {
  ...process.env,
  PATH: [dirname(node), join(root, "node_modules", ".bin"), process.env.PATH ?? ""].join(":"),
};

/** Runs a command in the project; a failure ends the process. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: environment,
    ...options,
  });
  if (error) fail(`${command} cannot be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a step of the start and prints it as one line with its time. */
async function step(title, work) {
  process.stdout.write(`${title}… `);
  const begun = performance.now();
  const result = await work();
  console.log(`${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}

/** Runs a command in the project beside others. @returns its exit code */
export function runBeside(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: "inherit",
    env: environment,
    ...options,
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject).once("exit", (code) => resolve(code ?? 1));
  });
}

/** Runs npm, the one that runs this script if there is one; it prints its errors only. */
function npm(args) {
  const cli = process.env.npm_execpath;
  const options = { stdio: ["ignore", "ignore", "inherit"] };
  if (cli) run(process.execPath, [cli, ...args], options);
  else run("npm", args, options);
}

function digest(...chunks) {
  const hash = createHash("sha256");
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}

function isStamped(path, stamp) {
  return existsSync(path) && readFileSync(path, "utf8") === stamp;
}

function writeStamp(path, stamp) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, stamp);
}

/** Names, sizes and times of all files below some folders; it changes with every source. */
function listing(folders) {
  const lines = [];
  function walk(path) {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (["node_modules", "build", ".react-router"].includes(entry.name)) continue;
      const child = join(path, entry.name);
      if (entry.isDirectory()) walk(child);
      else {
        const { size, mtimeMs } = statSync(child);
        lines.push(`${child} ${size} ${mtimeMs}`);
      }
    }
  }
  for (const folder of folders) walk(join(root, folder));
  return lines.sort().join("\n");
}

/**
 * Installs the dependencies of the lockfile if they are not installed: all of them, or for
 * `production` only those of a running process.
 */
export async function install(kind = "all") {
  await installInto(root, {
    kind,
    npm: (args) =>
      step(args[0] === "prune" ? "Leaving development dependencies out" : "Installing", () =>
        npm(args),
      ),
  });
  orFail(() => linkNode(root));
}

/** Writes a Brotli-compressed copy of each asset, with the best and slowest setting. */
async function precompress(folder) {
  const names = readdirSync(folder).filter((name) => /\.(js|css|svg|json|webmanifest)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const bytes = await promisify(brotliCompress)(readFileSync(join(folder, name)));
      writeFileSync(join(folder, `${name}.br`), bytes);
    }),
  );
}

const buildStampFile = join(root, "apps/web/build/.built");
const consoleStampFile = join(root, "apps/console/build/.built");

function stampOf(...folders) {
  return digest(listing([...folders, "packages"]), readFileSync(join(root, "package-lock.json")));
}

/** Whether the builds of the site and of the console match the present sources. */
export function isBuilt() {
  return (
    isStamped(buildStampFile, stampOf("apps/web")) &&
    isStamped(consoleStampFile, stampOf("apps/console"))
  );
}

async function runBuild(tool, folder) {
  const code = await runBeside(node, [join(root, tool), "build"], {
    cwd: join(root, folder),
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...environment, NODE_ENV: "production" },
  });
  if (code !== 0) throw new Error(`${folder} was not built`);
}

/** Builds the site if its sources changed since the last build. */
async function buildSite() {
  const stamp = stampOf("apps/web");
  if (isStamped(buildStampFile, stamp)) return;
  await runBuild("node_modules/@react-router/dev/bin.cjs", "apps/web");
  await precompress(join(root, "apps/web/build/client/assets"));
  writeStamp(buildStampFile, stamp);
}

async function buildConsoleFiles() {
  const stamp = stampOf("apps/console");
  if (isStamped(consoleStampFile, stamp)) return;
  await runBuild("node_modules/vite/bin/vite.js", "apps/console");
  await precompress(join(root, "apps/console/build/assets"));
  writeStamp(consoleStampFile, stamp);
}

/** Builds the staff console if its sources changed since the last build. */
export async function buildConsole() {
  if (isStamped(consoleStampFile, stampOf("apps/console"))) return;
  await step("Building the console", buildConsoleFiles);
}

/** Builds the site and the console side by side, each if its sources changed since the last build. */
export async function build() {
  if (isBuilt()) return;
  await step("Building the site and the console", async () => {
    const builds = await Promise.allSettled([buildSite(), buildConsoleFiles()]);
    // Not before both have ended: the other one would run on.
    for (const { reason } of builds) if (reason) fail(`The build failed: ${reason.message}`);
  });
}
