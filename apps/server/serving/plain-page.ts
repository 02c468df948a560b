import { html } from "hono/html";

/** A piece of HTML, with what it quotes escaped. */
export type Markup = ReturnType<typeof html>;

/** Whether the client wants a page: calls and our own scripts read JSON. */
export function wantsPage({ url, headers }: Request): boolean {
  const { pathname } = new URL(url);
  return !pathname.startsWith("/api/") && (headers.get("accept") ?? "").includes("text/html");
}

/**
 * A page in French that needs neither the site nor the database.
 * @param mayPost whether a form of the page may be sent to this site
 */
export function plainPage(
  { title, text }: { title: string; text: Markup },
  { status, mayPost = false }: { status: number; mayPost?: boolean },
): Response {
  const page = html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto 0;padding:0 1.25rem;color:#241a15;background:#fffaf3}h1{font-size:1.5rem;line-height:1.25}a{color:inherit}button,.button{display:inline-block;font:inherit;font-weight:600;padding:.75rem 1.25rem;border:0;border-radius:.5rem;color:#fffaf3;background:#7a2e1d;text-decoration:none;cursor:pointer}button:focus-visible,a:focus-visible{outline:3px solid #241a15;outline-offset:2px}</style>
</head><body><main><h1>${title}</h1>${text}</main></body></html>`;
  return new Response(String(page), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action ${mayPost ? "'self'" : "'none'"}; frame-ancestors 'none'`,
      "cache-control": "no-store",
    },
  });
}
