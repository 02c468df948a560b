import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { patterns } from "@jdj/contract/paths/addresses";
import { callServer, type TestServer } from "./server.ts";

/** An answer to a request of the load. */
interface Answered {
  path: string;
  /** Null when the connection broke. */
  status: number | null;
  ms: number;
  /** When it was asked, in milliseconds since the load began. */
  at: number;
}

/** Requests that go on until they are stopped. */
export interface Load {
  answers: Answered[];
  /** The names of the events that were acknowledged. */
  acknowledged: string[];
  /** Milliseconds since it began. */
  age(): number;
  stop(): Promise<void>;
}

/** How long a client waits between two requests, in milliseconds. */
const PAUSE_MS = 40;

/** Writes events, calls the API and asks for pages at every server, by four clients each. */
export function startLoad(servers: readonly TestServer[], token: string, name: string): Load {
  const load = { answers: [] as Answered[], acknowledged: [] as string[] };
  const cookie = `jdj_session=${encodeURIComponent(btoa(JSON.stringify(token)))}`;
  const start = performance.now();
  let isStopped = false;

  async function get(server: TestServer, path: string, headers: Record<string, string>) {
    const init = { headers, redirect: "manual" as const };
    const answer = await fetch(server.url + path, init).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    return answer?.status ?? null;
  }
  async function write(server: TestServer, event: string) {
    const body = { event_type_id: 1, name: event, description: "Essai" };
    const answer = await callServer(server, "POST", "/api/v1/events", { token, body });
    if (answer?.status === 200) load.acknowledged.push(event);
    return answer?.status ?? null;
  }
  async function client(server: TestServer, number: number): Promise<void> {
    for (let count = 0; !isStopped; count += 1) {
      const asked: [string, () => Promise<number | null>][] = [
        ["write", () => write(server, `${name} ${number} ${count}`)],
        ["call", () => get(server, "/api/v1/profile", { authorization: `Bearer ${token}` })],
        ["page", () => get(server, patterns.guests, { accept: "text/html", cookie })],
        ["public page", () => get(server, patterns.contact, { accept: "text/html" })],
      ];
      const [path, ask] = asked[(count + number) % asked.length] ?? asked[0] ?? ["", () => null];
      const began = performance.now();
      const status = await ask();
      load.answers.push({ path, status, ms: performance.now() - began, at: began - start });
      await wait(PAUSE_MS);
    }
  }
  const clients = servers.flatMap((server, at) =>
    [0, 1, 2, 3].map((number) => client(server, at * 4 + number)),
  );
  return {
    ...load,
    age: () => performance.now() - start,
    async stop() {
      isStopped = true;
      await Promise.all(clients);
    },
  };
}

/** The open sockets of a process. */
export function socketsOf({ process: child }: TestServer): number {
  const folder = `/proc/${child.pid}/fd`;
  const links = readdirSync(folder).map((name) => {
    try {
      return readlinkSync(join(folder, name));
    } catch {
      return "";
    }
  });
  return links.filter((link) => link.startsWith("socket:")).length;
}

/** The memory of a process, in MB. */
export function memoryOf({ process: child }: TestServer): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}

/** Sends a signal to the database of a data folder and to each of its processes. */
export function signalDatabase(dataDir: string, signal: "SIGSTOP" | "SIGCONT"): void {
  const [first] = readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n");
  const children = readFileSync(`/proc/${first}/task/${first}/children`, "utf8").trim().split(" ");
  for (const pid of [first, ...children]) process.kill(Number(pid), signal);
}
