import { mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { adoptServer } from "./adopt-server.ts";
import { packagedBinaries, readyBinaries } from "./binaries.ts";
import { readyCluster } from "./cluster.ts";
import { takeFolder } from "./owner-lock.ts";
import { stopPostmaster } from "./postmaster.ts";
import { serverArguments } from "./server-arguments.ts";
import { readySocketFolder, socketFolderFor, socketPort } from "./socket-folder.ts";
import { startServer } from "./start-server.ts";
import { type Account, accountsFor, chooseAccount } from "./unix-account.ts";

export interface EmbeddedOptions {
  /** Made with mode 0700 when missing; holds `postgres/`, `postgres.log` and `socket/`. */
  dataDir: string;
  /** PostgreSQL's settings over our own, such as `fsync: "off"` in tests. */
  settings?: Record<string, string>;
  /** Hears one line per event. */
  log?: (line: string) => void;
  /** The accounts that can run the server, best first; by default those of this process's user. */
  accounts?: readonly Account[];
}

/** A running PostgreSQL that this process owns until `stop()` or its own death. */
export interface EmbeddedServer {
  /** For `pg`: `host` is the socket's folder. Give `port` too, or PGPORT would replace it. */
  connection: { host: string; port: number; user: string; database: string };
  /** Whether the server was left running by a killed owner and taken over. */
  adopted: boolean;
  /** Fast shutdown: clients are cut, the disk is flushed; resolves when the server is gone. */
  stop(): Promise<void>;
}

/** The attempts after the first one wait until a killed server's last processes have released what they hold: 6 s at least. */
const MOST_ATTEMPTS = 30;

/**
 * Starts PostgreSQL 18 on a data folder, or takes over the one that a killed process left there.
 * Throws one line when a living process already owns the folder, or when PostgreSQL cannot start.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = await realpath(options.dataDir);
  const release = await takeFolder(dataDir);
  try {
    const { pid, host, adopted } = await startOwned(dataDir, options);
    options.log?.(`PostgreSQL ${adopted ? "taken over" : "started"} (process ${pid}, ${host})`);
    let stopping: Promise<void> | undefined;
    const stop = async () => {
      await stopPostmaster(pid, join(dataDir, "postgres"));
      await release();
      options.log?.(`PostgreSQL stopped (process ${pid})`);
    };
    return {
      connection: { host, port: socketPort, user: "postgres", database: "postgres" },
      adopted,
      stop: () => {
        stopping ??= stop();
        return stopping;
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function startOwned(
  dataDir: string,
  { settings = {}, log, accounts }: EmbeddedOptions,
): Promise<{ pid: number; host: string; adopted: boolean }> {
  const cluster = join(dataDir, "postgres");
  const native = await readyBinaries(packagedBinaries(), dataDir);
  const host = socketFolderFor(dataDir);
  const program = join(native, "bin/postgres");
  const command = [program, ...serverArguments(cluster, host, settings)];
  const everyAccount = accountsFor(process.getuid?.() ?? -1);
  const owners = everyAccount.map((account) => account.owner);
  for (let attempt = 1; ; attempt += 1) {
    const orphan = await adoptServer(cluster, command);
    if (orphan) return { pid: orphan.pid, host: orphan.socketFolder, adopted: true };
    const account = await chooseAccount(accounts ?? everyAccount, program, dataDir);
    await readyCluster(cluster, native, account, settings.fsync !== "off");
    await readySocketFolder(host, account.owner, owners);
    try {
      const pid = await startServer(cluster, command, account, join(dataDir, "postgres.log"));
      return { pid, host, adopted: false };
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error;
      log?.(error instanceof Error ? error.message : String(error));
      await pause(200);
    }
  }
}
