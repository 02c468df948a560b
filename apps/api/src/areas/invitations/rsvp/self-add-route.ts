import { Hono } from "hono";

/** The longest body that is read, in bytes: one row of a form. */
const LOOKED_INTO = 8192;

/** A body as text, or null when it is longer than the limit, whatever its Content-Length. */
async function readShort(body: ReadableStream<Uint8Array> | null): Promise<string | null> {
  if (body === null) return null;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > LOOKED_INTO) {
      // Not awaited: this half of the body ends only once the other half is read.
      void reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The token and the fields of a row by which somebody adds themselves, or null when the body is anything else. */
function readRow(text: string): { token: string; fields: object } | null {
  try {
    const body: unknown = JSON.parse(text);
    const row: unknown = Array.isArray(body) && body.length === 1 ? body[0] : body;
    if (typeof row !== "object" || row === null || !("wedding_card_id" in row)) return null;
    const { wedding_card_id: token, ...fields } = row;
    return typeof token === "string" && token !== "" ? { token, fields } : null;
  } catch {
    return null;
  }
}

/**
 * The historical API has guests add themselves by the call with which hosts add guests.
 * A row with the token of a public card is passed on to the right call.
 * @param answer answers a request to the API, from a network address
 */
export function selfAddRoutes(answer: (request: Request, address: string) => Promise<Response>) {
  return new Hono<{ Bindings: { address: string } }>().post(
    "/api/v1/guests-events-store",
    async (c, next) => {
      const text = await readShort(c.req.raw.clone().body);
      const row = text === null ? null : readRow(text);
      if (row === null) return next();
      const url = new URL(`/api/v1/event-cards/${encodeURIComponent(row.token)}/guests`, c.req.url);
      const headers = new Headers(c.req.raw.headers);
      headers.delete("content-length");
      const request = new Request(url, {
        method: "POST",
        headers,
        body: JSON.stringify(row.fields),
      });
      return answer(request, c.env.address);
    },
  );
}
