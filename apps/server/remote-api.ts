import type { Client } from "@jdj/contract/client";
import { proxy } from "hono/proxy";
import { remoteClient } from "./remote-client.ts";
import { CLIENT_CONTEXT, forwardingHeaders, writeClientContext } from "./request-origin.ts";
import type { RequestOrigin } from "./trusted-proxies.ts";

/** The API of another process, as the site's process reaches it. */
export interface RemoteApi {
  /** The contract's calls, made for a visitor. */
  client(visitor: { token: string | null; seen: RequestOrigin; device: string }): Client;
  /** Passes a request on as it came, and the answer back, both as streams. */
  forward(request: Request, seen: RequestOrigin): Promise<Response>;
  /** Whether the API says that it can serve. */
  ready(): Promise<boolean>;
}

/** How long the API may take to say that it is ready, in milliseconds. */
const READY_MS = 3000;

const AWAY = "Le service est momentanément indisponible. Veuillez réessayer.";

/** Reaches the API at `url`; each visitor's address is signed with the secret that both processes have. */
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
        return pathname.startsWith("/api/")
          ? Response.json({ success: false, message: AWAY }, { status: 503 })
          : new Response(AWAY, { status: 503 });
      }
    },
    async ready() {
      const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(READY_MS) });
      await answer.body?.cancel();
      return answer.ok;
    },
  };
}
