import { createServer, type Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import { listenOn } from "../process/listen-on.ts";
import { type Following, followPageChanges } from "./follow-page-changes.ts";
import { PAGE_CHANGES, type PageChanges, pageChanges } from "./page-changes.ts";

const secret = "a secret that both processes share, in tests";
const clock = () => new Date();
const held: { api?: { server: Server; changes: PageChanges }; following?: Following } = {};

/** An API that announces changes, on a port. */
async function startApi(port = 0): Promise<number> {
  const changes = pageChanges([secret], clock);
  const app = new Hono().get(PAGE_CHANGES, changes.handler);
  const listener = getRequestListener(app.fetch);
  return new Promise((listening) => {
    const server = createServer((request, response) => void listener(request, response));
    held.api = { server: listenOn(server, { port, hostname: "127.0.0.1" }, listening), changes };
  });
}

async function stopApi(): Promise<void> {
  const { api } = held;
  delete held.api;
  api?.changes.end();
  await new Promise((done) => {
    if (!api) return done(null);
    api.server.close(done);
    api.server.closeAllConnections();
  });
}

/** A page cache that records the calls made to it. */
function follow(port: number, key = secret) {
  const calls: string[] = [];
  const record = (call: string) => () => void calls.push(call);
  held.following = followPageChanges({
    apiUrl: `http://127.0.0.1:${port}`,
    secret: key,
    pageCache: { drop: record("drop"), suspend: record("suspend"), resume: record("resume") },
    clock,
  });
  return { calls, following: held.following };
}

async function until(what: () => boolean): Promise<void> {
  for (const end = Date.now() + 8000; !what() && Date.now() < end; ) await wait(10);
  expect(what()).toBe(true);
}

afterEach(async () => {
  held.following?.stop();
  await stopApi();
});

describe("the page cache of a site process", () => {
  it("is suspended until the API is connected, and emptied at once when the API announces a change", async () => {
    const { calls } = follow(await startApi());
    expect(calls).toEqual(["suspend"]);
    await until(() => calls.length === 3);
    expect(calls).toEqual(["suspend", "resume", "drop"]);
    held.api?.changes.announce();
    await until(() => calls.length === 4);
    expect(calls.at(-1)).toBe("drop");
  });
  it("is suspended while the API is away, and resumed once it is back", async () => {
    const port = await startApi();
    const { calls } = follow(port);
    await until(() => calls.includes("resume"));
    await stopApi();
    await until(() => calls.at(-1) === "suspend");
    const before = calls.length;
    await startApi(port);
    await until(() => calls.length === before + 2);
    expect(calls.slice(before)).toEqual(["resume", "drop"]);
  });
  it("stays suspended when the API has another secret, and the site is not ready", async () => {
    const { calls, following } = follow(await startApi(), "another secret than that of the API");
    await until(() => !following.isKnown());
    expect(calls).not.toContain("resume");
  });
  it("answers 401 to a request without a signature of the secret", async () => {
    const url = `http://127.0.0.1:${await startApi()}${PAGE_CHANGES}`;
    const bare = await fetch(url);
    const forged = await fetch(url, { headers: { authorization: "Bearer e30.e30" } });
    expect([bare.status, forged.status]).toEqual([401, 401]);
  });
});
