import { createHash } from "node:crypto";
import { compressOnce } from "./compress-once.ts";
import { chooseEncoding, compressApart } from "./encoding.ts";

/** A page that the site rendered into one buffer. */
export interface Page {
  status: number;
  headers: Headers;
  body: Buffer<ArrayBuffer>;
}

/** The validator of a page's body. It is weak: all encodings of the body share it. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Whether an `If-None-Match` header names the validator. */
export function isUnchanged(ifNoneMatch: string | null | undefined, etag: string): boolean {
  return ifNoneMatch?.split(",").some((known) => known.trim() === etag) ?? false;
}

/** The nonce of a page's content security policy; null for a policy without one. */
export function nonceOf(headers: Headers): string | null {
  return /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? null;
}

/** A nonce is valid for one response only, and no script of a cached page needs one. */
export function withoutNonce(policy: string): string {
  return policy.replace(/ 'nonce-[^']*'/g, "");
}

/** A page that a browser may store has a validator, unless its body is another one each time. */
function hasValidator({ status, headers, body }: Page): boolean {
  if (status !== 200 || /no-store/.test(headers.get("cache-control") ?? "no-store")) return false;
  const nonce = nonceOf(headers);
  return nonce === null || !body.includes(nonce);
}

/**
 * The response that sends a page in one piece: 304 without a body where the
 * browser has it already.
 */
export async function pageResponse(request: Request, page: Page): Promise<Response> {
  const headers = new Headers(page.headers);
  headers.append("vary", "accept-encoding");
  const etag = hasValidator(page) ? etagOf(page.body) : null;
  if (etag !== null) {
    headers.set("etag", etag);
    if (request.method === "GET" && isUnchanged(request.headers.get("if-none-match"), etag)) {
      headers.delete("content-type");
      return new Response(null, { status: 304, headers });
    }
  }
  const encoding = chooseEncoding(request.headers.get("accept-encoding") ?? "");
  const body =
    etag === null
      ? await compressApart(page.body, encoding)
      : compressOnce(etag, page.body, encoding);
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  headers.set("content-length", String(body.length));
  return new Response(body, { status: page.status, headers });
}
