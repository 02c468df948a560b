import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApi } from "@jdj/api/app";
import { statementsOf } from "@jdj/api/testing/statements";
import { type AddressName, at, type patterns } from "@jdj/contract/paths/addresses";
import { sql } from "drizzle-orm";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenApp, openApp } from "./open-app.ts";
import { makeRoutes, type RoutesEnv } from "./routes.ts";
import { readSettings } from "./settings.ts";
import { loadSite } from "./site.ts";

interface Held {
  opened: OpenApp;
  routes: Hono<RoutesEnv>;
  dataDir: string;
  cookie: string;
}

const held: Partial<Held> = {};

async function post<T>(routes: Hono<RoutesEnv>, path: string, body: unknown, token = "") {
  const asked = {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  };
  const answer = await routes.request(path, asked, {});
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as T;
}

/** A wedding of 60 guests, in the product as one process. */
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "jdj-statements-"));
  const settings = readSettings({ DATA_DIR: dataDir, DEMONSTRATION: "0" }, null);
  const opened = await openApp(settings);
  const site = await loadSite();
  const routes = makeRoutes({
    settings,
    api: createApi(opened.app),
    site: () => Promise.resolve(site),
    remote: null,
    changes: null,
    pageCache: null,
    ready: () => Promise.resolve(true),
  });
  Object.assign(held, { opened, dataDir, routes });
  const person = { last_name: "Kouassi", given_names: "Awa", civility: "Mlle", dob: "1996-05-14" };
  const account = { email: "awa@exemple.test", password: "demo" };
  const { user } = await post<{ user: { event_id: number } }>(routes, "/api/v1/register", {
    ...person,
    ...account,
    event_type_id: 1,
    wedding_date: "2030-03-20",
    terms: true,
  });
  await opened.app.db.execute(sql`update users set email_verified_at = now()`);
  const { token } = await post<{ token: string }>(routes, "/api/v1/login", account);
  const eventId = user.event_id;
  const guests = Array.from({ length: 60 }, (_, index) => ({
    event_id: eventId,
    guest_id: 1,
    civility: "M",
    last_name: "Yao",
    given_names: `Koffi ${index}`,
    email: `koffi${index}@exemple.test`,
    phone_number_1: `07010203${String(index + 10)}`,
  }));
  await post(routes, "/api/v1/guests-events-store", guests, token);
  const cookie = `jdj_session=${encodeURIComponent(btoa(JSON.stringify(token)))}`;
  held.cookie = cookie;
});

afterAll(async () => {
  await held.opened?.close();
  if (held.dataDir !== undefined) rmSync(held.dataDir, { recursive: true, force: true });
});

/** The most statements that each page of the notebook may send, with its shell. */
const most: Partial<Record<AddressName, number>> = {
  couple: 5,
  summary: 7,
  committee: 5,
  budget: 5,
  planning: 5,
  ceremonies: 5,
  guests: 6,
  cards: 14,
  newCard: 17,
  responses: 11,
  events: 5,
  sharing: 7,
  account: 8,
};

describe("a page of the notebook", () => {
  it.each(Object.entries(most) as [keyof typeof patterns & "guests", number][])(
    "« %s » sends no more statements than it needs",
    async (name, limit) => {
      const headers = { cookie: held.cookie ?? "" };
      const show = async () => {
        const page = await held.routes?.request(at(name), { headers }, {});
        expect(page?.status).toBe(200);
        await page?.text();
      };
      await show();
      const sent = await statementsOf(show);
      expect(sent.length, sent.join("\n")).toBeLessThanOrEqual(limit);
    },
  );
});
