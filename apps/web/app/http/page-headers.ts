import type { Visitor } from "@jdj/contract/accounts/visitor";

/** Sets the headers of every page: its type, the content security policy and the caching. */
export function pageHeaders(
  headers: Headers,
  {
    nonce,
    secure,
    user,
    space,
    provider,
  }: Pick<Visitor, "nonce" | "secure" | "user" | "space" | "provider">,
): void {
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy(nonce));
  // The user of the page: the service worker then deletes cached pages of others (worker/main.ts).
  // A page of the providers' space says nothing of the customer who uses the same browser.
  if (space === "customers") headers.set("X-Person", String(user?.id ?? "none"));
  headers.set("X-Content-Type-Options", "nosniff");
  if (!headers.has("Referrer-Policy"))
    headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  if (!headers.has("Permissions-Policy"))
    headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(self)");
  // Personal pages are stored in no cache, not even the browser's.
  if (!headers.has("Cache-Control"))
    headers.set("Cache-Control", user || provider ? "private, no-store" : "private, no-cache");
  if (secure) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}

/** In development the reload socket and Vite's injected styles and scripts are allowed. */
function policy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'", // a cloth's and a bar's sizes are style attributes
    "img-src 'self' data: blob: https:",
    ...(import.meta.env.DEV ? ["connect-src 'self' ws: wss:"] : []),
    "frame-src https://www.openstreetmap.org https://www.youtube-nocookie.com https://www.tiktok.com", // a map or a film, once it is asked for
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(";");
}
