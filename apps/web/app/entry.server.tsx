import { readFileSync } from "node:fs";
import type { Visitor } from "@jdj/contract/accounts/visitor";
import { isRefusal } from "@jdj/contract/call/refusals";
import type { Client } from "@jdj/contract/client";
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
  type StaticHandlerContext,
} from "react-router";
import { isCachedOffline } from "./areas/notebook/offline/precache-list.ts";
import { withLowPriorityScripts } from "./document/low-priority-scripts.ts";
import { isPageHandle, type PageHandle } from "./document/page-kind.ts";
import { createPageTemplates } from "./document/page-template.ts";
import { renderWhole } from "./document/render-whole.ts";
import { BuiltStyles } from "./document/stylesheets.tsx";
import { withUsedStyles } from "./document/used-styles.ts";
import { ACCOUNT_HEADER, accountOf, withAccount } from "./forms/posting-account-field.tsx";
import {
  apiContext,
  type Encryption,
  encryptionContext,
  type FetchPicture,
  pictureContext,
  visitorContext,
} from "./http/context.ts";
import { providerSessionCookie, sessionCookie } from "./http/cookies/session-cookie.ts";
import { viewCookie } from "./http/cookies/view-cookie.ts";
import { narrowerOf } from "./http/narrow-build.ts";
import { pageHeaders } from "./http/page-headers.ts";
import { CountryWriter } from "./ui/calling-code-select.tsx";
import { countryOptions } from "./ui/country-options.ts";
import { IconDrawer } from "./ui/icon.tsx";
import { drawingsOf } from "./ui/icon-drawings.ts";
import sprite from "./ui/icons.svg?raw";
import { ClothDrawer } from "./weave/cloth.tsx";
import { shapesOf } from "./weave/shapes.ts";

/**
 * The token of the session that a space of the site has in a browser, or null. A member of staff who
 * looks at a notebook does not use a session of their own beside it.
 */
export async function readSession(
  request: Request,
  visitor: Pick<Visitor, "secure" | "space">,
): Promise<string | null> {
  if (visitor.space === "providers") return providerSessionCookie.read(request, visitor);
  return (await viewCookie.read(request, visitor)) ?? sessionCookie.read(request, visitor);
}

/** The arguments of each request. */
export type SiteRequest = {
  api: Client;
  visitor: Visitor;
  encryption: Encryption;
  fetchPicture: FetchPicture;
};

/**
 * The site as one function. It is in this bundle because the bundle owns the context's keys:
 * a second copy of the router would make every page answer 500.
 *
 *   const build = await import("apps/web/build/server/index.js");
 *   const site = build.entry.module.createSite(build, report);
 *   const response = await site(request, { api, visitor, encryption, fetchPicture });
 *
 * Its response is null where the API was away or too busy to answer.
 */
export function createSite(build: ServerBuild, report: (error: unknown) => void) {
  const mode = process.env.NODE_ENV === "development" ? "development" : "production";
  const everyRoute = createRequestHandler(build, mode);
  const narrow = narrowerOf(build);
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  const handlerFor = ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (pathname === build.routeDiscovery.manifestPath) return everyRoute;
    const narrowed = narrow(pathname);
    const handler = handlers.get(narrowed) ?? createRequestHandler(narrowed, mode);
    handlers.set(narrowed, handler);
    return handler;
  };
  reporters.add(report);
  return async (
    request: Request,
    { api, visitor, encryption, fetchPicture }: SiteRequest,
  ): Promise<Response | null> => {
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    context.set(visitorContext, visitor);
    context.set(encryptionContext, encryption);
    context.set(pictureContext, fetchPicture);
    const response = await handlerFor(request)(withSender(request, visitor), context);
    return busyContexts.has(context) ? null : response;
  };
}

