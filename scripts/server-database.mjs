// Runs the API's tests on a PostgreSQL server instead of the embedded one, since both are supported.
// Paths of test files, if any are given, select what runs. Takes TEST_DATABASE_URL, or starts Debian's PostgreSQL (15 or later), installing it as root when missing.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment, node, root } from "./prepare.mjs";

const packages = "/usr/lib/postgresql";

function binaries() {
  if (!existsSync(packages)) return null;
  const [newest] = readdirSync(packages)
    .filter((name) => Number(name) >= 15)
    .sort((a, b) => Number(b) - Number(a));
  const folder = newest && join(packages, newest, "bin");
  return folder && existsSync(join(folder, "initdb")) ? folder : null;
}

function quietly(command, args, options = {}) {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8", ...options });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}

function installServer() {
  if (process.getuid?.() !== 0) return;
  console.log("Installing PostgreSQL…");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  quietly("apt-get", ["update", "-qq"], { env });
  quietly(
    "apt-get",
    ["install", "-y", "-qq", "--no-install-recommends", "postgresql", "postgresql-contrib"],
    { env },
  );
}

/** In memory where there is room, as the tests' own server (`apps/api/src/testing/scratch-folder.ts`). */
function scratchFolder() {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 2 * 1024 ** 3 ? memory : tmpdir();
}

/** Starts a temporary server as an ordinary user: PostgreSQL refuses to run as root. */
function startServer(bin) {
  const folder = mkdtempSync(join(scratchFolder(), "jdj-server-"));
  const asUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  if ("uid" in asUser) quietly("chown", ["-R", "65534:65534", folder]);
  const data = join(folder, "data");
  const port = String(30_000 + Math.floor(Math.random() * 20_000));
  quietly(
    join(bin, "initdb"),
    [
      "-D",
      data,
      "-U",
      "postgres",
      "-A",
      "trust",
      "-E",
      "UTF8",
      "--locale-provider=icu",
      "--icu-locale=fr-FR",
      "--locale=C",
    ],
    asUser,
  );
  quietly(
    join(bin, "pg_ctl"),
    [
      "-D",
      data,
      "-w",
      "-l",
      join(folder, "log"),
      "-o",
      `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_wal_size=128MB -c max_connections=200`,
      "start",
    ],
    { ...asUser, stdio: "ignore" },
  );
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      spawnSync(join(bin, "pg_ctl"), ["-D", data, "-m", "immediate", "stop"], asUser);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let server = null;
let url = process.env.TEST_DATABASE_URL;
if (!url) {
  if (!binaries()) installServer();
  const bin = binaries();
  if (!bin) {
    console.error("No PostgreSQL server: install Debian's `postgresql`, or set TEST_DATABASE_URL");
    process.exit(1);
  }
  server = startServer(bin);
  url = server.url;
}
const { status } = spawnSync(
  node,
  [
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    "--maxWorkers=100%",
    "--project=@jdj/api",
    "--exclude=**/database/embedded/**",
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: "inherit", env: { ...environment, TEST_DATABASE_URL: url } },
);
server?.stop();
process.exit(status ?? 1);
