// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, no imports of packages.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { installInto } from "./install.mjs";

/** The project's root. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The project's own Node, installed by a package. */
export const node = join(root, "node_modules", ".bin", "node");

/** The environment in which every tool finds the project's own Node first. */
export const environment = {
  ...process.env,
  PATH: `${join(root, "node_modules", ".bin")}:${process.env.PATH ?? ""}`,
};

/** Runs a command in the project; a failure ends the process. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: environment,
    ...options,
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

function npm(...args) {
  const cli = process.env.npm_execpath;
  if (cli) run(process.execPath, [cli, ...args]);
  else run("npm", args);
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
export function install(kind = "all") {
  installInto(root, {
    kind,
    npm(args) {
      console.log(args[0] === "prune" ? "Leaving development dependencies out…" : "Installing…");
      npm(...args);
    },
  });
}

/** Writes a Brotli-compressed copy of each asset, with the best and slowest setting. */
function precompress(folder) {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg|json|webmanifest)$/.test(name)) continue;
    const bytes = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
  }
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

function runBuild(tool, folder) {
  run(node, [join(root, tool), "build"], {
    cwd: join(root, folder),
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...environment, NODE_ENV: "production" },
  });
}

/** Builds the site if its sources changed since the last build. */
function buildSite() {
  const stamp = stampOf("apps/web");
  if (isStamped(buildStampFile, stamp)) return;
  console.log("Building…");
  runBuild("node_modules/@react-router/dev/bin.cjs", "apps/web");
  precompress(join(root, "apps/web/build/client/assets"));
  writeStamp(buildStampFile, stamp);
}

/** Builds the staff console if its sources changed since the last build. */
export function buildConsole() {
  const stamp = stampOf("apps/console");
  if (isStamped(consoleStampFile, stamp)) return;
  console.log("Building the console…");
  runBuild("node_modules/vite/bin/vite.js", "apps/console");
  precompress(join(root, "apps/console/build/assets"));
  writeStamp(consoleStampFile, stamp);
}

/** Builds the site and the console, each if its sources changed since the last build. */
export function build() {
  buildSite();
  buildConsole();
}
