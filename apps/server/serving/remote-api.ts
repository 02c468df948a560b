import type { Client } from "@jdj/contract/client";
import { proxy } from "hono/proxy";
import { busyPage } from "./busy-page.ts";
import { remoteClient } from "./remote-client.ts";
import {
  CLIENT_CONTEXT,
  forwardingHeaders,
  TOUR,
  writeClientContext,
  writeTour,
} from "./request-origin.ts";
import type { RequestOrigin } from "./trusted-proxies.ts";

/** The API of another process, as the site process calls it. */
export interface RemoteApi {
  /** The client of the contract, for one visitor. */
  client(visitor: { token: string | null; seen: RequestOrigin; device: string }): Client;
  /** The same for a page of the tour, which reads the demonstration's event without a session. */
  tourClient(seen: RequestOrigin): Client;
  /** Proxies a request to the API and streams the response back. */
  forward(request: Request, seen: RequestOrigin): Promise<Response>;
  /** Whether the API is ready. */
  ready(): Promise<boolean>;
}

/** The timeout of a readiness check, in milliseconds. */
const READY_MS = 3000;

/** Calls the API at `url`; each visitor's address is signed with the secret that both processes share. */
export function remoteApi({
  url,
  secret,
  clock,
}: {
  url: string;
  secret: string;
  clock: () => Date;
}): RemoteApi {
  return {
    client: ({ token, seen, device }) =>
      remoteClient(url, token, {
        [CLIENT_CONTEXT]: writeClientContext(secret, seen, clock()),
        ...(device === "" ? {} : { "user-agent": device }),
      }),
    tourClient: (seen) =>
      remoteClient(url, null, {
        [CLIENT_CONTEXT]: writeClientContext(secret, seen, clock()),
        [TOUR]: writeTour(secret, clock()),
      }),
    async forward(request, seen) {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      for (const name of [...forwardingHeaders, "host"]) headers.delete(name);
      headers.set(CLIENT_CONTEXT, writeClientContext(secret, seen, clock()));
      try {
        return await proxy(url + pathname + search, {
          raw: request,
          headers,
          redirect: "manual",
        });
      } catch (error) {
        if (request.signal.aborted) throw error;
        return busyPage(request);
      }
    },
    async ready() {
      const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(READY_MS) });
      await answer.body?.cancel();
      return answer.ok;
    },
  };
}
