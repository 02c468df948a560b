import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "../apps/api/src/free-port.ts";
import type { Product } from "./start-product.ts";

const START_MS = 150_000;
const root = join(import.meta.dirname, "..");

/** Starts a second process on the database of the first: pages and API, or everything. */
export async function startSecond({ connection, dataDir }: Product, role: "all" | "web" = "web") {
  if (!("host" in connection)) throw new Error("The first process has the embedded database");
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const database = `postgres://${connection.user}@/${connection.database}?host=${connection.host}&port=${connection.port}`;
  const child = spawn(process.execPath, [join(root, "apps/server/main.ts")], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: database,
      ROLE: role,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (const end = Date.now() + START_MS; ; ) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return { url, child, pid: child.pid ?? 0 };
    if (Date.now() > end) throw new Error("The second process did not become ready");
    await new Promise((later) => setTimeout(later, 50));
  }
}

export async function stopSecond(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await ended;
}
