import { html } from "hono/html";

/** Whether the client wants a page: calls and our own scripts read JSON. */
function wantsPage({ url, headers }: Request): boolean {
  const { pathname } = new URL(url);
  return !pathname.startsWith("/api/") && (headers.get("accept") ?? "").includes("text/html");
}

/** A refusal made before any router: a plain page in French, or the JSON of a refused call. */
export function refusalPage(request: Request, status: number, message: string): Response {
  if (!wantsPage(request)) return Response.json({ success: false, message }, { status });
  const page = html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Envoi refusé</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto 0;padding:0 1.25rem;color:#241a15;background:#fffaf3}h1{font-size:1.5rem;line-height:1.25}a{color:inherit}</style>
</head><body><main><h1>Envoi refusé</h1><p>${message}</p>
<p>Revenez à la page précédente : ce que vous aviez écrit y est encore. Ou allez à <a href="/">l’accueil</a>.</p>
</main></body></html>`;
  return new Response(String(page), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "cache-control": "no-store",
    },
  });
}
