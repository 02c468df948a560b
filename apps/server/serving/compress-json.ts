import { hash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { compressOnce } from "./compress-once.ts";
import { chooseEncoding, compressNow } from "./encoding.ts";

/** Bytes below which compressing costs more than it saves: the answer fits one packet. */
const SMALL = 1024;

/** JSON repeats its names: quality 4 is as small as gzip's default, for less than half of the time. */
const BROTLI_QUALITY = 4;

/**
 * Sends the JSON of a call in one piece, compressed at once and with its length: Hono's own
 * middleware makes a stream of every answer without a length, however small.
 */
export const compressJson: MiddlewareHandler = async (c, next) => {
  await next();
  const { res } = c;
  if (!res.headers.get("content-type")?.startsWith("application/json")) return;
  if (res.headers.has("content-encoding") || c.req.method === "HEAD") return;
  const body = Buffer.from(await res.arrayBuffer());
  const headers = new Headers(res.headers);
  const encoding =
    body.length < SMALL ? "identity" : chooseEncoding(c.req.header("accept-encoding"));
  const mayComeAgain = c.req.method === "GET" && res.status === 200 && encoding !== "identity";
  const sent = mayComeAgain
    ? compressOnce(hash("sha256", body, "base64"), body, encoding, BROTLI_QUALITY)
    : compressNow(body, encoding, BROTLI_QUALITY);
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  headers.append("vary", "accept-encoding");
  headers.set("content-length", String(sent.length));
  // Hono would keep the former headers, such as a length.
  c.res = undefined;
  c.res = new Response(sent, { status: res.status, headers });
};
