import { at, patterns } from "@jdj/contract/paths/addresses";
import { CHECK_IN, PERSONAL } from "#app/device/cache-names.ts";
import { evictOld } from "./evict.ts";
import { BUILD, cachedFile, cachedManifest, currentFiles, MANIFEST } from "./files.ts";
import { cachedPage, cachePage, clearOthers, offlinePage } from "./pages.ts";
import { endPush, servePushes } from "./push.ts";

// Caches the site's own files, an offline page, and the pages that the server
// marks as those of a signed-in user's notebook. Online, every page comes from the network.
declare const self: ServiceWorkerGlobalScope;

/** The address of the offline page's script (`service-worker-plugin.ts`). */
const OFFLINE_SCRIPT = "/offline.js";

/** Pages that whoever has their link may open without a network: the check-in, and the sending of photos. */
const linkPages = [patterns.checkIn, patterns.albumLink].map(
  (pattern) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`),
);

self.addEventListener("install", (event) => {
  const offline = new Request(at("offline"), { credentials: "omit", cache: "reload" });
  event.waitUntil(
    currentFiles()
      .then((cache) => cache.addAll([offline, new Request(OFFLINE_SCRIPT, { cache: "reload" })]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(evictOld(caches, BUILD, Date.now()).then(() => self.clients.claim()));
});

/** A page from the network, cached when the server says so; without a network the cached one. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  let fresh: Response;
  try {
    fresh = await fetch(request);
  } catch {
    return (await cachedPage(request.url)) ?? offlinePage();
  }
  const store = (name: string) =>
    event.waitUntil(cachePage(name, request.url, fresh.clone()).catch(() => undefined));
  const { pathname } = new URL(request.url);
  if (fresh.ok && linkPages.some((page) => page.test(pathname))) store(CHECK_IN);
  const person = fresh.headers.get("x-person");
  if (person !== null) {
    const name = PERSONAL + person;
    await clearOthers(name);
    if (fresh.ok && fresh.headers.has("x-offline-cache")) store(name);
  }
  return fresh;
}

/** Deletes the cached pages at sign-out, with or without a network. */
async function answerSignOut(request: Request): Promise<Response> {
  await Promise.all([clearOthers(), caches.delete(CHECK_IN), endPush().catch(() => undefined)]);
  try {
    return await fetch(request);
  } catch {
    return offlinePage();
  }
}

servePushes();

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "POST" && url.pathname === at("signOut"))
    event.respondWith(answerSignOut(request));
  if (request.method !== "GET") return;
  if (url.pathname.startsWith("/assets/") || url.pathname === OFFLINE_SCRIPT)
    event.respondWith(cachedFile(request));
  else if (url.pathname === MANIFEST) event.respondWith(cachedManifest(request));
  else if (request.mode === "navigate" || request.headers.has("x-offline-cache"))
    event.respondWith(answerPage(event));
});
