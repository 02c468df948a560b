import type { Client } from "@jdj/contract/client";
import { contract } from "@jdj/contract/contract";
import { INVALID_INPUT } from "@jdj/contract/glue/refusals";
import { createORPCClient, ORPCError } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";

/** Reads a refusal's body back into the error that the API threw. */
function readRefusal(body: unknown, { status }: { status: number }) {
  if (typeof body !== "object" || body === null || !("message" in body)) return null;
  const code =
    status === 422
      ? INVALID_INPUT
      : status === 401
        ? "not-signed-in"
        : status === 404
          ? "not-found"
          : "refused";
  return new ORPCError(code, { defined: true, status, message: String(body.message), data: body });
}

/** The contract's calls over HTTP, for a process that runs the site apart from the API. */
export function remoteClient(apiUrl: string, token: string | null): Client {
  const link = new OpenAPILink(contract, {
    url: apiUrl,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    customErrorResponseBodyDecoder: readRefusal,
  });
  return createORPCClient(link);
}
