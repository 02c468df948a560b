import { createServer, type IncomingHttpHeaders, request } from "node:http";
import autocannon from "autocannon";

/** How many requests a second an address answers, and the bytes of one answer's body. */
async function rate(url: string, headers: Record<string, string>): Promise<number> {
  const options = { url, headers, connections: 16 };
  await autocannon({ ...options, duration: 2 });
  const { requests, non2xx, errors } = await autocannon({ ...options, duration: 5 });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
}

/** An answer as it is sent: `fetch` would decompress it. */
function readRaw(
  url: string,
  headers: Record<string, string>,
): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((done, fail) => {
    const asked = request(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => done({ headers: answer.headers, body: Buffer.concat(chunks) }));
    });
    asked.on("error", fail).end();
  });
}

/** A bare `node:http` server that sends the same bytes with the same headers. */
async function bareRate(url: string, headers: Record<string, string>): Promise<number> {
  const { headers: model, body } = await readRaw(url, headers);
  const sent = {
    "content-type": model["content-type"] ?? "text/html",
    "content-encoding": model["content-encoding"] ?? "identity",
    "content-length": body.length,
  };
  const server = createServer((_, response) => response.writeHead(200, sent).end(body));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address !== "object" || address === null)
    throw new Error("The bare server does not listen");
  const bare = await rate(`http://127.0.0.1:${address.port}/`, {});
  await new Promise((done) => {
    server.closeAllConnections();
    server.close(done);
  });
  return bare;
}

/** One line of the table: requests per second of ours, of the bare server, and their ratio. */
export interface Throughput {
  name: string;
  ours: number;
  bare: number;
  ratio: number;
}

/**
 * Measures an address, compressed as a browser is sent it, and a bare server sending the same bytes,
 * one after the other in the same run.
 */
export async function throughput(
  name: string,
  url: string,
  headers: Record<string, string> = {},
): Promise<Throughput> {
  const sent = { "accept-encoding": "br, gzip", ...headers };
  const ours = await rate(url, sent);
  const bare = await bareRate(url, sent);
  return { name, ours: Math.round(ours), bare: Math.round(bare), ratio: ours / bare };
}
