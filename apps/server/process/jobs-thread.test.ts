import { rmSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { freshDataDir } from "../testing/data-dir.ts";
import {
  callServer,
  endServer,
  startServer,
  type TestServer,
  writeEmptySite,
} from "../testing/server.ts";

const running: TestServer[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) {
    await endServer(server, "SIGKILL");
    rmSync(server.dataDir, { recursive: true, force: true });
  }
});

async function startAll(): Promise<TestServer> {
  const dataDir = freshDataDir();
  const server = await startServer(dataDir, { ROLE: "all", ...writeEmptySite(dataDir) });
  running.push(server);
  return server;
}

describe("a process of all roles", () => {
  it("works jobs off in a thread beside its requests, and stops with it", async () => {
    const server = await startAll();
    const made = await callServer(server, "POST", "/api/v1/register", {
      body: {
        last_name: "Kouassi",
        given_names: "Awa",
        civility: "Mlle",
        email: "awa@exemple.test",
        password: "demo",
        dob: "1996-05-14",
        event_type_id: 1,
        wedding_date: new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10),
        terms: true,
      },
    });
    expect(made?.status).toBe(200);
    const caught = async () =>
      JSON.stringify((await callServer(server, "GET", "/dev/outbox.json"))?.body);
    await expect.poll(caught, { timeout: 60_000, interval: 200 }).toContain("awa@exemple.test");
    expect(await endServer(server, "SIGTERM")).toBe(0);
    expect(server.output()).not.toContain("jobs-thread-failed");
  });
});
