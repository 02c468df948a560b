import { INVALID_INPUT, refusal, refusalCodeOf } from "@jdj/contract/call/refusals";
import type { Client } from "@jdj/contract/client";
import { contract } from "@jdj/contract/contract";
import { createORPCClient, ORPCError } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";

/** How long the API may take to answer, in milliseconds: a connection and a statement take 5 s each at most. */
const ANSWER_MS = 12_000;

/** Turns the body of a refusal back into the error that the API threw. */
function readRefusal(body: unknown, { status }: { status: number }) {
  // A proxy between the two answers for an API that is away, in words of its own.
  if (status === 502 || status === 504) return refusal("busy");
  if (typeof body !== "object" || body === null || !("message" in body))
    return status === 503 ? refusal("busy") : null;
  const message = String(body.message);
  const code = refusalCodeOf(status, message) ?? (status === 422 ? INVALID_INPUT : "refused");
  return new ORPCError(code, { defined: true, status, message, data: body });
}

/**
 * The contract's client over HTTP, for a site process without an API of its own. An API that does
 * not answer becomes the refusal `busy`.
 */
export function remoteClient(
  apiUrl: string,
  token: string | null,
  headers: Record<string, string>,
): Client {
  const link = new OpenAPILink(contract, {
    url: apiUrl,
    headers: token === null ? headers : { ...headers, authorization: `Bearer ${token}` },
    customErrorResponseBodyDecoder: readRefusal,
    async fetch(request, init) {
      try {
        const signal = AbortSignal.any([request.signal, AbortSignal.timeout(ANSWER_MS)]);
        return await globalThis.fetch(request, { ...init, signal });
      } catch {
        throw refusal("busy");
      }
    },
  });
  return createORPCClient(link);
}
