import { refusal } from "@jdj/contract/call/refusals";
import { html } from "hono/html";
import { plainPage, wantsPage } from "./plain-page.ts";

/** After how long a page is asked for again, in seconds: by the page itself, and by `Retry-After`. */
export const RETRY_SECONDS = "5";

/** The largest form that the page keeps, in bytes: a text of several pages. */
const MOST_BYTES = 256 * 1024;

/** The fields of a form that was sent, so that it can be sent again. */
export type SentForm = [name: string, value: string][];

/**
 * Keeps what a request sends until the page may need it.
 * @returns reads the fields; null for what a page cannot hold: no form, a file, a large form
 */
export function keepForm(request: Request): () => Promise<SentForm | null> {
  const type = request.headers.get("content-type") ?? "";
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (request.body === null || !/^application\/x-www-form-urlencoded\b/i.test(type))
    return () => Promise.resolve(null);
  if (!(length <= MOST_BYTES)) return () => Promise.resolve(null);
  const copy = request.clone();
  return async () => [...new URLSearchParams(await copy.text())];
}

/** The fields as hidden ones; null when one of them is a password, which no page repeats. */
function hiddenFields(form: SentForm) {
  if (form.some(([name]) => /password/i.test(name))) return null;
  return form.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
}

/**
 * The page of a site that cannot answer now: 503. A page that was asked for asks again by itself,
 * without a script. A form that was sent is not sent again by itself, since it may have arrived: the
 * page keeps its fields and has a button.
 */
export async function busyPage(
  request: Request,
  sent: () => Promise<SentForm | null> = () => Promise.resolve(null),
): Promise<Response> {
  const headers = { "retry-after": RETRY_SECONDS };
  const { message } = refusal("busy");
  if (!wantsPage(request))
    return Response.json({ success: false, code: "busy", message }, { status: 503, headers });
  const { pathname, search } = new URL(request.url);
  const title = "Un instant, s’il vous plaît";
  const cause = html`<p>Le site est très demandé, ou l’une de ses machines redémarre. Ce que vous aviez enregistré est intact.</p>`;
  const page = (text: ReturnType<typeof html>, mayPost = false) =>
    plainPage({ title, text: html`${cause}${text}` }, { status: 503, mayPost });
  const respond = (answer: Response, more: Record<string, string> = {}) => {
    for (const [name, value] of Object.entries({ ...headers, ...more }))
      answer.headers.set(name, value);
    return answer;
  };
  if (request.method === "GET" || request.method === "HEAD")
    return respond(
      page(html`<p>Cette page se recharge d’elle-même toutes les ${RETRY_SECONDS} secondes.</p>
<p><a class="button" href="${pathname + search}">Réessayer maintenant</a></p>`),
      { refresh: RETRY_SECONDS },
    );
  const form = await sent().catch(() => null);
  const fields = form === null ? null : hiddenFields(form);
  if (fields === null)
    return respond(
      page(
        html`<p>Votre envoi n’est peut-être pas arrivé. Revenez à la page précédente : ce que vous aviez écrit y est encore. Puis envoyez-le à nouveau.</p>`,
      ),
    );
  return respond(
    page(
      html`<p>Votre envoi n’est peut-être pas arrivé. Ce que vous aviez écrit est gardé ici : attendez quelques secondes, puis envoyez-le à nouveau.</p>
<form method="post" action="${pathname + search}">${fields}<button>Envoyer à nouveau</button></form>`,
      true,
    ),
  );
}
