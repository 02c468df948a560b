import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Api } from "@jdj/api/app";
import { makeCaller } from "@jdj/api/http/caller";
import { limitedAddress } from "@jdj/api/http/client-address";
import { describeError, jsonLog } from "@jdj/api/log";
import type { Visitor } from "@jdj/contract/accounts/visitor";
import { isRefusal } from "@jdj/contract/call/refusals";
import type { Client } from "@jdj/contract/client";
import { patterns } from "@jdj/contract/paths/addresses";
import { type Context, type Handler, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import type { Settings } from "../settings/settings.ts";
import { siteContacts } from "../settings/site-settings.ts";
import { makeBodyBudget } from "./body-budget.ts";
import { limitBodies } from "./body-limits.ts";
import { busyPage, keepForm, RETRY_SECONDS } from "./busy-page.ts";
import { compressJson } from "./compress-json.ts";
import { addConsole } from "./console.ts";
import { cookieEncryption } from "./cookie-encryption.ts";
import { checkedRequest, isForeignForm } from "./form-origin.ts";
import { buildFolder, type Site } from "./load-site.ts";
import type { PageCache } from "./page-cache.ts";
import { createPageQueue } from "./page-queue.ts";
import { pageResponse } from "./page-response.ts";
import type { RoutesEnv } from "./routes-env.ts";
import { addSecurityHeaders } from "./security-headers.ts";
import { createSignedInPages } from "./signed-in-pages.ts";
import { askForContent, type SiteContent } from "./site-content.ts";
import { originOf } from "./trusted-proxies.ts";
import { describeVisitor, spaceOf } from "./visitor.ts";

/** What a process serves. */
export interface RouteDependencies {
  settings: Settings;
  /** The API and the site, which in development is loaded again for each request; null in a process of jobs alone. */
  product: { api: Api; site: () => Promise<Site> } | null;
  /** Null in development, where every page is rendered again. */
  pageCache: PageCache | null;
  content: SiteContent;
  /** Answers `/metrics`; null where no token opens it. */
  metrics: Handler<RoutesEnv> | null;
  /** Whether the dependencies of this process answer: the database and the queue. */
  ready: () => Promise<boolean>;
}

/** The addresses that the API answers; all others belong to the site. */
const apiPaths = ["/api/*", "/oauth/*", "/town-halls/*", "/files/*", "/partage/*"];

/** What the API also answers outside production: pages of the fake drivers, and samples. */
const developmentPaths = [
  "/dev/console",
  "/dev/facebook/*",
  "/dev/paiement",
  "/dev/paiement/*",
  "/dev/outbox",
  "/dev/outbox.json",
  "/dev/outbox/*",
  "/dev/wallet/*",
  "/dev/lettres",
  "/dev/lettres/*",
];

/** Whether a page is one of the tour, which reads the demonstration's event without a session. */
function isTourPage(path: string): boolean {
  return path === patterns.tour || path.startsWith(`${patterns.tour}/`);
}

/** Removes headers that immutable files do not need, to save bytes on slow connections. */
function lighten(c: Context): void {
  const { headers } = c.res;
  headers.delete("last-modified");
  // Neither scripts nor fonts are framed.
  headers.delete("content-security-policy");
  // A module is always read as UTF-8, and styles as their document is.
  if (c.req.path.endsWith(".js")) headers.set("content-type", "text/javascript");
  if (c.req.path.endsWith(".css")) headers.set("content-type", "text/css");
}

/** The HTTP routes of a process. */
export function makeRoutes({
  settings,
  product,
  pageCache,
  content,
  metrics,
  ready,
}: RouteDependencies): Hono<RoutesEnv> {
  const app = new Hono<RoutesEnv>();
  app.use(compress());
  app.use(compressJson);
  app.use(async (c, next) => {
    await next();
    addSecurityHeaders(c.res.headers, { secure: settings.PUBLIC_URL.startsWith("https:") });
    // A missing file is answered by a page, not a script.
    if (c.req.path.startsWith("/assets/") && c.res.ok) lighten(c);
    // Not by `c.header`, which turns a body in one piece into a stream.
    else c.res.headers.set("cross-origin-opener-policy", "same-origin");
    if (c.res.status === 503 && !c.res.headers.has("retry-after"))
      c.res.headers.set("retry-after", RETRY_SECONDS);
  });
  app.use(async (c, next) => {
    if (!isDamagedAddress(c.req.url)) return next();
    const message = "Cette adresse n’existe pas.";
    return c.req.path.startsWith("/api/")
      ? c.json({ success: false, code: "not-found", message }, 404)
      : c.text(message, 404);
  });
  const seenOf = (c: { env: RoutesEnv["Bindings"]; req: { raw: Request } }) =>
    originOf(
      c.env.incoming?.socket.remoteAddress ?? "",
      c.req.raw.headers,
      settings.TRUSTED_PROXIES,
    );
  app.use(limitBodies(makeBodyBudget(), (c) => limitedAddress(seenOf(c).address)));
  app.get("/healthz", (c) => c.json({ ok: true }));
  if (metrics !== null) app.get("/metrics", metrics);
  app.get("/readyz", async (c) => {
    const ok = await ready().catch(() => false);
    return c.json({ ok }, ok ? 200 : 503);
  });

  const refuseForeignForm: MiddlewareHandler<RoutesEnv> = async (c, next) => {
    if (isForeignForm(c.req.raw, seenOf(c), settings.PUBLIC_URL))
      return c.text("Cette demande vient d’un autre site.", 403);
    return next();
  };

  if (product !== null)
    for (const path of settings.isProduction ? apiPaths : [...apiPaths, ...developmentPaths])
      app.all(path, (c) => product.api.fetch(c.req.raw, { address: seenOf(c).address }));
  // No route added under this prefix later can be reached in production.
  if (settings.isProduction) app.all("/dev/*", (c) => c.notFound());
  if (product !== null) {
    const { api, site } = product;
    const clientFolder = join(buildFolder, "client");
    const encryption = cookieEncryption([settings.SECRET, ...settings.SECRET_PREVIOUS]);
    app.use(
      "/assets/*",
      serveStatic({
        root: clientFolder,
        precompressed: true,
        onFound: (_, c) => c.header("cache-control", "max-age=31536000, immutable"),
      }),
    );
    addConsole(app);
    app.get("/*", serveStatic({ root: clientFolder }));
    for (const path of [patterns.realtime, patterns.proRealtime])
      app.get(path, async (c) => {
        const { readSession } = await site();
        const secure = settings.PUBLIC_URL.startsWith("https:");
        const space = spaceOf(c.req.path);
        const asked = realtimeRequest(c.req.raw, await readSession(c.req.raw, { secure, space }));
        return api.fetch(asked, { address: seenOf(c).address });
      });
    const queue = createPageQueue();
    const signedInPages = pageCache && createSignedInPages(pageCache.changes);
    const renderPage = async (c: Context<RoutesEnv>): Promise<Response | null> => {
      const { render, bodyOf, menuName, findFavourites, readSession } = await site();
      const began = pageCache?.changes() ?? 0;
      const secure = settings.PUBLIC_URL.startsWith("https:");
      const request = checkedRequest(c.req.raw);
      const space = spaceOf(new URL(request.url).pathname);
      const token = await readSession(request, { secure, space });
      const seen = seenOf(c);
      const device = c.req.header("user-agent") ?? "";
      const clientFor = (token: string | null) => {
        const tokenFrom = token === null ? null : ("cookie" as const);
        return api.client(makeCaller({ token, tokenFrom, address: seen.address, device }));
      };
      const client = clientFor(token);
      const contacts = siteContacts(settings);
      const { links, introductions } = await content.read(() => askForContent(client), contacts);
      const visitor = await describeVisitor(request, token, client, {
        demonstration: settings.hasBanner,
        developing: !settings.isProduction,
        brand: settings.BRAND,
        secure,
        publicUrl: settings.PUBLIC_URL,
        contacts: { ...contacts, ...links },
        introductions,
      });
      const fetchPicture = async (path: string, accept: string) =>
        api.fetch(new Request(new URL(path, request.url), { headers: { accept } }), {
          address: seen.address,
        });
      const pageOf = async (api: Client, visitor: Visitor) => {
        const who = visitor.user?.id ?? visitor.provider?.id ?? seen.address;
        const rendered = await queue.run(`${visitor.space} ${who}`, () =>
          render(request, { api, visitor, encryption, fetchPicture }),
        );
        const body = rendered && bodyOf(rendered);
        if (rendered === null || body === null) return { rendered, page: null };
        const headers = new Headers(rendered.headers);
        return { rendered, page: { status: rendered.status, headers, body } };
      };
      const tour = isTourPage(c.req.path)
        ? api.client(api.tourCaller({ address: seen.address, device }))
        : null;
      const shared = await signedInPages?.answer(request, visitor, {
        menuName,
        favourites: () => findFavourites(client, visitor),
        renderFor: async (anybody) => (await pageOf(tour ?? clientFor(null), anybody)).page,
      });
      if (shared) return shared;
      // A session of the other space, or none any more: the page asks as anybody.
      const own = visitor.token === token ? client : clientFor(null);
      const { rendered, page } = await pageOf(tour ?? own, visitor);
      if (page === null) return rendered;
      signedInPages?.learn(request, visitor, page);
      return (await pageCache?.store(c.req.raw, page, began)) ?? pageResponse(c.req.raw, page);
    };
    app.all("*", refuseForeignForm, async (c) => {
      const sent = keepForm(c.req.raw);
      const page = await renderPage(c).catch((error: unknown) => {
        if (!isRefusal(error, "busy")) throw error;
        return null;
      });
      return page ?? pageCache?.stale(c.req.raw) ?? busyPage(c.req.raw, sent);
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

/**
 * Whether an address has what no address of ours can have: the character NUL, which the database stores
 * in no text, or bytes in its path that are no UTF-8. A lone percent sign in a query is read as typed.
 */
function isDamagedAddress(url: string): boolean {
  const { pathname, search } = new URL(url);
  if (/%00/.test(search)) return true;
  try {
    return decodeURIComponent(pathname).includes("\0");
  } catch {
    return true;
  }
}

/**
 * The request for the stream of changes that a page makes with its cookie, as the API takes it: a
 * browser's EventSource cannot send the header with the token.
 */
function realtimeRequest(request: Request, token: string | null): Request {
  const { search } = new URL(request.url);
  const headers = new Headers();
  const since = request.headers.get("last-event-id");
  if (since !== null) headers.set("last-event-id", since);
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  return new Request(new URL(`/api/v1/realtime${search}`, request.url), {
    headers,
    signal: request.signal,
  });
}
