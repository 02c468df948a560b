import type { Client } from "@jdj/contract/client";
import { contract } from "@jdj/contract/contract";
import { createORPCClient, ORPCError } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { TestApp } from "./app.ts";
import type { CallName } from "./contract-calls.ts";

/** What came back from a call over HTTP. */
export interface Answered {
  status: number;
  body: unknown;
}

/**
 * Calls by name over HTTP, with inputs written onto the wire as the contract says.
 * @param isTour whether a page of the tour calls
 */
export function httpCaller(app: TestApp, token: string | null, isTour = false) {
  const link = new OpenAPILink(contract, {
    url: "http://joie.test",
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    fetch: (request) => app.api.fetch(request, { address: "127.0.0.1", isTour }),
    customErrorResponseBodyDecoder: (body, { status }) =>
      new ORPCError("refused", { defined: true, status, data: body }),
  });
  const client: Client = createORPCClient(link);
  return async (name: CallName, input: unknown): Promise<Answered> => {
    let at: unknown = client;
    for (const step of name.split(".")) at = Reflect.get(at as object, step);
    if (typeof at !== "function") throw new Error(`${name} is no call`);
    try {
      return { status: 200, body: await at(input) };
    } catch (error) {
      if (error instanceof ORPCError) return { status: error.status, body: error.data };
      throw error;
    }
  };
}
