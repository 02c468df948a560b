import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { startEmbedded } from "@jdj/api/database/embedded/start";
import { type DatabaseRelay, startDatabaseRelay } from "@jdj/api/testing/database-relay";
import { at } from "@jdj/contract/paths/addresses";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshDataDir } from "../testing/data-dir.ts";
import { openSite, type TestSite } from "../testing/site.ts";
import { createPageCache } from "./page-cache.ts";

const held: { relay?: DatabaseRelay; site?: TestSite; cookie: string; token: string } = {
  cookie: "",
  token: "",
};
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const dataDir = freshDataDir();
  const server = await startEmbedded({ dataDir, settings: { fsync: "off" } });
  const relay = await startDatabaseRelay(server.connection, "postgres");
  if (!("host" in relay.connection)) throw new Error("The embedded server has a host");
  const { host, port, user } = relay.connection;
  const site = await openSite(
    { DATABASE_URL: `postgres://${user}@${host}:${port}/postgres` },
    createPageCache(),
  );
  const { cookie, token } = await site.enter({ email: "awa@exemple.test", event_type_id: 1 });
  closing.push(
    () => site.close(),
    relay.close,
    () => server.stop(),
    async () => rmSync(dataDir, { recursive: true, force: true }),
  );
  Object.assign(held, { relay, site, cookie, token });
}, 120_000);
afterAll(async () => {
  for (const close of closing) await close();
}, 60_000);

/** What an address answers, asked as a browser does. */
async function ask(path: string, init: RequestInit = {}, isFrozen = false) {
  const { site, relay } = held;
  if (!site || !relay) throw new Error("The site is opened before the tests");
  const began = performance.now();
  if (isFrozen) relay.freeze();
  const headers = { accept: "text/html", ...init.headers };
  const answer = await site.routes.request(path, { ...init, headers }, {});
  const { status } = answer;
  return {
    status,
    headers: answer.headers,
    text: await answer.text(),
    ms: performance.now() - began,
  };
}

function post(path: string, fields: Record<string, string>, cookie = held.cookie) {
  const body = new URLSearchParams(fields).toString();
  const type = "application/x-www-form-urlencoded";
  return ask(path, {
    method: "POST",
    headers: { "content-type": type, "content-length": String(body.length), cookie },
    body,
  });
}

const form = {
  name: "Awa",
  email: "awa@exemple.test",
  msg: 'Une « question » & "deux"',
  sexe: "Femme",
  phone_1: "0701020304",
  phone_2: "0501020304",
};

describe("a page whose database is frozen", () => {
  beforeAll(async () => {
    const { status, headers } = await ask(at("contact"));
    expect([status, headers.has("etag")]).toEqual([200, true]);
  });
  afterAll(async () => {
    held.relay?.thaw();
    const isBack = async () =>
      (await ask(at("guests"), { headers: { cookie: held.cookie } })).status;
    for (const end = Date.now() + 5000; Date.now() < end; await wait(50))
      if ((await isBack()) === 200) return;
    throw new Error("The pages did not come back");
  });

  it("says so in French within three seconds, with 503, and asks again by itself", async () => {
    const answer = await ask(at("guests"), { headers: { cookie: held.cookie } }, true);
    expect([
      answer.status,
      answer.headers.get("retry-after"),
      answer.headers.get("refresh"),
    ]).toEqual([503, "5", "5"]);
    expect(answer.text).toContain("Un instant, s’il vous plaît");
    expect(answer.headers.get("content-type")).toContain("text/html");
    // Three seconds, and what a busy machine adds.
    expect(answer.ms).toBeLessThan(6000);
  });

  it("is answered from the cache where it is the same for everybody", async () => {
    const { status, text } = await ask(at("contact"));
    expect(status).toBe(200);
    expect(text).toContain("Une question");
  });

  it("says so too where nobody is signed in and only the page itself asks the database", async () => {
    const { status, headers } = await ask(at("questions"));
    expect([status, headers.get("refresh")]).toEqual([503, "5"]);
  });

  it("keeps what a form sent, except a password, and does not send it again by itself", async () => {
    const answer = await post(at("contact"), form);
    expect([answer.status, answer.headers.get("refresh")]).toEqual([503, null]);
    expect(answer.text).toContain("Une « question » &amp; &quot;deux&quot;");
    expect(answer.text).toMatch(/momentanément indisponible|Envoyer à nouveau/);
    const entry = await post(
      at("signIn"),
      { email: "awa@exemple.test", password: "secret-mot" },
      "",
    );
    expect(entry.status).toBe(503);
    expect(entry.text).not.toContain("secret-mot");
  });

  it("tells the router of the browser that it is busy, not that something broke", async () => {
    const answer = await ask(`${at("guests")}.data`, { headers: { cookie: held.cookie } });
    // Without this header it takes the status for that of the page, and decodes nothing.
    expect([answer.status, answer.headers.get("x-remix-response")]).toEqual([503, null]);
  });

  it("answers a call with 503 at once", async () => {
    const answer = await ask("/api/v1/profile", {
      headers: { accept: "application/json", authorization: `Bearer ${held.token}` },
    });
    expect([answer.status, JSON.parse(answer.text).success]).toEqual([503, false]);
    expect(answer.ms).toBeLessThan(2500);
  });
});
