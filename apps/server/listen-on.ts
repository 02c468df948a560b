import type { Server } from "node:http";

/** Listens, and says on which port: the one asked for, or a free one when 0 was. */
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
