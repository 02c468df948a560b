import { html } from "hono/html";
import { plainPage, wantsPage } from "./plain-page.ts";

/** A refusal made before any router: a plain page in French, or the JSON of a refused call. */
export function refusalPage(request: Request, status: number, message: string): Response {
  const code = status === 503 ? "busy" : "too-large";
  if (!wantsPage(request)) return Response.json({ success: false, code, message }, { status });
  const text = html`<p>${message}</p>
<p>Revenez à la page précédente : ce que vous aviez écrit y est encore. Ou allez à <a href="/">l’accueil</a>.</p>`;
  return plainPage({ title: "Envoi refusé", text }, { status });
}
