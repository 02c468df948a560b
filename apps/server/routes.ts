import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Api } from "@jdj/api/app";
import { makeCaller } from "@jdj/api/http/caller";
import { limitedAddress } from "@jdj/api/http/client-address";
import { describeError, jsonLog } from "@jdj/api/log";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { makeBodyBudget } from "./body-budget.ts";
import { limitBodies } from "./body-limits.ts";
import { brotliPages } from "./brotli-pages.ts";
import { isForeignForm, judgedRequest } from "./form-origin.ts";
import { readHostCookies, writeHostCookies } from "./host-cookies.ts";
import type { KeptPages } from "./kept-pages.ts";
import { PAGE_CHANGES, type PageChanges } from "./page-changes.ts";
import type { RemoteApi } from "./remote-api.ts";
import { requestOriginReader } from "./request-origin.ts";
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
  /** The API of another process, where this one has none; null where there is no site either. */
  remote: RemoteApi | null;
  /** Where finished pages are kept; null when each is made anew, in development. */
  kept: KeptPages | null;
  /** Tells sites of other processes what changed; null where the database is not heard. */
  changes: PageChanges | null;
  /** Whether what this process needs answers: the database and the queue, or the API. */
  ready: () => Promise<boolean>;
}

/** How long a client waits until it asks again what could not be answered, in seconds. */
const RETRY_SECONDS = "5";

/** What the transport tells of a request. */
export type RoutesEnv = {
  Bindings: { incoming?: { socket: { remoteAddress?: string | undefined } } };
};

/** What the API answers; the rest of the addresses are the site's. */
const apiPaths = [
  "/api/*",
  "/oauth/*",
  "/town-halls/*",
  "/files/*",
  "/partage/*",
  "/exploitation/*",
];

/** What the API answers besides, except in production: pages of fakes, and samples. */
const developmentPaths = [
  "/dev/facebook/*",
  "/dev/paiement",
  "/dev/paiement/*",
  "/dev/outbox",
  "/dev/outbox.json",
  "/dev/outbox/*",
  "/dev/lettres",
  "/dev/lettres/*",
];

/** Pages of the API's own whose forms a browser sends with what it knows of the reader. */
const apiForms = "/exploitation/*";

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
  remote,
  changes,
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
  const originReader = requestOriginReader({
    secrets: [settings.SECRET, ...settings.SECRET_PREVIOUS],
    trusted: settings.TRUSTED_PROXIES,
    clock: () => new Date(),
  });
  const seenOf = (c: { env: RoutesEnv["Bindings"]; req: { raw: Request } }) =>
    originReader(c.env.incoming?.socket.remoteAddress ?? "", c.req.raw.headers);
  app.use(limitBodies(makeBodyBudget(), (c) => limitedAddress(seenOf(c).address)));
  app.get("/healthz", (c) => c.json({ ok: true }));
  app.get("/readyz", async (c) => {
    const ok = await ready().catch(() => false);
    return c.json({ ok }, ok ? 200 : 503);
  });

  const refuseForeignForm: MiddlewareHandler<RoutesEnv> = async (c, next) => {
    if (isForeignForm(c.req.raw, seenOf(c), settings.PUBLIC_URL))
      return c.text("Cette demande vient d’un autre site.", 403);
    return next();
  };

  if (changes !== null) app.get(PAGE_CHANGES, changes.handler);
  if (api !== null || remote !== null) app.use(apiForms, refuseForeignForm);
  for (const path of settings.isProduction ? apiPaths : [...apiPaths, ...developmentPaths]) {
    if (api !== null) app.all(path, (c) => api.fetch(c.req.raw, { address: seenOf(c).address }));
    else if (remote !== null) app.all(path, (c) => remote.forward(c.req.raw, seenOf(c)));
  }
  // Whatever is added under this prefix is not reachable there, even for who is sent to sign in first.
  if (settings.isProduction) app.all("/dev/*", (c) => c.notFound());
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
    app.all("*", refuseForeignForm, async (c) => {
      const { render, readSession } = await site();
      const secure = settings.PUBLIC_URL.startsWith("https:");
      const judged = judgedRequest(c.req.raw);
      const request = secure ? readHostCookies(judged) : judged;
      const token = readSession(request);
      const seen = seenOf(c);
      const device = c.req.header("user-agent") ?? "";
      const tokenFrom = token === null ? null : ("cookie" as const);
      const client =
        api?.client(makeCaller({ token, tokenFrom, address: seen.address, device })) ??
        remote?.client({ token, seen, device });
      if (!client) throw new Error("The site has no API to speak to");
      const visitor = await describeVisitor(request, token, client, {
        demonstration: settings.hasBanner,
        developing: !settings.isProduction,
        brand: settings.BRAND,
        secure,
        publicUrl: settings.PUBLIC_URL,
        contacts: siteContacts(settings),
      });
      const made = await render(request, { api: client, visitor });
      const page = kept ? await kept.keep(c.req.raw, made) : made;
      return secure ? writeHostCookies(page) : page;
    });
  } else {
    app.all("*", (c) => c.text(`Le site est à l’adresse ${settings.PUBLIC_URL}`, 404));
  }
  app.onError((error, c) => {
    jsonLog("error", "request-failed", { method: c.req.method, error: describeError(error) });
    return c.text("Le service est momentanément indisponible. Veuillez réessayer.", 503);
  });
  return app;
}
