import type { Server } from "node:http";

/**
 * How long an idle connection stays open, in milliseconds. Proxies and clients that reuse a
 * connection must be the first to close it: else they send a request on one that is closed at that
 * moment, and answer 502. nginx and most load balancers close after 60 s, Caddy after 120 s. An
 * idle connection does not count towards `headersTimeout`, which begins with the request.
 */
const KEEP_ALIVE_MS = 125_000;

/** Listens and reports the port: the one given, or a free one when it is 0. */
export function listenOn(
  server: Server,
  { port, hostname }: { port: number; hostname: string },
  listening: (port: number) => void,
): Server {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server.listen(port, hostname, () => {
    const address = server.address();
    listening(typeof address === "object" && address ? address.port : port);
  });
}
