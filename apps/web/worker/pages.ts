import { at } from "@jdj/contract/paths/addresses";
import { BUILD_HEADER, CHECK_IN, PERSONAL } from "#app/device/cache-names.ts";
import { evictOld } from "./evict.ts";
import { BUILD, currentFiles } from "./files.ts";

const MOST_PAGES = 60;

/** Deletes the cached pages of all users but one. */
export async function clearOthers(own?: string): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PERSONAL) && name !== own);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Caches a page with the time and the build id; the oldest pages are deleted. */
export async function cachePage(name: string, address: string, answer: Response): Promise<void> {
  const headers = withoutCoding(answer.headers);
  headers.set("x-seen", new Date().toISOString());
  headers.set(BUILD_HEADER, BUILD);
  const cache = await caches.open(name);
  const before = await cache.match(address);
  await cache.delete(address);
  await cache.put(address, new Response(await answer.text(), { headers }));
  const pages = await cache.keys();
  await Promise.all(pages.slice(0, -MOST_PAGES).map((old) => cache.delete(old)));
  if (before && before.headers.get(BUILD_HEADER) !== BUILD)
    await evictOld(caches, BUILD, Date.now());
}

/** The cached page of an address, with the time of caching in its first element. */
export async function cachedPage(url: string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    if (name !== CHECK_IN && !name.startsWith(PERSONAL)) continue;
    const cache = await caches.open(name);
    const cached = (await cache.match(url)) ?? (await cache.match(url, { ignoreSearch: true }));
    if (!cached) continue;
    const html = await cached.text();
    const seen = cached.headers.get("x-seen");
    return new Response(html.replace("<html ", `<html data-seen="${seen}" `), {
      headers: cached.headers,
    });
  }
  return undefined;
}

/** The offline page, with links to the cached pages of a notebook. */
export async function offlinePage(): Promise<Response> {
  const page = await (await currentFiles()).match(at("offline"));
  if (!page) return Response.error();
  let links = "";
  for (const name of await caches.keys()) {
    if (!name.startsWith(PERSONAL)) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      if (search || /\d/.test(pathname)) continue;
      const html = await (await cache.match(request))?.text();
      const title = html?.match(/<title>([^<|]+)/)?.[1] ?? "";
      links += `<li><a href="${pathname}">${title.trim()}</a></li>`;
    }
  }
  const html = await page.text();
  const headers = withoutCoding(page.headers);
  return new Response(html.replace(/(<ul data-cached-pages[^>]*>)/, `$1${links}`), { headers });
}

/** The headers of a text that was decoded. */
function withoutCoding(given: Headers): Headers {
  const headers = new Headers(given);
  headers.delete("content-encoding");
  headers.delete("content-length");
  return headers;
}
