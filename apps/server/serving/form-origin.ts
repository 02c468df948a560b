import type { RequestOrigin } from "./trusted-proxies.ts";

/** Whether an `Origin` is our own: that of PUBLIC_URL, or the host by which the client reached us. */
function isOwn(origin: string, seen: RequestOrigin, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { origin: parsed, host, protocol } = new URL(origin);
  if (parsed === new URL(publicUrl).origin) return true;
  // A page over plain HTTP may not post to the HTTPS site; the reverse is a proxy that terminates TLS.
  return host === seen.host?.toLowerCase() && (protocol === "https:" || seen.protocol === "http");
}

/**
 * Whether a request that may change something was made by a page of another site (CSRF). Browsers
 * send `Origin`, or `Sec-Fetch-Site` alone; clients that send neither are not browsers and have no
 * cookies of a user.
 */
export function isForeignForm(
  { method, headers }: Pick<Request, "method" | "headers">,
  seen: RequestOrigin,
  publicUrl: string,
): boolean {
  if (method === "GET" || method === "HEAD") return false;
  const origin = headers.get("origin");
  if (origin !== null && origin !== "null") return !isOwn(origin, seen, publicUrl);
  const site = headers.get("sec-fetch-site");
  return origin === "null" || (site !== null && site !== "same-origin" && site !== "none");
}

/**
 * A request whose origin was checked, without its `Origin` header: the site's router would compare
 * it with the address of this process, which clients behind a proxy do not know.
 */
export function checkedRequest(request: Request): Request {
  if (!request.headers.has("origin")) return request;
  const headers = new Headers(request.headers);
  headers.delete("origin");
  return new Request(request, { headers });
}
