import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "@jdj/api/database/connect";
import { type EmbeddedServer, startEmbedded } from "@jdj/api/database/embedded/start";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshDataDir } from "../testing/data-dir.ts";
import { eventNames, registerAwa } from "../testing/kills.ts";
import { memoryOf, signalDatabase, socketsOf, startLoad } from "../testing/outage.ts";
import { endServer, startServer, type TestServer } from "../testing/server.ts";

/** How long the load goes on before and after an outage, in milliseconds. */
const AROUND_MS = 3000;
/** How long connections that nobody uses are kept, with some patience, in milliseconds. */
const IDLE_MS = 14_000;
/** The connections of an idle process: four of each pool and of each queue, and two that listen. */
const IDLE_CONNECTIONS = 18;
/** What memory may grow by in all, in MB: the code and caches that an outage uses for the first time. */
const MOST_GROWTH_MB = 150;
/** The most that an answer 503 may take while the database is away, in milliseconds. */
const MOST_MS = 3000;

interface Figures {
  connections: number;
  sockets: number[];
  memory: number[];
}

const dataDir = freshDataDir();
const held: {
  database?: EmbeddedServer;
  url: string;
  servers: TestServer[];
  person?: Awaited<ReturnType<typeof registerAwa>>;
  before?: Figures;
  acknowledged: string[];
} = { url: "", servers: [], acknowledged: [] };

const startDatabase = async () => {
  held.database = await startEmbedded({ dataDir });
  return held.database.connection;
};

/** The connections, sockets and memory of the three processes. */
async function measure(): Promise<Figures> {
  const { pool, close } = openDatabase({ connectionString: held.url }, { connections: 1 });
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await close();
  return {
    connections: rows[0]?.count ?? 0,
    sockets: held.servers.map(socketsOf),
    memory: held.servers.map(memoryOf),
  };
}

/** Measures once the load is over: what an outage leaves to the garbage collector is collected under one. */
async function measureAfterLoad(token: string, name: string): Promise<Figures> {
  const load = startLoad(held.servers, token, name);
  await wait(8000);
  await load.stop();
  held.acknowledged.push(...load.acknowledged);
  await wait(IDLE_MS);
  return measure();
}

beforeAll(async () => {
  const { user, host, port, database } = await startDatabase();
  held.url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const settings = {
    ROLE: "all",
    SECRET: "a secret that all processes share, in tests",
    PUBLIC_URL: "http://joie.test",
    DATABASE_URL: held.url,
  };
  held.servers = await Promise.all([0, 1, 2].map(() => startServer(freshDataDir(), settings)));
  const [first] = held.servers;
  if (!first) throw new Error("The processes did not start");
  held.person = await registerAwa(first);
  const { pool, close } = openDatabase({ connectionString: held.url }, { connections: 1 });
  await pool.query("update users set email_verified_at = now()");
  await close();
  held.before = await measureAfterLoad(held.person.token, "avant");
  console.log("before", JSON.stringify(held.before));
}, 480_000);

afterAll(async () => {
  for (const server of held.servers) {
    await endServer(server, "SIGTERM");
    rmSync(server.dataDir, { recursive: true, force: true });
  }
  await held.database?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 120_000);

async function stopFor(ms: number): Promise<void> {
  await held.database?.stop();
  await wait(ms);
  await startDatabase();
}

async function freezeFor(ms: number): Promise<void> {
  signalDatabase(dataDir, "SIGSTOP");
  await wait(ms);
  signalDatabase(dataDir, "SIGCONT");
}

/** How long it takes until all processes are ready, in milliseconds. */
async function readyAfter(): Promise<number> {
  const began = performance.now();
  const isReady = async ({ url }: TestServer) =>
    (await fetch(`${url}/readyz`).catch(() => null))?.ok === true;
  while (performance.now() - began < 30_000) {
    if ((await Promise.all(held.servers.map(isReady))).every(Boolean)) break;
    await wait(50);
  }
  return performance.now() - began;
}

describe("three processes under load whose database goes away", () => {
  it.each([
    ["stopped for 0.2 s", () => stopFor(200)],
    ["stopped for 1.5 s", () => stopFor(1500)],
    ["stopped for 8 s", () => stopFor(8000)],
    ["stopped for 60 s", () => stopFor(60_000)],
    ["frozen for 30 s", () => freezeFor(30_000)],
  ])(
    "answer 503 within 3 s, are ready within 3 s of its return and as they were before: %s",
    async (name, outage) => {
      const { servers, person, before } = held;
      if (!person || !before) throw new Error("The processes are measured before");
      const load = startLoad(servers, person.token, name);
      await wait(AROUND_MS);
      const awayAt = load.age();
      await outage();
      const ready = await readyAfter();
      await wait(AROUND_MS);
      await load.stop();
      held.acknowledged.push(...load.acknowledged);

      for (const { process: child, output } of servers) {
        expect(child.exitCode ?? child.signalCode, output().slice(-3000)).toBeNull();
        expect(output()).not.toMatch(/"event":"(?:unhandled|jobs-thread-ended)"/);
      }
      const refused = load.answers.filter(({ status }) => status === 503);
      const slowest = Math.max(0, ...refused.map(({ ms, at }) => ms - Math.max(0, awayAt - at)));
      await wait(IDLE_MS);
      const after = await measure();
      const figures = { answers: load.answers.length, refused: refused.length, slowest, ready };
      console.log(name, JSON.stringify({ ...figures, ...after }));

      const others = load.answers.filter(({ status }) => ![200, 429, 503].includes(status ?? 0));
      expect(others).toEqual([]);
      expect(load.answers.filter(({ status }) => status === 200).length).toBeGreaterThan(50);
      expect(slowest).toBeLessThan(MOST_MS);
      expect(ready).toBeLessThan(MOST_MS);
      expect(after.connections).toBeLessThanOrEqual(3 * IDLE_CONNECTIONS);
      for (const [at, sockets] of after.sockets.entries())
        expect(sockets).toBeLessThanOrEqual((before.sockets[at] ?? 0) + IDLE_CONNECTIONS / 2);
    },
    180_000,
  );

  it("hold no more memory than before, once all is over", async () => {
    const { person, before } = held;
    if (!person || !before) throw new Error("The processes are measured before");
    const { memory } = await measureAfterLoad(person.token, "après");
    console.log("after all", JSON.stringify(memory));
    for (const [at, megabytes] of memory.entries())
      expect(megabytes).toBeLessThan((before.memory[at] ?? 0) + MOST_GROWTH_MB);
  }, 60_000);

  it("lose nothing that they acknowledged", async () => {
    const [first] = held.servers;
    if (!first || !held.person) throw new Error("The processes did not start");
    const { all } = await eventNames(first, held.person);
    expect(held.acknowledged.length).toBeGreaterThan(50);
    expect(held.acknowledged.filter((name) => !all.has(name))).toEqual([]);
  });
});
