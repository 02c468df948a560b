import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";

/** A request that a fake server received. */
export interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  /** Parsed JSON, or the text that is none. */
  body: unknown;
}

/** A fake server of another company, on a free port of this machine. */
export interface TestGateway {
  url: string;
  requests: Asked[];
  /** Connections opened in all. */
  connections(): number;
  close(): void;
}

/** Opens a fake server that answers as the test sets it. */
export async function openGateway(
  answer: (asked: Asked) => { status: number; body: unknown },
): Promise<TestGateway> {
  const requests: Asked[] = [];
  let connections = 0;
  const server = createServer(async (request, response) => {
    const written = await text(request);
    const isJson = request.headers["content-type"] === "application/json";
    const asked = {
      path: request.url ?? "",
      headers: request.headers,
      body: isJson ? JSON.parse(written) : written,
    };
    requests.push(asked);
    const { status, body } = answer(asked);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("No port is free");
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    connections: () => connections,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
