import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** How long a finished page is kept at most, in milliseconds: some texts depend on the day. */
const KEPT_MS = 60_000;
/** Pages kept at most; past that the oldest goes. */
const MOST_PAGES = 500;
/** The header by which the site says that a page is the same for every visitor. */
const MARK = "x-page-cache";

/** The queries whose pages are kept: any other could fill the store with what nobody asks for twice. */
const listing = /^(\?page=\d{1,3})?$/;

const encodings = ["br", "gzip", "identity"] as const;
type Encoding = (typeof encodings)[number];

interface KeptPage {
  until: number;
  etag: string;
  /** Headers common to every form of the page. */
  headers: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
}

/** The finished pages of a process. */
export interface KeptPages {
  /** Answers a request from what is kept; false when another must answer it. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Keeps a page that its site marked, and returns it without the mark. */
  keep(request: Request, response: Response): Promise<Response>;
  /** Forgets every page: something that they show has changed. */
  drop(): void;
  /** Forgets every page and keeps none: changes would not be heard. */
  suspend(): void;
  /** Keeps pages again. */
  resume(): void;
}

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Somebody who is signed in, or whom a message awaits, sees a page of their own. */
function isPersonal(cookies: string | null | undefined): boolean {
  return /jdj_(session|flash)/.test(cookies ?? "");
}

/** Store links depend on the kind of device, so each kind has its copy. */
function keyOf(path: string, device: string | null | undefined): string {
  const kind = /android/i.test(device ?? "") ? "a" : /iphone|ipad/i.test(device ?? "") ? "i" : "o";
  return `${kind}${path}`;
}

function chooseEncoding(accepted: string | undefined): Encoding {
  return encodings.find((encoding) => accepted?.includes(encoding)) ?? "identity";
}

/** A nonce is for one answer only, and a kept page has no script that needs one. */
function withoutNonce(policy: string): string {
  return policy.replace(/ 'nonce-[^']*'/g, "");
}

async function makeKept(response: Response, now: number): Promise<KeptPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  delete headers[MARK];
  headers["content-security-policy"] = withoutNonce(headers["content-security-policy"] ?? "");
  headers["cross-origin-opener-policy"] = "same-origin";
  headers["cache-control"] = "public, no-cache";
  headers.vary = "accept-encoding, cookie";
  return {
    until: now + KEPT_MS,
    etag: `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    headers,
    bodies: {
      br: await brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      gzip: await toGzip(identity),
      identity,
    },
  };
}

/** Makes an empty store of finished pages. */
export function keepPages(clock: () => number = Date.now): KeptPages {
  const pages = new Map<string, KeptPage>();
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

    async keep(request, response) {
      const isMarked = response.headers.has(MARK);
      const { pathname, search } = new URL(request.url);
      const mayKeep =
        isMarked &&
        !isSuspended &&
        listing.test(search) &&
        request.method === "GET" &&
        response.status === 200 &&
        !response.headers.has("set-cookie") &&
        !isPersonal(request.headers.get("cookie"));
      if (mayKeep) {
        const before = changes;
        const page = await makeKept(response.clone(), clock());
        // A change that came while the page was made may not be in it.
        if (changes === before && !isSuspended)
          pages.set(keyOf(pathname + search, request.headers.get("user-agent")), page);
        const oldest = pages.size > MOST_PAGES ? pages.keys().next().value : undefined;
        if (oldest !== undefined) pages.delete(oldest);
      }
      if (isMarked) response.headers.delete(MARK);
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
