// Finds Chromium, or installs it: from Debian's packages as root or through sudo, else from an npm package.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { environment, node, root, runBeside } from "./prepare.mjs";

/** The headless build renders the same pages in a third less time. */
const light = "/usr/bin/chromium-headless-shell";
const known = [
  light,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
];
const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "joie-du-jour");

function found() {
  return [process.env.CHROMIUM, ...known].find((path) => path && existsSync(path)) ?? null;
}

async function succeeds(command, args) {
  const code = await runBeside(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).catch(() => null); // A system without Debian's tools.
  return code === 0;
}

const isRoot = process.getuid?.() === 0;

async function installFromDebian(name) {
  const asRoot = ([command, ...args]) =>
    isRoot ? succeeds(command, args) : succeeds("sudo", ["-n", command, ...args]);
  if (!isRoot && spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status !== 0) return false;
  return (
    (await asRoot(["apt-get", "update", "-qq"])) &&
    (await asRoot(["apt-get", "install", "-y", "-qq", "--no-install-recommends", name]))
  );
}

/** An npm package with a Chromium and its libraries, which needs no root rights. */
async function installFromNpm() {
  const chromium = "@sparticuz/chromium@153.0.0";
  const install = ["install", "--prefix", cache, "--no-save", "--silent", chromium];
  if ((await runBeside("npm", install)) !== 0) return null;
  const script = `import(${JSON.stringify(join(cache, "node_modules/@sparticuz/chromium/build/esm/index.js"))}).then(async ({ default: c }) => console.log(await c.executablePath()))`;
  const { stdout } = spawnSync(node, ["-e", script], {
    cwd: root,
    env: environment,
    encoding: "utf8",
  });
  const path = stdout.trim().split("\n").at(-1) ?? "";
  return existsSync(path) ? path : null;
}

/**
 * The path of the Chromium for tests: an existing one, else one that is installed now.
 * @throws where none can be installed
 */
export async function browser() {
  const present = found();
  if (present) return present;
  console.log("Installing Chromium…");
  const installed =
    ((await installFromDebian("chromium-headless-shell")) && found()) ||
    ((await installFromDebian("chromium")) && found()) ||
    (await installFromNpm());
  if (!installed)
    throw new Error(
      "No Chromium: install Debian's package `chromium`, or set CHROMIUM to its path",
    );
  return installed;
}
