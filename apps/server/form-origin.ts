import type { RequestOrigin } from "./trusted-proxies.ts";

/** Whether an `Origin` is our own: that of PUBLIC_URL, or the host by which the client reached us. */
function isOwn(origin: string, seen: RequestOrigin, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { origin: parsed, host, protocol } = new URL(origin);
  if (parsed === new URL(publicUrl).origin) return true;
  // A page in clear may not act on the site in HTTPS; the reverse is a proxy that ends TLS.
  return host === seen.host?.toLowerCase() && (protocol === "https:" || seen.protocol === "http");
}

/**
 * Whether a request would change something at the order of another site. Browsers say where a
 * request comes from in `Origin`, older ones in `Sec-Fetch-Site` alone; clients that say neither
 * are no browsers, and carry nobody's cookies.
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
 * A request whose origin was judged, as the site's router takes it: without `Origin`, for the
 * router would hold that against the address of this process, which a proxy's client never saw.
 */
export function judgedRequest(request: Request): Request {
  if (!request.headers.has("origin")) return request;
  const headers = new Headers(request.headers);
  headers.delete("origin");
  return new Request(request, { headers });
}
