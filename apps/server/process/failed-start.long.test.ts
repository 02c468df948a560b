import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { openDatabase } from "@jdj/api/database/connect";
import { socketFolderFor, socketPort } from "@jdj/api/database/embedded/socket-folder";
import { afterAll, describe, expect, it } from "vitest";
import { emptyDataDir } from "../testing/data-dir.ts";
import { endServer, startServer } from "../testing/server.ts";

const dataDir = emptyDataDir();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const isDatabaseRunning = () => existsSync(join(dataDir, "postgres/postmaster.pid"));

/** Starts the product where it cannot start; how it ended, and what it printed. */
async function failToStart(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../main.ts")], {
    env: {
      PATH: process.env.PATH,
      ROLE: "worker",
      HOST: "127.0.0.1",
      PORT: "0",
      PUBLIC_URL: "http://localhost",
      DATA_DIR: dataDir,
      DEMONSTRATION: "0",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      printed += text;
    });
  const code = await new Promise((done) => child.once("exit", done));
  return { code, printed };
}

describe("a start that fails after the embedded database was opened", () => {
  it("stops the database, and names the port that is taken", async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
    const address = other.address();
    const port = String(typeof address === "object" && address ? address.port : 0);
    const { code, printed } = await failToStart({ PORT: port });
    other.close();
    expect([code, printed]).toEqual([1, expect.stringContaining(`PORT ${port} is taken`)]);
    expect(isDatabaseRunning()).toBe(false);
  });

  it("stops the database when its data are of a version before the baseline, and says so", async () => {
    const server = await startServer(dataDir);
    const place = {
      host: socketFolderFor(resolve(dataDir)),
      port: socketPort,
      user: "postgres",
      database: "postgres",
    };
    const { pool, close } = openDatabase(place, { connections: 1 });
    await pool.query("update drizzle.__drizzle_migrations set created_at = 0");
    await close();
    await endServer(server, "SIGTERM");
    const { code, printed } = await failToStart({});
    expect([code, printed]).toEqual([1, expect.stringContaining("Delete the folder")]);
    expect(isDatabaseRunning()).toBe(false);
  });
});
