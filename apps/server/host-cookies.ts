/** The prefix of our cookies; over HTTPS their names start with `__Host-` too. */
const own = "jdj_";
const prefix = "__Host-";

/**
 * An HTTPS request as the site reads it: only cookies with the prefix `__Host-` are ours, since no
 * other host of the domain can set those.
 */
export function readHostCookies(request: Request): Request {
  const cookies = request.headers.get("cookie");
  if (cookies === null) return request;
  const ours = cookies
    .split(/;\s*/)
    .filter((cookie) => !cookie.startsWith(own))
    .map((cookie) => (cookie.startsWith(prefix + own) ? cookie.slice(prefix.length) : cookie));
  const headers = new Headers(request.headers);
  headers.set("cookie", ours.join("; "));
  return new Request(request, { headers });
}

/** An HTTPS response: our cookies get the prefix `__Host-`, which binds them to this host and to HTTPS. */
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
