import { createServer } from "node:http";
import type pg from "pg";

/** What a server by hand is asked. */
interface Asked {
  /** Of the `Authorization` header; empty without one. */
  token: string;
  path: string;
  text: string;
}

/**
 * Serves SQL that is written by hand on a bare `node:http`, at a free port that it prints; a SIGTERM ends it.
 * @param answer returns JSON as text, or null for what is refused
 */
export function serveByHand(pool: pg.Pool, answer: (asked: Asked) => Promise<string | null>): void {
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on("end", () => {
      const token = request.headers.authorization?.slice("Bearer ".length) ?? "";
      answer({ token, path: request.url ?? "", text })
        .then((body) =>
          response
            .writeHead(body === null ? 409 : 200, { "content-type": "application/json" })
            .end(body),
        )
        .catch((error: unknown) => {
          console.error(error);
          response.writeHead(500).end();
        });
    });
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (typeof address === "object" && address !== null) console.log(address.port);
  });
  process.on("SIGTERM", () => {
    server.closeAllConnections();
    server.close(() => void pool.end());
  });
}
