import { createServer, type Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import { type Following, followPageChanges } from "./follow-page-changes.ts";
import { listenOn } from "./listen-on.ts";
import { PAGE_CHANGES, type PageChanges, pageChanges } from "./page-changes.ts";

const secret = "a secret that both processes share, in tests";
const clock = () => new Date();
const held: { api?: { server: Server; changes: PageChanges }; following?: Following } = {};

/** An API that tells what changed, on a port. */
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

/** A page cache that notes what it is told. */
function follow(port: number, key = secret) {
  const told: string[] = [];
  const note = (word: string) => () => void told.push(word);
  held.following = followPageChanges({
    apiUrl: `http://127.0.0.1:${port}`,
    secret: key,
    kept: { drop: note("drop"), suspend: note("suspend"), resume: note("resume") },
    clock,
  });
  return { told, following: held.following };
}

async function until(what: () => boolean): Promise<void> {
  for (const end = Date.now() + 8000; !what() && Date.now() < end; ) await wait(10);
  expect(what()).toBe(true);
}

afterEach(async () => {
  held.following?.stop();
  await stopApi();
});

describe("the page cache of a site apart", () => {
  it("is out of use until the API is heard, and dropped at once when it tells of a change", async () => {
    const { told } = follow(await startApi());
    expect(told).toEqual(["suspend"]);
    await until(() => told.length === 3);
    expect(told).toEqual(["suspend", "resume", "drop"]);
    held.api?.changes.announce();
    await until(() => told.length === 4);
    expect(told.at(-1)).toBe("drop");
  });
  it("is out of use while the API is away, and in use again once it is back", async () => {
    const port = await startApi();
    const { told } = follow(port);
    await until(() => told.includes("resume"));
    await stopApi();
    await until(() => told.at(-1) === "suspend");
    const before = told.length;
    await startApi(port);
    await until(() => told.length === before + 2);
    expect(told.slice(before)).toEqual(["resume", "drop"]);
  });
  it("stays out of use when the API's secret is another, and the site is not ready", async () => {
    const { told, following } = follow(await startApi(), "another secret than that of the API");
    await until(() => !following.isKnown());
    expect(told).not.toContain("resume");
  });
  it("is told to nobody without the secret's signature", async () => {
    const url = `http://127.0.0.1:${await startApi()}${PAGE_CHANGES}`;
    const bare = await fetch(url);
    const forged = await fetch(url, { headers: { authorization: "Bearer e30.e30" } });
    expect([bare.status, forged.status]).toEqual([401, 401]);
  });
});
