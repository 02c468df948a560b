import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import {
  callServer,
  endServer,
  freshDataDir,
  killDatabase,
  spawnServer,
  startServer,
  type TestServer,
} from "./testing-server.ts";

const KILLS = 20;
const running: TestServer[] = [];

async function start(dataDir: string): Promise<TestServer> {
  const server = await startServer(dataDir);
  running.push(server);
  return server;
}

afterEach(async () => {
  for (const server of running.splice(0)) {
    await endServer(server, "SIGTERM");
    rmSync(server.dataDir, { recursive: true, force: true });
  }
});

/** The body of a response that must have arrived. */
function bodyOf<T>(answer: { body: unknown } | null): T {
  if (answer === null) throw new Error("The server did not answer");
  return answer.body as T;
}

interface Couple {
  token: string;
  customerId: number;
}

async function register(server: TestServer): Promise<Couple> {
  const form = {
    last_name: "Kouassi",
    given_names: "Awa",
    civility: "Mlle",
    email: "awa@exemple.test",
    password: "demo",
    dob: "1996-05-14",
    event_type_id: 1,
    wedding_date: new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10),
    terms: true,
  };
  const made = await callServer(server, "POST", "/api/v1/register", { body: form });
  const { user } = bodyOf<{ user: { customer_id: number } }>(made);
  const { email, password } = form;
  const signIn = await callServer(server, "POST", "/api/v1/login", { body: { email, password } });
  const { token } = bodyOf<{ token: string }>(signIn);
  return { token, customerId: user.customer_id };
}

/** Creates events as fast as possible until the server is gone; returns those acknowledged. */
async function writeUntilGone(
  server: TestServer,
  { token }: Couple,
  prefix: string,
): Promise<string[]> {
  const acknowledged: string[] = [];
  async function writer(at: number): Promise<void> {
    for (let count = 0; ; count += 1) {
      const name = `${prefix} ${at} ${count}`;
      const body = { event_type_id: 1, name, description: "Essai" };
      const answer = await callServer(server, "POST", "/api/v1/events", { token, body });
      if (answer === null) return;
      if (answer.status === 200) acknowledged.push(name);
    }
  }
  await Promise.all([0, 1, 2, 3].map(writer));
  return acknowledged;
}

async function eventNames(server: TestServer, { token, customerId }: Couple): Promise<Set<string>> {
  const answer = await callServer(server, "GET", `/api/v1/geteventbycustomer/${customerId}`, {
    token,
  });
  const rows = bodyOf<{ name: string; select: number }[]>(answer);
  expect(rows.filter(({ select }) => select === 1)).toHaveLength(1);
  return new Set(rows.map(({ name }) => name));
}

describe("the product", () => {
  it(`loses nothing that it acknowledged when it is killed ${KILLS} times at random times`, async () => {
    const dataDir = freshDataDir();
    let server = await start(dataDir);
    const couple = await register(server);
    const acknowledged: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const writing = writeUntilGone(server, couple, `k${kill}`);
      await wait(20 + Math.random() * 180);
      if (kill % 4 === 3) killDatabase(dataDir);
      await endServer(server, "SIGKILL");
      acknowledged.push(...(await writing));
      running.pop();
      server = await start(dataDir);
    }
    expect(acknowledged.length).toBeGreaterThan(KILLS);
    const stored = await eventNames(server, couple);
    expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
  });

  it("answers the requests received before SIGTERM, then exits with 0", async () => {
    const server = await start(freshDataDir());
    await register(server);
    const twelve = Array.from({ length: 12 });
    // The connections are open, so that what is asked next is received at once.
    await Promise.all(twelve.map(() => callServer(server, "GET", "/api/v1/get-event-type")));
    const asked = twelve.map(() =>
      callServer(server, "POST", "/api/v1/login", {
        body: { email: "awa@exemple.test", password: "faux" },
      }),
    );
    await wait(200);
    const ending = endServer(server, "SIGTERM");
    const answers = await Promise.all(asked);
    const answered = performance.now();
    const code = await ending;
    // The twelve connections stay open on this side: the server closes them, and does not wait.
    expect(performance.now() - answered).toBeLessThan(5000);
    expect(answers.map((answer) => answer?.status)).toEqual(
      asked.map(() => expect.toBeOneOf([401, 429])),
    );
    expect(code).toBe(0);
  });

  it("stops its database and exits with 0 on a SIGTERM that comes while it starts", async () => {
    const server = await spawnServer(freshDataDir());
    running.push(server);
    const database = join(server.dataDir, "postgres/postmaster.pid");
    await expect.poll(() => existsSync(database), { timeout: 60_000, interval: 5 }).toBe(true);
    expect(await endServer(server, "SIGTERM")).toBe(0);
    expect(existsSync(database)).toBe(false);
  });

  it("answers 503 while its database is down, and restarts it within five seconds", async () => {
    const dataDir = freshDataDir();
    const server = await start(dataDir);
    const { token } = await register(server);
    const profile = () => callServer(server, "GET", "/api/v1/profile", { token });
    killDatabase(dataDir);
    const during = await profile();
    const end = Date.now() + 5000;
    let after = during;
    while (after?.status !== 200 && Date.now() < end) {
      expect(after).toMatchObject({ status: 503, body: { success: false } });
      await wait(50);
      after = await profile();
    }
    expect(after).toMatchObject({ status: 200, body: { user: { given_names: "Awa" } } });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it("logs no personal data", async () => {
    const server = await start(freshDataDir());
    await register(server);
    await callServer(server, "POST", "/api/v1/login", {
      body: { email: "awa@exemple.test", password: "secret-mot" },
    });
    expect(server.output()).not.toMatch(/awa@|Kouassi|secret-mot|Bearer/);
  });
});
