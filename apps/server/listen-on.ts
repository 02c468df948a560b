import type { Server } from "node:http";

/** Listens and reports the port: the one given, or a free one when it is 0. */
export function listenOn(
  server: Server,
  { port, hostname }: { port: number; hostname: string },
  listening: (port: number) => void,
): Server {
  return server.listen(port, hostname, () => {
    const address = server.address();
    listening(typeof address === "object" && address ? address.port : port);
  });
}
