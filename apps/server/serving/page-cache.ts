import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { pageCacheAnswers } from "@jdj/api/metrics";
import { LRUCache } from "lru-cache";
import { chooseEncoding, type Encoding } from "./encoding.ts";
import { etagOf, isUnchanged, nonceOf, type Page, withoutNonce } from "./page-response.ts";

/** The longest time that a page answers requests, in milliseconds: some texts depend on the day. */
export const MAX_AGE_MS = 60_000;
/** The longest time that it is kept for requests that cannot be answered otherwise, in milliseconds. */
const STALE_MS = 3_600_000;
/**
 * The memory of all cached pages, in bytes; beyond it the least recently requested are removed. Who
 * makes up addresses replaces other made-up ones: a page that people request stays.
 */
const MAX_BYTES = 32 * 1024 * 1024;
/** What a cached page takes besides its bodies: its headers, key and objects. */
const PAGE_OVERHEAD_BYTES = 4096;
/** The longest query of a cached page. */
const MAX_QUERY = 300;
/**
 * The header by which the site marks a page that is the same for every visitor. Its value names the
 * query parameters on which the page depends, separated by commas.
 */
const CACHEABLE = "x-page-cache";

interface CachedPage {
  /** When it was rendered, in milliseconds. */
  at: number;
  /** How many changes of content had been announced by then. */
  changes: number;
  etag: string;
  /** Headers common to all encodings of the page. */
  headers: Record<string, string>;
  bodies: Record<Encoding, Buffer<ArrayBuffer>>;
}

/** The rendered pages that a process holds in memory. */
export interface PageCache {
  /**
   * Answers a request from the cache; false when the page is to be rendered. A page that is out of date
   * is rendered for one request, while the others get the old one.
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Caches a page that the site marked as cacheable, and removes that header; forgets the page of an
   * address that is answered by a redirect or a refusal now.
   * @param began `changes()` before the page was rendered: with another one since, it is not kept
   * @returns the response, with the same headers as later ones from the cache; null for other pages
   */
  store(request: Request, page: Page, began: number): Promise<Response | null>;
  /** How many changes of content have been announced. */
  changes(): number;
  /**
   * A page that may be out of date by an hour, for a request that cannot be answered otherwise: the
   * database is away. Null when there is none.
   */
  stale(request: Request): Response | null;
  /** Content that its pages show has changed: each is rendered again at its next request. */
  drop(): void;
  /** The memory that the cached pages take, in bytes. */
  size(): number;
}

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Cookies of ours by which no cached page differs: they say which device signs in or answers, name a
 * cart, which pages count by a script, open the providers' space, which has no cached page, or say that
 * the welcome was shown, which a script reads; or open pages of events by their passwords, which are
 * not cached.
 */
export const impersonalCookies = [
  "device",
  "guest_device",
  "pro",
  "cart",
  "wish",
  "bienvenue",
  "event_pages",
] as const;

/** Whether a request has no cookie of ours but some. */
export function hasNoCookieBut(
  allowed: readonly string[],
  cookies: string | null | undefined,
): boolean {
  const ours = cookies?.matchAll(/(?:^|;\s*)(?:__Host-)?jdj_([^=;]*)/g) ?? [];
  return [...ours].every(([, name = ""]) => allowed.includes(name));
}

/** Whether a visitor gets pages of their own: they are signed in, or a flash message waits for them. */
function isPersonal(cookies: string | null | undefined): boolean {
  return !hasNoCookieBut(impersonalCookies, cookies);
}

/** Whether a page's answer says that its address shows something else now, or nothing any more. */
function isGone(status: number): boolean {
  return status >= 300 && status < 500 && status !== 429;
}

/** Links to the app stores depend on the kind of device, so each kind has its own entry. */
function keyOf(path: string, device: string | null | undefined): string {
  const kind = /android/i.test(device ?? "") ? "a" : /iphone|ipad/i.test(device ?? "") ? "i" : "o";
  return `${kind}${path}`;
}

/** What identifies a cached page: its address, and the kind of device. */
export function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return keyOf(pathname + search, request.headers.get("user-agent"));
}

/** The names of the query parameters on which a page depends that is the same for many; null for any other. */
export function namesOf(headers: Headers): string[] | null {
  return headers.get(CACHEABLE)?.split(",").filter(Boolean) ?? null;
}

/** Whether a query has only parameters on which the page depends, each once. */
export function isCachedQuery(query: URLSearchParams, names: readonly string[]): boolean {
  const given = [...query.keys()];
  return (
    query.toString().length <= MAX_QUERY &&
    new Set(given).size === given.length &&
    given.every((name) => names.includes(name))
  );
}

