/** Our cookies, as the site names them; on HTTPS they travel under `__Host-`. */
const own = "jdj_";
const prefix = "__Host-";

/**
 * A request that came by HTTPS as the site reads it: only cookies under `__Host-` are ours, since
 * no other host of the domain can have set those.
 */
export function readHostCookies(request: Request): Request {
  const cookies = request.headers.get("cookie");
  if (cookies === null) return request;
  const kept = cookies
    .split(/;\s*/)
    .filter((cookie) => !cookie.startsWith(own))
    .map((cookie) => (cookie.startsWith(prefix + own) ? cookie.slice(prefix.length) : cookie));
  const headers = new Headers(request.headers);
  headers.set("cookie", kept.join("; "));
  return new Request(request, { headers });
}

/** An answer that leaves by HTTPS: our cookies under `__Host-`, bound to this host, never sent in clear. */
export function writeHostCookies(response: Response): Response {
  const cookies = response.headers.getSetCookie();
  if (cookies.length === 0) return response;
  const headers = new Headers(response.headers);
  headers.delete("set-cookie");
  for (const cookie of cookies) headers.append("set-cookie", hostCookie(cookie));
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}

function hostCookie(cookie: string): string {
  if (!cookie.startsWith(own)) return cookie;
  return `${prefix}${cookie}${/;\s*Secure(?:;|$)/i.test(cookie) ? "" : "; Secure"}`;
}
