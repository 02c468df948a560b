import { rmSync } from "node:fs";
import { createApi } from "@jdj/api/app";
import { sql } from "drizzle-orm";
import type { Hono } from "hono";
import { type OpenApp, openApp } from "../process/open-app.ts";
import { loadSite } from "../serving/load-site.ts";
import type { PageCache } from "../serving/page-cache.ts";
import { makeRoutes } from "../serving/routes.ts";
import type { RoutesEnv } from "../serving/routes-env.ts";
import { createSiteContent } from "../serving/site-content.ts";
import { readSettings } from "../settings/settings.ts";
import { freshDataDir } from "./data-dir.ts";

/** The product as one process, on an empty database of its own; the site must have been built. */
export interface TestSite {
  routes: Hono<RoutesEnv>;
  app: OpenApp["app"];
  /** The patterns of the API's addresses. */
  apiPaths: readonly string[];
  /** Sends a call; throws unless it is answered with 200. */
  post<T>(path: string, body: unknown, token?: string): Promise<T>;
  /** Registers somebody with a proven address, and signs them in. */
  enter(fields: {
    email: string;
    event_type_id: number;
  }): Promise<{ token: string; cookie: string; eventId: number }>;
  close(): Promise<void>;
}

/** Opens the product for a test of its pages, on its own database or that of the settings. */
export async function openSite(
  environment: Record<string, string> = {},
  pageCache: PageCache | null = null,
): Promise<TestSite> {
  const dataDir = freshDataDir();
  const settings = readSettings({ DATA_DIR: dataDir, DEMONSTRATION: "0", ...environment }, null);
  const opened = await openApp(settings);
  const site = await loadSite();
  const api = createApi(opened.app);
  const routes = makeRoutes({
    settings,
    product: { api, site: () => Promise.resolve(site) },
    pageCache,
    content: createSiteContent(),
    metrics: null,
    ready: () => Promise.resolve(true),
  });

  async function post<T>(path: string, body: unknown, token = ""): Promise<T> {
    const asked = {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    };
    const answer = await routes.request(path, asked, {});
    if (answer.status !== 200) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  return {
    routes,
    app: opened.app,
    apiPaths: api.paths,
    post,
    async enter(fields) {
      const account = { email: fields.email, password: "demo" };
      const { user } = await post<{ user: { event_id: number } }>("/api/v1/register", {
        ...{ last_name: "Kouassi", given_names: "Awa", civility: "Mlle", dob: "1996-05-14" },
        ...account,
        event_type_id: fields.event_type_id,
        wedding_date: "2030-03-20",
        terms: true,
      });
      await opened.app.db.execute(sql`update users set email_verified_at = now()`);
      const { token } = await post<{ token: string }>("/api/v1/login", account);
      const cookie = `jdj_session=${encodeURIComponent(btoa(JSON.stringify(token)))}`;
      return { token, cookie, eventId: user.event_id };
    },
    async close() {
      await opened.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
