import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Api } from "@jdj/api/app";
import { makeCaller } from "@jdj/api/http/caller";
import { faultOf, jsonLog } from "@jdj/api/log";
import type { Client } from "@jdj/contract/client";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { makeBodyBudget } from "./body-budget.ts";
import { limitBodies } from "./body-limits.ts";
import { brotliPages } from "./brotli-pages.ts";
import { readHostCookies, writeHostCookies } from "./host-cookies.ts";
import type { KeptPages } from "./kept-pages.ts";
import type { Settings } from "./settings.ts";
import { buildFolder, type Site } from "./site.ts";
import { siteContacts } from "./site-settings.ts";
import { describeVisitor } from "./visitor.ts";

/** What a process serves; any part may be missing. */
export interface Parts {
  settings: Settings;
  api: Api | null;
  /** Returns the site, made anew at each request in development. */
  site: (() => Promise<Site>) | null;
  /** The calls over HTTP, for a process without the API. */
  remoteClient: ((token: string | null) => Client) | null;
  /** Where finished pages are kept; null when each is made anew, in development. */
  kept: KeptPages | null;
  /** Whether the database and the queue answer. */
  ready: () => Promise<boolean>;
}

/** How long a client waits until it asks again what could not be answered, in seconds. */
const RETRY_SECONDS = "5";

/** What the transport tells of a request. */
export type RoutesEnv = {
  Bindings: { incoming?: { socket: { remoteAddress?: string | undefined } } };
};

/** A form of another site may not act here: browsers say where a request comes from. */
function isForeign(request: Request): boolean {
  if (request.method === "GET" || request.method === "HEAD") return false;
  const origin = request.headers.get("origin");
  if (origin !== null && origin !== "null")
    return new URL(origin).host !== request.headers.get("host");
  const from = request.headers.get("sec-fetch-site");
  return origin === "null" || (from !== null && from !== "same-origin" && from !== "none");
}

/** Spares the site's files, which never change, what each of them would carry over a slow line. */
function lighten(c: Context): void {
  c.header("last-modified", undefined);
  // A module is always read as UTF-8, and styles as their document is.
  if (c.req.path.endsWith(".js")) c.header("content-type", "text/javascript");
  if (c.req.path.endsWith(".css")) c.header("content-type", "text/css");
}

/** Everything that a process answers over HTTP. */
export function makeRoutes({
  settings,
  api,
  site,
  remoteClient,
  kept,
  ready,
}: Parts): Hono<RoutesEnv> {
  const app = new Hono<RoutesEnv>();
  app.use(compress());
  app.use(brotliPages());
  app.use(async (c, next) => {
    const began = performance.now();
    await next();
    c.header("x-content-type-options", "nosniff");
    // A file that is not there is a page, not a script.
    if (c.req.path.startsWith("/assets/") && c.res.ok) lighten(c);
    else c.header("cross-origin-opener-policy", "same-origin");
    if (c.res.status < 500) return;
    if (c.res.status === 503 && !c.res.headers.has("retry-after"))
      c.header("retry-after", RETRY_SECONDS);
    const ms = Math.round(performance.now() - began);
    jsonLog("warn", "request", { method: c.req.method, status: c.res.status, ms });
  });
  const addressOf = (c: { env: RoutesEnv["Bindings"] }) =>
    c.env.incoming?.socket.remoteAddress ?? "";
  app.use(limitBodies(makeBodyBudget(), addressOf));
  app.get("/healthz", (c) => c.json({ ok: true }));
  app.get("/readyz", async (c) => {
    const ok = await ready().catch(() => false);
    return c.json({ ok }, ok ? 200 : 503);
  });

  if (api !== null) {
    const outbox = [
      "/dev/outbox",
      "/dev/outbox.json",
      "/dev/outbox/*",
      "/dev/lettres",
      "/dev/lettres/*",
    ];
    const elsewhere = [
      "/oauth/*",
      "/town-halls/*",
      "/files/*",
      "/partage/*",
      "/dev/facebook/*",
      "/dev/paiement",
      "/dev/paiement/*",
      "/exploitation/*",
    ];
    for (const path of ["/api/*", ...elsewhere, ...outbox])
      app.all(path, (c) => api.fetch(c.req.raw, { address: addressOf(c) }));
  }
  if (site !== null) {
    const clientFolder = join(buildFolder, "client");
    app.use(
      "/assets/*",
      serveStatic({
        root: clientFolder,
        precompressed: true,
        onFound: (_, c) => c.header("cache-control", "max-age=31536000, immutable"),
      }),
    );
    app.get("/*", serveStatic({ root: clientFolder }));
    app.all("*", async (c) => {
      if (isForeign(c.req.raw)) return c.text("Cette demande vient d’un autre site.", 403);
      const { render, readSession } = await site();
      const secure = settings.PUBLIC_URL.startsWith("https:");
      const request = secure ? readHostCookies(c.req.raw) : c.req.raw;
      const token = readSession(request);
      const told = {
        token,
        tokenFrom: token === null ? null : ("cookie" as const),
        address: addressOf(c),
        device: c.req.header("user-agent") ?? "",
      };
      const client = api?.client(makeCaller(told)) ?? remoteClient?.(token);
      if (!client) throw new Error("The site has no API to speak to");
      const visitor = await describeVisitor(request, token, client, {
        demonstration: settings.demonstration,
        brand: settings.BRAND,
        secure,
        publicUrl: settings.PUBLIC_URL,
        contacts: siteContacts(settings),
      });
      const made = await render(request, { api: client, visitor });
      const page = kept ? await kept.keep(c.req.raw, made) : made;
      return secure ? writeHostCookies(page) : page;
    });
  }
  app.onError((error, c) => {
    jsonLog("error", "request-failed", { method: c.req.method, fault: faultOf(error) });
    return c.text("Le service est momentanément indisponible. Veuillez réessayer.", 503);
  });
  return app;
}
