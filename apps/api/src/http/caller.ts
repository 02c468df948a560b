import { type Actor, findActor } from "../areas/identity/sessions/queries.ts";
import { isViewToken } from "../areas/identity/sessions/view-session.ts";
import type { Database } from "../database/connect.ts";
import { limitedAddress } from "./client-address.ts";
import { readConsoleCookie } from "./console-cookie.ts";
import { isPreviewRequest } from "./preview-request.ts";

/** Who makes a call, as far as the transport can tell. */
export interface Caller {
  token: string | null;
  /** How the token came: only the header proves that no link or image made the call. */
  tokenFrom: "header" | "cookie" | "query" | null;
  /** Network address as limits count it (IPv6 by its /64), for loose limits only. */
  address: string;
  /** The header Idempotency-Key: the same key again is the same request. */
  idempotencyKey: string | null;
  /** What the device says it is. */
  device: string;
  /** Whether the request says that no person has opened the address: calls that act by GET then only read. */
  isPreview: boolean;
  /** The signed-in person, looked up once and again after a write; null for nobody. */
  actor(db: Database, now: Date): Promise<Actor | null>;
  /** Takes a look-up of the signed-in person that is made with others, unless one was made before. */
  lookUpActor(find: (token: string) => Promise<Actor | null>): Promise<void>;
  /** Whether the caller looks at the demonstration's notebook by the tour: they read and never write. */
  readonly isTour: boolean;
  /** Whether a member of staff looks at a customer's notebook: they read and never write. */
  readonly isView: boolean;
  /** The key of what was read for the caller, another one after each write; null during a write. */
  readonly readKey: object | null;
  /** Runs a call that may change what was read for the caller. */
  writing<T>(call: () => PromiseLike<T>): Promise<T>;
}

/**
 * Describes a caller by what came with the request.
 * @param tourActor finds in whose name a visitor of the tour reads; no token counts then
 */
export function makeCaller(
  request: Pick<Caller, "token" | "tokenFrom" | "address" | "device"> &
    Partial<Pick<Caller, "idempotencyKey" | "isPreview">>,
  tourActor?: (db: Database) => Promise<Actor | null>,
): Caller {
  let found: Promise<Actor | null> | undefined;
  let writes = 0;
  let readKey = {};
  return {
    idempotencyKey: null,
    isPreview: false,
    ...request,
    isTour: tourActor !== undefined,
    isView: isViewToken(request.token),
    address: limitedAddress(request.address),
    actor(db, now) {
      const { token } = request;
      if (token === null && !tourActor) return Promise.resolve(null);
      found ??= tourActor ? tourActor(db) : findActor(db, token ?? "", now);
      return found;
    },
    async lookUpActor(find) {
      const { token } = request;
      if (token === null || tourActor || found) return;
      found = find(token);
      await found;
    },
    get readKey() {
      return writes > 0 ? null : readKey;
    },
    async writing(call) {
      writes += 1;
      try {
        return await call();
      } finally {
        writes -= 1;
        readKey = {};
        found = undefined;
      }
    },
  };
}

/** The calls whose token the specification puts in the query, `api_token=Bearer …`. */
const tokenInQuery = [
  { method: "GET", path: /^\/api\/v1\/get-customer-booking-packages$/ },
  { method: "DELETE", path: /^\/api\/v1\/booking-package\/[^/]+$/ },
];

function queryToken(request: Request): string | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const mayBear = tokenInQuery.some(
    ({ method, path }) => method === request.method && path.test(pathname),
  );
  const token = mayBear ? searchParams.get("api_token")?.replace(/^Bearer\s+/i, "") : undefined;
  return token || undefined;
}

/**
 * The caller of a request that came over the network. Addresses stand in histories and logs: a
 * token in the query counts only where the specification puts it there, and the console's cookie
 * only for its own pages.
 */
export function callerOf(request: Request, address: string): Caller {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const found = [
    { token: bearer, tokenFrom: "header" as const },
    { token: queryToken(request), tokenFrom: "query" as const },
    { token: readConsoleCookie(request), tokenFrom: "cookie" as const },
  ].find(({ token }) => token !== undefined);
  return makeCaller({
    token: found?.token ?? null,
    tokenFrom: found?.tokenFrom ?? null,
    address,
    idempotencyKey: request.headers.get("idempotency-key")?.slice(0, 100) ?? null,
    device: request.headers.get("user-agent") ?? "",
    isPreview: isPreviewRequest(request),
  });
}

/** The same request without the token in its query, which is no field of any call. */
export function withoutToken(request: Request): Request {
  const url = new URL(request.url);
  if (!url.searchParams.has("api_token")) return request;
  url.searchParams.delete("api_token");
  return new Request(url, request);
}
