import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The longest time that a page stays cached, in milliseconds: some texts depend on the day. */
const MAX_AGE_MS = 60_000;
/** The most cached pages; beyond it the oldest is removed. */
const MAX_PAGES = 500;
/** The header by which the site marks a page that is the same for every visitor. */
const CACHEABLE = "x-page-cache";

/** The query strings whose pages are cached: any other could fill the cache with pages requested once. */
const cachedQuery = /^(\?page=\d{1,3})?$/;

const encodings = ["br", "gzip", "identity"] as const;
type Encoding = (typeof encodings)[number];

interface CachedPage {
  until: number;
  etag: string;
  /** Headers common to all encodings of the page. */
  headers: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
}

/** The rendered pages that a process holds in memory. */
export interface PageCache {
  /** Answers a request from the cache; false when the page is not cached. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Caches a response that the site marked as cacheable, and returns it without that header. */
  store(request: Request, response: Response): Promise<Response>;
  /** Empties the cache: content that its pages show has changed. */
  drop(): void;
  /** Empties the cache and stops caching, because changes cannot be received. */
  suspend(): void;
  /** Caches pages again. */
  resume(): void;
}

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A signed-in visitor, or one with a flash message, gets a page of their own. */
function isPersonal(cookies: string | null | undefined): boolean {
  return /jdj_(session|flash)/.test(cookies ?? "");
}

/** Links to the app stores depend on the kind of device, so each kind has its own entry. */
function keyOf(path: string, device: string | null | undefined): string {
  const kind = /android/i.test(device ?? "") ? "a" : /iphone|ipad/i.test(device ?? "") ? "i" : "o";
  return `${kind}${path}`;
}

function chooseEncoding(accepted: string | undefined): Encoding {
  return encodings.find((encoding) => accepted?.includes(encoding)) ?? "identity";
}

/** A nonce is valid for one response only, and no script of a cached page needs one. */
function withoutNonce(policy: string): string {
  return policy.replace(/ 'nonce-[^']*'/g, "");
}

async function compressPage(response: Response, now: number): Promise<CachedPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  delete headers[CACHEABLE];
  headers["content-security-policy"] = withoutNonce(headers["content-security-policy"] ?? "");
  headers["cross-origin-opener-policy"] = "same-origin";
  headers["cache-control"] = "public, no-cache";
  headers.vary = "accept-encoding, cookie";
  return {
    until: now + MAX_AGE_MS,
    etag: `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    headers,
    bodies: {
      br: await brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      gzip: await toGzip(identity),
      identity,
    },
  };
}

/** Creates an empty page cache. */
export function createPageCache(clock: () => number = Date.now): PageCache {
  const pages = new Map<string, CachedPage>();
  let changes = 0;
  let isSuspended = false;

  function drop(): void {
    changes += 1;
    pages.clear();
  }

  return {
    answer(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const page = pages.get(keyOf(request.url ?? "", request.headers["user-agent"]));
      if (!page || page.until < clock() || isPersonal(request.headers.cookie)) return false;
      if (request.headers["if-none-match"] === page.etag) {
        response.writeHead(304, { etag: page.etag, vary: page.headers.vary }).end();
        return true;
      }
      const encoding = chooseEncoding(request.headers["accept-encoding"]?.toString());
      const body = page.bodies[encoding];
      response.writeHead(200, {
        ...page.headers,
        etag: page.etag,
        "content-length": body.length,
        ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      });
      response.end(request.method === "HEAD" ? undefined : body);
      return true;
    },

    async store(request, response) {
      const isMarked = response.headers.has(CACHEABLE);
      const { pathname, search } = new URL(request.url);
      const isCacheable =
        isMarked &&
        !isSuspended &&
        cachedQuery.test(search) &&
        request.method === "GET" &&
        response.status === 200 &&
        !response.headers.has("set-cookie") &&
        !isPersonal(request.headers.get("cookie"));
      if (isCacheable) {
        const before = changes;
        const page = await compressPage(response.clone(), clock());
        // The page may lack a change that was announced while it was being compressed.
        if (changes === before && !isSuspended)
          pages.set(keyOf(pathname + search, request.headers.get("user-agent")), page);
        const oldest = pages.size > MAX_PAGES ? pages.keys().next().value : undefined;
        if (oldest !== undefined) pages.delete(oldest);
      }
      if (isMarked) response.headers.delete(CACHEABLE);
      return response;
    },

    drop,
    suspend() {
      isSuspended = true;
      drop();
    },
    resume() {
      isSuspended = false;
    },
  };
}
