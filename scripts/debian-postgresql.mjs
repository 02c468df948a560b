// Debian's PostgreSQL as a server for tests that need another one than the embedded.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const packages = "/usr/lib/postgresql";

/** The folder of the newest server's programs; null where Debian's `postgresql` is not installed. */
export function serverBinaries() {
  if (!existsSync(packages)) return null;
  const [newest] = readdirSync(packages)
    .filter((name) => Number(name) >= 15)
    .sort((a, b) => Number(b) - Number(a));
  const folder = newest && join(packages, newest, "bin");
  return folder && existsSync(join(folder, "initdb")) ? folder : null;
}

export function quietly(command, args, options = {}) {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8", ...options });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}

/** In memory where there is room, as the tests' own server (`apps/api/src/testing/scratch-folder.ts`). */
function scratchFolder() {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 2 * 1024 ** 3 ? memory : tmpdir();
}

/** Starts a temporary server as an ordinary user: PostgreSQL refuses to run as root. */
export function startServer(bin) {
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
      `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_wal_size=128MB -c max_connections=200 -c autovacuum=off`,
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
