// `npm run lock`: completes package-lock.json after dependencies changed. A registry that lacks the
// binaries of other platforms leaves them out of the lockfile, and `npm ci` then refuses it everywhere.
// They are added from the dependencies of their parents; no platform installs those of another.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

const systems = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const processors = [
  "arm64",
  "arm",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "x64",
];

/** The platform in the name of a binary package, or null when there is none. */
function platformOf(name) {
  const tokens = name.split(/[/-]/);
  const os = tokens.find((token) => systems.includes(token));
  const cpu = tokens.find((token) => processors.includes(token));
  if (os === undefined || cpu === undefined) return null;
  const libc = tokens.some((token) => token.startsWith("musl"))
    ? ["musl"]
    : tokens.some((token) => token.startsWith("gnu")) && os === "linux"
      ? ["glibc"]
      : null;
  return { cpu: [cpu], os: [os], ...(libc ? { libc } : {}) };
}

const path = join(root, "package-lock.json");
const lock = JSON.parse(readFileSync(path, "utf8"));
let added = 0;
for (const [place, parent] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const isKnown = [`node_modules/${name}`, `${place}/node_modules/${name}`].some(
      (at) => at in lock.packages,
    );
    const platform = platformOf(name);
    if (isKnown || platform === null) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(parent.dev ? { dev: true } : {}),
      optional: true,
      ...platform,
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms written into package-lock.json`);
