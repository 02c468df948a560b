import { pipeline, Readable } from "node:stream";
import { constants, createBrotliCompress } from "node:zlib";
import type { MiddlewareHandler } from "hono";

/** Between gzip and brotli at its best: a page is a tenth to a third smaller for 2 ms more. */
const QUALITY = 5;

/**
 * Sends pages in brotli to browsers that take it. Lists that a page repeats lie further apart than
 * gzip looks back, so it gains most on forms. What is left alone goes on to gzip.
 */
export function brotliPages(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { body, headers } = c.res;
    const isPage = headers.get("content-type")?.startsWith("text/html");
    const takesIt = c.req.header("accept-encoding")?.split(/,\s*/).includes("br");
    if (!body || !isPage || !takesIt || headers.has("content-encoding")) return;
    const packed = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    // A reader who leaves ends both; there is nobody left to tell.
    pipeline(Readable.from(body), packed, () => {});
    c.res = new Response(Readable.toWeb(packed), c.res);
    c.res.headers.delete("content-length");
    c.res.headers.set("content-encoding", "br");
    c.res.headers.append("vary", "accept-encoding");
  };
}
