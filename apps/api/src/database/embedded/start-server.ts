import { spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile, rename, stat } from "node:fs/promises";
import { becomesReady } from "./postmaster.ts";
import { type Account, programEnvironment } from "./unix-account.ts";

/** Past this size the log is set aside at the next start, in place of the one before it. */
const longestLogBytes = 10_000_000;

/**
 * Starts `postgres` apart from this process, so that neither Ctrl+C nor the end of our process stops it, and
 * returns its pid once it accepts connections; throws with the end of its log when it does not start.
 */
export async function startServer(
  cluster: string,
  command: readonly string[],
  account: Account,
  logFile: string,
): Promise<number> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > longestLogBytes) await rename(logFile, `${logFile}.1`);
  const log = await open(logFile, "a", 0o600);
  try {
    const [program = "", ...args] = [...account.prefix, ...command];
    const stdio: ["ignore", number, number] = ["ignore", log.fd, log.fd];
    const child = spawn(program, args, {
      cwd: "/",
      detached: true,
      stdio,
      env: programEnvironment(),
    });
    await once(child, "spawn");
    child.unref();
    // Not read from /proc: a process has no command there while it replaces itself.
    const lives = () => child.exitCode === null && child.signalCode === null;
    if (child.pid !== undefined && (await becomesReady(child.pid, cluster, lives))) {
      return child.pid;
    }
  } finally {
    await log.close();
  }
  const lines = (await readFile(logFile, "utf8")).trimEnd().split("\n");
  throw new Error(`PostgreSQL did not start (${logFile}): ${lines.slice(-4).join(" ")}`);
}
