import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

/** What `postmaster.pid` says of the last server of a cluster, living or dead. */
export interface Postmaster {
  pid: number;
  socketFolder: string;
  /** `starting`, `ready` or `stopping`; empty while the file is being written. */
  status: string;
}

const pollMs = 5;
/** A fast shutdown takes milliseconds; past this one, an immediate shutdown (as safe as a crash). */
const shutdownMs = 20_000;

/** Reads `postmaster.pid`; undefined when no server has left one. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  const lines = text.split("\n").map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketFolder: lines[4] ?? "", status: lines[7] ?? "" };
}

/** What `ps` says of a process; empty when it is gone. macOS has no `/proc`. */
async function askPs(pid: number, column: "command" | "stat"): Promise<string> {
  const asked = promisify(execFile)("ps", ["-ww", "-o", `${column}=`, "-p", String(pid)]);
  return asked.then(
    ({ stdout }) => stdout.trim(),
    () => "",
  );
}

/** The command line of a process, its arguments separated by spaces; empty when it is gone, or a zombie. */
export async function commandOf(pid: number, system = process.platform): Promise<string> {
  if (system !== "linux") return (await isUnburied(pid, system)) ? "" : await askPs(pid, "command");
  const text = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return text.split("\0").slice(0, -1).join(" ");
}

/** Whether a process has died and its parent has not yet taken note. */
export async function isUnburied(pid: number, system = process.platform): Promise<boolean> {
  if (system !== "linux") return /^[ZX]/.test(await askPs(pid, "stat"));
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return /^\) [ZX] /.test(text.slice(text.lastIndexOf(")")));
}

/** Whether that process is a living server of that cluster, and not a newcomer of the same pid. */
export async function servesCluster(
  pid: number,
  cluster: string,
  system = process.platform,
): Promise<boolean> {
  return (await commandOf(pid, system)).includes(`/postgres -D ${cluster} `);
}

/**
 * Waits until the server accepts connections, through a recovery too; false if it will not.
 * `lives` says whether the process is still there.
 */
export async function becomesReady(
  pid: number,
  cluster: string,
  lives: () => boolean | Promise<boolean>,
): Promise<boolean> {
  while (await lives()) {
    const postmaster = await readPostmaster(cluster);
    if (postmaster?.pid === pid && postmaster.status === "ready") return true;
    if (postmaster?.pid === pid && postmaster.status === "stopping") return false;
    await pause(pollMs);
  }
  return false;
}

/** Fast shutdown: cuts the clients, flushes, and resolves when the process is gone. */
export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  if (await servesCluster(pid, cluster)) process.kill(pid, "SIGINT");
  const deadline = performance.now() + shutdownMs;
  let urged = false;
  while (await servesCluster(pid, cluster)) {
    if (!urged && performance.now() > deadline) {
      process.kill(pid, "SIGQUIT");
      urged = true;
    }
    await pause(pollMs);
  }
}
