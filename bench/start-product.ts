import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Connection, openDatabase } from "../apps/api/src/database/connect.ts";
import { socketFolderFor, socketPort } from "../apps/api/src/database/embedded/socket-folder.ts";
import { freePort } from "../apps/api/src/free-port.ts";
import { cpuSeconds } from "./cpu-seconds.ts";
import type { Query } from "./lengthen-budget.ts";

/** How long a start may take, in milliseconds: on a busy machine it needs a minute. */
const START_MS = 150_000;

/** A running product, on data of its own that is thrown away. */
export interface Product {
  url: string;
  /** The process id of its Node. */
  pid: number;
  /** Where its database lies. */
  dataDir: string;
  connection: Connection;
  /** Runs a statement in its database. */
  query: Query;
  /** Makes all accounts older than the days in which they may send little. */
  ageAccounts(): Promise<void>;
  /** Processor time of the server and of its database since their start, in seconds. */
  cpu(): { server: number; database: number };
  stop(): Promise<void>;
}

/** Starts the product of a checkout as `npm start` does, on the build that is in its apps/web/build. */
export async function startProduct(root = join(import.meta.dirname, "..")): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), "jdj-bench-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(root, "apps/server/main.ts")], {
    env: { ...process.env, PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (const end = Date.now() + START_MS; ; ) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) break;
    if (Date.now() > end) throw new Error("The product did not become ready");
    await new Promise((later) => setTimeout(later, 50));
  }
  const postmaster = join(dataDir, "postgres/postmaster.pid");
  const connection = {
    host: socketFolderFor(realpathSync(dataDir)),
    port: socketPort,
    user: "postgres",
    database: "postgres",
  };
  const query: Query = async (statement, values) => {
    const { pool, close } = openDatabase(connection, { connections: 1 });
    await pool.query(statement, values);
    await close();
  };
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    connection,
    query,
    async ageAccounts() {
      await query("update customers set created_at = created_at - interval '30 days'", []);
    },
    cpu() {
      // The database is a child of the server.
      const database = cpuSeconds(Number(readFileSync(postmaster, "utf8").split("\n")[0]));
      return { server: cpuSeconds(child.pid ?? 0) - database, database };
    },
    async stop() {
      const ended = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
