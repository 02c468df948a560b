import { createServer } from "node:http";
import autocannon from "autocannon";

/** How many requests a second an address answers, and the bytes of one answer's body. */
async function rate(url: string, headers: Record<string, string>): Promise<number> {
  const options = { url, headers, connections: 16 };
  await autocannon({ ...options, duration: 2 });
  const { requests, non2xx, errors } = await autocannon({ ...options, duration: 5 });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
}

/** A bare `node:http` server that sends the same bytes with the same headers. */
async function bareRate(url: string, headers: Record<string, string>): Promise<number> {
  const model = await fetch(url, { headers });
  const body = Buffer.from(await model.arrayBuffer());
  const type = model.headers.get("content-type") ?? "text/html";
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": type, "content-length": body.length });
    response.end(body);
  });
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

/** Measures an address and a bare server sending the same bytes, one after the other in the same run. */
export async function throughput(
  name: string,
  url: string,
  headers: Record<string, string> = {},
): Promise<Throughput> {
  const sent = { "accept-encoding": "identity", ...headers };
  const ours = await rate(url, sent);
  const bare = await bareRate(url, sent);
  return { name, ours: Math.round(ours), bare: Math.round(bare), ratio: ours / bare };
}
