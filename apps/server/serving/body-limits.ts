import type { Context, MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { type BodyBudget, openShare } from "./body-budget.ts";
import { plainPage, wantsPage } from "./plain-page.ts";
import { isForUploads } from "./upload-routes.ts";

/** The largest form or JSON body, in bytes: 200 guests with every field filled take half of it. */
export const FORM_BYTES = 512 * 1024;
/** The largest body where photos and spreadsheets are accepted, in bytes: a file of 10 MB and its form. */
export const UPLOAD_BYTES = 12 * 1024 * 1024;
/** The most fields of a form: each takes fifty times its two bytes once it is parsed. */
const MAX_FIELDS = 10_000;
/** `Retry-After` of a 503, in seconds. */
const RETRY_SECONDS = 5;

/**
 * How much of a refused body is read and discarded, in bytes: browsers show a response only after
 * they have sent everything. Beyond it the connection is closed.
 */
const DROPPED_BYTES = 64 * 1024 * 1024;

/** The separator of two fields, for each kind of form. */
const separators: [RegExp, string][] = [
  [/^application\/x-www-form-urlencoded\b/i, "&"],
  [/^multipart\/form-data\b/i, "\r\n--"],
];

type Refused = "too-large" | "busy";

const sentences: Record<Refused, string> = {
  "too-large": "Ce que vous envoyez est trop volumineux : un fichier ne peut dépasser 10 Mo.",
  busy: "Trop d’envois arrivent en même temps. Veuillez patienter quelques secondes, puis réessayer.",
};

function refuse(c: Context, why: Refused): Response {
  const answer = refusalPage(c.req.raw, why === "busy" ? 503 : 413, sentences[why]);
  if (why === "busy") answer.headers.set("retry-after", String(RETRY_SECONDS));
  return answer;
}

/** Counts the separators in a chunk; one that spans two chunks is missed. */
function countSeparators(bytes: Uint8Array, separator: string | undefined): number {
  if (separator === undefined) return 0;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = buffer.indexOf(separator); at >= 0; at = buffer.indexOf(separator, at + 1))
    count += 1;
  return count;
}

/** Passes a body through until `check` refuses a chunk, and nothing after that. */
function checkedBody(
  body: ReadableStream<Uint8Array>,
  check: (bytes: Uint8Array) => Refused | null,
): ReadableStream<Uint8Array> {
  let refused: Refused | null = null;
  let dropped = 0;
  const error = () => new Error(`The body is refused: ${refused}`);
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        refused ??= check(bytes);
        if (refused === null) return controller.enqueue(bytes);
        dropped += bytes.length;
        if (dropped > DROPPED_BYTES) controller.error(error());
      },
      flush(controller) {
        if (refused !== null) controller.error(error());
      },
    }),
  );
}

/**
 * Refuses bodies over the limit of their path (413), with or without `Content-Length`, and all
 * large ones while too many of them are being read (503). Runs before every router.
 * @param addressOf the network address of a request
 */
export function limitBodies(
  budget: BodyBudget,
  addressOf: (c: Context) => string,
): MiddlewareHandler {
  return async (c, next) => {
    const { method, headers } = c.req.raw;
    if (method === "GET" || method === "HEAD") return next();
    const type = headers.get("content-type") ?? "";
    const isUpload = /^multipart\/form-data\b/i.test(type) && isForUploads(c.req.path);
    const most = isUpload ? UPLOAD_BYTES : FORM_BYTES;
    const length = headers.has("transfer-encoding") ? null : headers.get("content-length");
    if (length !== null && !(Number(length) <= most)) {
      if (Number(length) <= DROPPED_BYTES)
        await c.req.raw.body?.pipeTo(new WritableStream()).catch(() => {});
      return refuse(c, "too-large");
    }
    const separator = separators.find(([kind]) => kind.test(type))?.[1];
    const isSmall = length !== null && Number(length) <= MAX_FIELDS;
    if (isSmall || c.req.raw.body === null) return next();

    const share = openShare(budget, addressOf(c));
    let refused: Refused | null = null;
    let size = 0;
    let fields = 0;
    const body = checkedBody(c.req.raw.body, (bytes) => {
      size += bytes.length;
      fields += countSeparators(bytes, separator);
      if (size > most || fields > MAX_FIELDS) refused = "too-large";
      else if (!share.take(bytes.length)) refused = "busy";
      return refused;
    });
    c.req.raw = new Request(c.req.raw, { body, duplex: "half" });
    try {
      await next();
    } finally {
      share.giveBack();
    }
    if (refused !== null) c.res = refuse(c, refused);
  };
}

/** A refusal made before any router: a plain page in French, or the JSON of a refused call. */
function refusalPage(request: Request, status: number, message: string): Response {
  const code = status === 503 ? "busy" : "too-large";
  if (!wantsPage(request)) return Response.json({ success: false, code, message }, { status });
  const text = html`<p>${message}</p>
<p>Revenez à la page précédente : ce que vous aviez écrit y est encore. Ou allez à <a href="/">l’accueil</a>.</p>`;
  return plainPage({ title: "Envoi refusé", text }, { status });
}
