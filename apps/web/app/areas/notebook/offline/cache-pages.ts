import { at } from "@jdj/contract/paths/addresses";
import { PERSONAL } from "#app/device/cache-names.ts";
import { PAGE_CACHED, type PageCached } from "#app/device/page-scripts.ts";
import { ceremonyFormsIn, isCachedOffline, precachedPages } from "./precache-list.ts";

/** The age at which a cached page that was not opened again is fetched again, in milliseconds. */
const STALE_MS = 6 * 60 * 60 * 1000;

/** The key in localStorage of the person and event whose pages are cached: `12 7`. */
const OWNER_KEY = "jdj-page-cache";

/** Opens the person's page cache, emptied first when its pages are of another person or event. */
async function storeFor(person: number, eventId: number): Promise<Cache> {
  const name = PERSONAL + person;
  const owner = `${person} ${eventId}`;
  if (localStorage.getItem(OWNER_KEY) !== owner) await caches.delete(name);
  localStorage.setItem(OWNER_KEY, owner);
  return caches.open(name);
}

async function ageOf(store: Cache, path: string, now: number): Promise<number> {
  const seen = (await store.match(path))?.headers.get("x-seen");
  return seen ? now - Date.parse(seen) : Number.POSITIVE_INFINITY;
}

/**
 * Fetches a page through the worker, which caches it, and loads the scripts of its components; returns
 * the files that it names.
 */
async function fetchPage(path: string): Promise<string[]> {
  const answer = await fetch(path, { headers: { "x-offline-cache": "1" }, priority: "low" });
  if (!answer.ok) return [];
  const html = await answer.text();
  const detail: PageCached = { html, loading: [] };
  dispatchEvent(new CustomEvent(PAGE_CACHED, { detail }));
  await Promise.allSettled(detail.loading);
  return filesIn(html);
}

/** The built files that a page, an address or the map of routes refers to. */
function filesIn(text: string): string[] {
  return [...new Set(text.match(/\/assets\/[\w.-]+\.\w+/g) ?? [])];
}

type PagesToCache = {
  person: number;
  eventId: number;
  /** The page on screen. */
  pathname: string;
  /** Whether it changed since the worker last cached it; shown with a filter, it was not cached. */
  isOld: boolean;
};

/**
 * Caches the notebook for use without a network: the page on screen as it is now, the others when
 * they are missing or old, and the files that they need. Only in a window that the worker controls.
 */
export async function cachePages({
  person,
  eventId,
  pathname,
  isOld,
}: PagesToCache): Promise<void> {
  const store = await storeFor(person, eventId);
  const ahead = [...precachedPages, at("createGuests", { eventId })];
  const paths = ahead.filter((path) => path !== pathname);
  if (isCachedOffline(pathname)) paths.unshift(pathname);
  const files = new Set<string>();
  const fetchOld = async (path: string) => {
    const age = await ageOf(store, path, Date.now());
    const isNewer = path === pathname && (isOld || !isCachedOffline(path, location.search));
    if (age < STALE_MS && !isNewer) return;
    for (const file of await fetchPage(path)) files.add(file);
  };
  for (const path of paths) await fetchOld(path);
  const ceremonies = await store.match(at("ceremonies"));
  for (const path of ceremonyFormsIn((await ceremonies?.text()) ?? ""))
    if (path !== pathname) await fetchOld(path);
  if (files.size === 0) return;
  // Code used only without a network, and files fetched before the worker controlled this window.
  await Promise.all([import("./edit-queue.ts"), import("./offline-notice.tsx")]);
  for (const { name } of performance.getEntriesByType("resource"))
    for (const file of filesIn(name)) files.add(file);
  for (const file of await fetchMap()) files.add(file);
  // The worker answers from its cache, also with unchanged files of an earlier build.
  await Promise.all([...files].map((file) => fetch(file, { priority: "low" })));
}

/**
 * Caches the router's map of the cached pages and of the forms that they link to; returns the files of
 * all of them. The worker returns it when the router asks without a network.
 */
async function fetchMap(): Promise<string[]> {
  const map: unknown = Reflect.get(window, "__reactRouterManifest");
  const version: unknown = typeof map === "object" && map ? Reflect.get(map, "version") : "";
  const forms = [
    at("createGuests", { eventId: 1 }),
    at("editGuest", { eventGuestId: 1 }),
    at("editCeremony", { eventId: 1, datePlaceId: 1 }),
  ];
  const paths = [...precachedPages, ...forms].sort().join(",");
  const query = new URLSearchParams({ paths, version: String(version) });
  const answer = await fetch(`/__manifest?${query}`, { headers: { "x-offline-cache": "1" } });
  return answer.ok ? filesIn(await answer.text()) : [];
}
