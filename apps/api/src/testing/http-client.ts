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

/** Calls by name over HTTP, with inputs written onto the wire as the contract says. */
export function httpCaller(app: TestApp, token: string | null) {
  const link = new OpenAPILink(contract, {
    url: "http://joie.test",
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    fetch: (request) => app.api.fetch(request, { address: "127.0.0.1" }),
    customErrorResponseBodyDecoder: (body, { status }) =>
      new ORPCError("refused", { defined: true, status, data: body }),
  });
  return callerBy(createORPCClient(link));
}

/** Calls by name as a page of the tour. */
export function tourCaller({ api }: TestApp) {
  return callerBy(api.client(api.tourCaller({ address: "127.0.0.1", device: "" })));
}

function callerBy(client: Client) {
  return async (name: CallName, input: unknown): Promise<Answered> => {
    let at: unknown = client;
    for (const step of name.split(".")) at = Reflect.get(at as object, step);
    if (typeof at !== "function") throw new Error(`${name} is no call`);
    try {
      return { status: 200, body: await at(input) };
    } catch (error) {
      if (error instanceof ORPCError) {
        const body = error.data ?? { success: false, message: error.message };
        return { status: error.status, body };
      }
      throw error;
    }
  };
}
