import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@jdj/api/free-port";

/** How long a start may take, in milliseconds: several at once on a busy machine need minutes. */
const START_MS = 150_000;

/** The product as a separate process, on a data folder that remains after it. */
export interface TestServer {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** What it has printed so far. */
  output(): string;
}

/** A site without pages, in place of the built one. */
const emptySite = `export const entry = { module: {
  createSite: () => () => Promise.resolve(new Response("")),
  readSession: () => Promise.resolve(null),
} };`;

/** Writes a site without pages into a data folder. @returns the setting that names it */
export function writeEmptySite(dataDir: string): { SITE_BUILD: string } {
  const build = join(dataDir, "site");
  mkdirSync(join(build, "server"), { recursive: true });
  mkdirSync(join(build, "client"), { recursive: true });
  writeFileSync(join(build, "server/index.js"), emptySite);
  writeFileSync(join(build, "package.json"), '{"type":"module"}');
  return { SITE_BUILD: build };
}

/** Starts the product without waiting until it is ready: the API without pages, unless a role is given. */
export async function spawnServer(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<TestServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, "../main.ts")], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...(environment.ROLE === undefined ? { ROLE: "web", ...writeEmptySite(dataDir) } : {}),
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DEMONSTRATION: "0",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  child.stderr.on("data", (chunk) => {
    printed += chunk;
  });
  return { url, dataDir, process: child, output: () => printed };
}

/** Starts the product and waits until it is ready. */
export async function startServer(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<TestServer> {
  const server = await spawnServer(dataDir, environment);
  for (const end = Date.now() + START_MS; Date.now() < end; ) {
    if (server.process.exitCode !== null) throw new Error(`The server stopped: ${server.output()}`);
    const answer = await fetch(`${server.url}/readyz`).catch(() => null);
    if (answer?.ok) return server;
    await new Promise((later) => setTimeout(later, 20));
  }
  server.process.kill("SIGKILL");
  throw new Error(`The server did not become ready: ${server.output()}`);
}

/** Sends a signal and waits for the end of the process. */
export async function endServer(
  { process: child }: TestServer,
  signal: NodeJS.Signals,
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  child.kill(signal);
  return ended;
}

/** Kills the database server of a data folder, as a power failure would. */
export function killDatabase(dataDir: string): void {
  const [pid] = readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
}

/** Calls the API as JSON; null when the server did not answer. */
export async function callServer(
  { url }: TestServer,
  method: string,
  path: string,
  options: { token?: string; body?: unknown } = {},
): Promise<{ status: number; body: unknown } | null> {
  try {
    const answer = await fetch(url + path, {
      method,
      headers: {
        "content-type": "application/json",
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return null;
  }
}