async function compressPage({
  headers: given,
  body,
}: Page): Promise<Omit<CachedPage, "at" | "changes">> {
  const headers = Object.fromEntries(given);
  headers["content-security-policy"] = withoutNonce(headers["content-security-policy"] ?? "");
  headers["cross-origin-opener-policy"] = "same-origin";
  headers["cache-control"] = "public, no-cache";
  headers.vary = "accept-encoding, cookie";
  const [br, gzipped] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    toGzip(body),
  ]);
  return { etag: etagOf(body), headers, bodies: { br, gzip: gzipped, identity: body } };
}

/** The status, headers and body that answer a request with a cached page. */
function answerWith(
  page: Omit<CachedPage, "at" | "changes">,
  accepted: string | undefined,
  ifNoneMatch: string | undefined,
) {
  const { etag } = page;
  if (isUnchanged(ifNoneMatch, etag)) {
    const { "content-type": _, ...headers } = page.headers;
    return { status: 304, headers: { ...headers, etag }, body: null };
  }
  const encoding = chooseEncoding(accepted);
  const body = page.bodies[encoding];
  const headers: Record<string, string> = {
    ...page.headers,
    etag,
    "content-length": String(body.length),
  };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  return { status: 200, headers, body };
}

/** Creates an empty page cache. */
export function createPageCache(clock: () => number = Date.now, maxBytes = MAX_BYTES): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies: { br, gzip: gzipped, identity } }) =>
      br.length + gzipped.length + identity.length + PAGE_OVERHEAD_BYTES,
    ttl: STALE_MS,
    ttlResolution: 0,
    perf: { now: clock },
  });
  let changes = 0;
  /** Of each page that is being rendered again, how many changes had been announced when that began. */
  const renderings = new Map<string, number>();

  const isFresh = (page: CachedPage) => page.changes === changes && clock() < page.at + MAX_AGE_MS;

  /** Leaves it to a request to render a page again, until it is answered; false while another does. */
  function beginRendering(key: string, response: ServerResponse): boolean {
    if (renderings.get(key) === changes) return false;
    const began = changes;
    renderings.set(key, began);
    response.once("close", () => {
      if (renderings.get(key) === began) renderings.delete(key);
    });
    return true;
  }

  return {
    answer(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const key = keyOf(request.url ?? "", request.headers["user-agent"]);
      const page = pages.get(key);
      if (!page || isPersonal(request.headers.cookie)) return false;
      if (!isFresh(page) && beginRendering(key, response)) return false;
      const { status, headers, body } = answerWith(
        page,
        request.headers["accept-encoding"]?.toString(),
        request.headers["if-none-match"],
      );
      pageCacheAnswers.inc({ result: "hit" });
      response.writeHead(status, headers);
      response.end(request.method === "HEAD" ? undefined : body);
      return true;
    },

    async store(request, page, began) {
      const names = namesOf(page.headers);
      page.headers.delete(CACHEABLE);
      const { searchParams } = new URL(request.url);
      const nonce = nonceOf(page.headers);
      const isShared = request.method === "GET" && !isPersonal(request.headers.get("cookie"));
      // One that is for some alone from now on must not be served to others while it is rendered again.
      if (isShared && (isGone(page.status) || (page.status === 200 && names === null)))
        pages.delete(addressOf(request));
      const isCacheable =
        names !== null &&
        isCachedQuery(searchParams, names) &&
        isShared &&
        page.status === 200 &&
        !page.headers.has("set-cookie") &&
        !(nonce !== null && page.body.includes(nonce));
      if (!isCacheable) return null;
      pageCacheAnswers.inc({ result: "miss" });
      const at = clock();
      const cached = await compressPage(page);
      // The page may lack a change that was announced while it was being rendered.
      if (changes === began)
        pages.set(addressOf(request), {
          ...cached,
          at,
          changes,
        });
      const { body, ...answer } = answerWith(
        cached,
        request.headers.get("accept-encoding") ?? undefined,
        request.headers.get("if-none-match") ?? undefined,
      );
      return new Response(body, answer);
    },

    stale(request) {
      if (request.method !== "GET" || isPersonal(request.headers.get("cookie"))) return null;
      const page = pages.get(addressOf(request));
      if (page?.changes !== changes) return null;
      const { body, ...answer } = answerWith(
        page,
        request.headers.get("accept-encoding") ?? undefined,
        request.headers.get("if-none-match") ?? undefined,
      );
      pageCacheAnswers.inc({ result: "stale" });
      return new Response(body, answer);
    },

    changes: () => changes,
    drop() {
      changes += 1;
    },
    size: () => pages.calculatedSize,
  };
}