/** A posted form with who posts it, for `readForm`. */
function withSender(request: Request, visitor: Visitor): Request {
  if (request.method === "GET" || request.method === "HEAD") return request;
  const headers = new Headers(request.headers);
  headers.set(ACCOUNT_HEADER, accountOf(visitor) ?? "");
  return new Request(request, { headers });
}

/** The requests for which the API was away or too busy to answer. */
const busyContexts = new WeakSet<object>();

const reporters = new Set<(error: unknown) => void>();

/** Called by the router for what a page throws; a response such as 404 is not an error. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context?: object },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  if (isRefusal(error, "busy")) {
    if (context) busyContexts.add(context);
    return;
  }
  for (const report of reporters) report(error);
}

const styles = new Map<string, string>();

/** A stylesheet of the build, which is beside this bundle; read once. */
function readStyle(href: string): string {
  const known = styles.get(href);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(`../client${href}`, import.meta.url), "utf8");
  styles.set(href, text);
  return text;
}

/** What the deepest route of a page says of it. */
function handleOf({ staticHandlerContext, routeModules }: EntryContext): PageHandle | null {
  const deepest = staticHandlerContext.matches.at(-1)?.route.id;
  const handle = deepest === undefined ? null : routeModules[deepest]?.handle;
  return isPageHandle(handle) ? handle : null;
}

/** What the loader of the deepest route of a page returned. */
function loadedBy({ staticHandlerContext: { matches, loaderData } }: EntryContext): unknown {
  return loaderData[matches.at(-1)?.route.id ?? ""];
}

/** The bodies of pages, by their responses. */
const bodies = new WeakMap<Response, Buffer<ArrayBuffer>>();

/** The body of a page in one piece, for who sends it; null for any other response. */
export function bodyOf(response: Response): Buffer<ArrayBuffer> | null {
  return bodies.get(response) ?? null;
}

export { findFavourites } from "./areas/providers/favourites/find-favourites.ts";
export { menuName } from "./layouts/public/profile-menu.tsx";

const drawIcon = drawingsOf(sprite);
const templates = createPageTemplates();

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const visitor = context.get(visitorContext);
  const { nonce, user, publicUrl } = visitor;
  pageHeaders(headers, visitor);
  const { pathname, search } = new URL(request.url);
  if (isCachedOffline(pathname, search)) headers.set("X-Offline-Cache", "1");
  const handle = handleOf(page);
  const isFailed = page.staticHandlerContext.errors !== null;
  const isShared = handle?.isShared === undefined || (!isFailed && handle.isShared(loadedBy(page)));
  if (handle?.cachedBy && isShared) headers.set("X-Page-Cache", handle.cachedBy.join(","));
  if (user !== null && handle?.providersOf && !isFailed)
    headers.set("X-Page-Providers", handle.providersOf(loadedBy(page)).join(","));
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const renderThe = async (staticHandlerContext: StaticHandlerContext, url: string) => {
    const whole = await renderWhole(
      <BuiltStyles value={{ routes: page.manifest.routes, read: readStyle }}>
        <ClothDrawer value={shapesOf}>
          <CountryWriter value={countryOptions}>
            <IconDrawer value={drawIcon}>
              <ServerRouter context={{ ...page, staticHandlerContext }} url={url} nonce={nonce} />
            </IconDrawer>
          </CountryWriter>
        </ClothDrawer>
      </BuiltStyles>,
      { nonce, onError: (error) => handleError(error, { request }) },
    );
    if (handle?.page !== "static") return withLowPriorityScripts(whole);
    return Buffer.from(withAccount(withUsedStyles(whole.toString()), accountOf(visitor)));
  };
  const { staticHandlerContext } = page;
  const body =
    (handle?.mark &&
      (await templates.render(staticHandlerContext, handle, (ofAnybody) =>
        renderThe(ofAnybody, publicUrl),
      ))) ??
    (await renderThe(staticHandlerContext, request.url));
  const response = new Response(body, { status, headers });
  bodies.set(response, body);
  return response;
}
