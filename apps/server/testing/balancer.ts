import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** A backend of a balancer: its address, and its requests that are not answered yet. */
interface Backend {
  url: string;
  open: number;
  isGone: boolean;
}

/** A balancer of tests: requests go to its backends one after the other. */
export interface Balancer {
  url: string;
  /** The requests of a backend that are not answered yet. */
  openAt(url: string): number;
  close(): Promise<void>;
}

/**
 * Starts a balancer as a usual proxy is: a backend that refuses a connection is left out from then
 * on, and the request goes to the next; a request that breaks off is answered 502.
 */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const backends: Backend[] = urls.map((url) => ({ url, open: 0, isGone: false }));
  let chosen = 0;

  function nextBackend(): Backend | undefined {
    chosen += 1;
    const present = backends.filter(({ isGone }) => !isGone);
    return present[chosen % Math.max(1, present.length)];
  }

  function forward(asked: IncomingMessage, body: Buffer, answer: ServerResponse): void {
    const backend = nextBackend();
    if (!backend) {
      answer.writeHead(502).end();
      return;
    }
    backend.open += 1;
    const outgoing = request(
      backend.url + asked.url,
      { method: asked.method, headers: asked.headers },
      (incoming) => {
        answer.writeHead(incoming.statusCode ?? 502, incoming.headers);
        incoming.pipe(answer);
        incoming.once("error", () => answer.destroy());
        incoming.once("close", () => {
          backend.open -= 1;
        });
      },
    );
    outgoing.once("error", (error: NodeJS.ErrnoException) => {
      backend.open -= 1;
      if (error.code === "ECONNREFUSED") {
        backend.isGone = true;
        forward(asked, body, answer);
      } else if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    outgoing.end(body);
  }

  const server = createServer(async (asked, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk);
    forward(asked, Buffer.concat(chunks), answer);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("It does not listen");
  return {
    url: `http://127.0.0.1:${address.port}`,
    openAt: (url) => backends.find((backend) => backend.url === url)?.open ?? 0,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
