import { rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { startEmbedded } from "@jdj/api/database/embedded/start";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshDataDir } from "../testing/data-dir.ts";
import { endServer, startServer, type TestServer } from "../testing/server.ts";

/** How often a balancer asks whether a process is ready, in milliseconds. */
const HEALTH_MS = 200;
const CLIENTS = 8;

const closing: (() => Promise<unknown>)[] = [];
const held: { settings: Record<string, string> } = { settings: {} };

beforeAll(async () => {
  const dataDir = freshDataDir();
  const embedded = await startEmbedded({ dataDir });
  const { user, host, port, database } = embedded.connection;
  held.settings = {
    SECRET: "a secret that all processes share, in tests",
    PUBLIC_URL: "http://joie.test",
    DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
  };
  closing.push(
    () => embedded.stop(),
    async () => rmSync(dataDir, { recursive: true, force: true }),
  );
}, 120_000);

afterAll(async () => {
  for (const close of closing) await close();
}, 60_000);

/** A request over connections that are kept, as a balancer makes it. @returns the status, or the code of what broke it */
function ask(agent: Agent, url: string, path: string): Promise<number | string> {
  return new Promise((done) => {
    const asked = request(url + path, { agent }, (answer) => {
      answer.resume().once("end", () => done(answer.statusCode ?? 0));
    });
    asked.once("error", (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    asked.end();
  });
}

/** Restarts two processes, one after the other, while clients ask. @returns how often each answer came */
async function restartBoth(graceSeconds: string): Promise<Record<string, number>> {
  const settings = { ...held.settings, STOP_GRACE_SECONDS: graceSeconds };
  const servers: TestServer[] = await Promise.all(
    [0, 1].map(() => startServer(freshDataDir(), settings)),
  );
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(servers.map(({ url }) => url));
  const state = { isOver: false };
  const answers: Record<string, number> = {};
  async function watch(): Promise<void> {
    while (!state.isOver) {
      for (const { url } of [...servers])
        if ((await ask(agent, url, "/readyz")) === 200) ready.add(url);
        else ready.delete(url);
      await wait(HEALTH_MS);
    }
  }
  async function load(): Promise<void> {
    while (!state.isOver) {
      const urls = [...ready];
      const url = urls[Math.floor(Math.random() * urls.length)];
      const answer = url === undefined ? "no process" : await ask(agent, url, "/api/v1/sliders");
      answers[answer] = (answers[answer] ?? 0) + 1;
      await wait(2);
    }
  }
  const running = [watch(), ...Array.from({ length: CLIENTS }, load)];
  for (const index of [0, 1]) {
    await wait(500);
    const server = servers[index];
    if (!server) continue;
    expect(await endServer(server, "SIGTERM")).toBe(0);
    servers[index] = await startServer(server.dataDir, settings);
    await wait(2 * HEALTH_MS + 300);
  }
  state.isOver = true;
  await Promise.all(running);
  agent.destroy();
  for (const server of servers) await endServer(server, "SIGTERM");
  return answers;
}

describe("two processes behind a balancer, restarted one after the other", () => {
  it("answer every request, when each stops answering only after it was left out", async () => {
    const answers = await restartBoth("2");
    expect(answers[200]).toBeGreaterThan(500);
    expect(Object.keys(answers)).toEqual(["200"]);
  }, 120_000);

  it("break requests off without a time of grace", async () => {
    expect(Object.keys(await restartBoth("0")).length).toBeGreaterThan(1);
  }, 120_000);
});
