import { createServer } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compressJson } from "./compress-json.ts";
import { pageResponse } from "./page-response.ts";
import { addSecurityHeaders } from "./security-headers.ts";

const text = `<!doctype html>${"<option>225 Côte d’Ivoire</option>".repeat(400)}`;
const long = "a page that a slow phone reads ".repeat(400_000);

type Sent = { status?: number; body?: string; headers?: Record<string, string> };

function send(
  raw: Request,
  { status = 200, body = text, headers = {} }: Sent = {},
): Promise<Response> {
  return pageResponse(raw, {
    status,
    headers: new Headers({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'self'; script-src 'nonce-abc'",
      "cache-control": "private, no-cache",
      ...headers,
    }),
    body: Buffer.from(body),
  });
}

const app = new Hono();
app.use(compress());
app.use(compressJson);
app.use(async (c, next) => {
  await next();
  addSecurityHeaders(c.res.headers, { secure: false });
});
app.get("/page", (c) => send(c.req.raw));
app.get("/own", (c) => send(c.req.raw, { headers: { "cache-control": "private, no-store" } }));
app.get("/nonce", (c) => send(c.req.raw, { body: '<script nonce="abc">1</script>' }));
app.get("/lost", (c) => send(c.req.raw, { status: 404 }));
app.get("/cookie", (c) => send(c.req.raw, { headers: { "set-cookie": "a=b" } }));
app.get("/call", (c) => {
  const from = Number(c.req.query("from") ?? 0);
  return c.json({ rows: Array.from({ length: 200 }, (_, at) => ({ id: from + at })) });
});
app.get("/refused", (c) => c.json({ message: "Non" }, 422, { "set-cookie": "a=b" }));
app.get("/long", (c) => send(c.req.raw, { body: long }));

const listener = getRequestListener(app.fetch);
const server = createServer((request, response) => void listener(request, response));
let url = "";
let port = 0;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address === "object" && address !== null) port = address.port;
  url = `http://127.0.0.1:${port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A response as it came over the network, its body still compressed. */
function getRaw(path: string, headers: Record<string, string>, method = "GET") {
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((done) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: site.test\r\nconnection: close\r\n${lines.join("")}\r\n`,
      );
    });
    socket.on("data", (chunk) => chunks.push(Buffer.from(chunk)));
    socket.on("end", () => {
      const all = Buffer.concat(chunks);
      const end = all.indexOf("\r\n\r\n");
      const [first = "", ...rest] = all.subarray(0, end).toString().split("\r\n");
      done({
        status: Number(first.split(" ")[1]),
        headers: Object.fromEntries(
          rest.map((line) => [
            line.slice(0, line.indexOf(":")).toLowerCase(),
            line.slice(line.indexOf(":") + 2),
          ]),
        ),
        body: all.subarray(end + 4),
      });
    });
  });
}

describe("the response of a page", () => {
  it("is compressed at once for a browser that accepts it, and says how long it is", async () => {
    const { headers, body } = await getRaw("/page", { "accept-encoding": "gzip, deflate, br" });
    expect(headers).toMatchObject({
      "content-encoding": "br",
      "content-length": String(body.length),
      vary: "accept-encoding",
      "x-content-type-options": "nosniff",
    });
    expect(headers["transfer-encoding"]).toBeUndefined();
    expect(brotliDecompressSync(body).toString()).toBe(text);
  });

  it("is compressed once for all who request it, and anew when it changes", async () => {
    const get = async (body: string, accepted = "br") => {
      const request = new Request(url, { headers: { "accept-encoding": accepted } });
      return Buffer.from(await (await send(request, { body })).arrayBuffer());
    };
    const first = await get("a page");
    expect(await get("a page")).toEqual(first);
    expect(gunzipSync(await get("a page", "gzip")).toString()).toBe("a page");
    expect(brotliDecompressSync(await get("another page")).toString()).toBe("another page");
  });

  it("is another one for another call, though calls that answer the same are compressed once", async () => {
    const accepted = { "accept-encoding": "br" };
    const rows = async (path: string) =>
      JSON.parse(brotliDecompressSync((await getRaw(path, accepted)).body).toString()).rows;
    expect(await rows("/call")).toEqual(await rows("/call"));
    expect((await rows("/call?from=1"))[0]).toEqual({ id: 1 });
    expect((await rows("/call"))[0]).toEqual({ id: 0 });
  });

  it("is compressed with gzip, or not at all, for any other", async () => {
    const gzipped = await getRaw("/page", { "accept-encoding": "gzip, br;q=0" });
    expect(gzipped.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzipped.body).toString()).toBe(text);
    for (const accepted of ["identity", "br;q=0.0", ""]) {
      const plain = await getRaw("/page", { "accept-encoding": accepted });
      expect(plain.headers["content-encoding"]).toBeUndefined();
      expect(plain.body.toString()).toBe(text);
    }
  });

  it("is not sent again to a browser that has it, whose policy stays", async () => {
    const { headers } = await getRaw("/page", { "accept-encoding": "br" });
    const again = await getRaw("/page", { "if-none-match": headers.etag ?? "" });
    expect(again).toMatchObject({ status: 304, headers: { etag: headers.etag } });
    expect(again.body).toHaveLength(0);
    expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
    expect((await getRaw("/page", { "if-none-match": 'W/"other"' })).status).toBe(200);
  });

  it("is always sent when no browser may store it, when its nonce is in it, and when it is an error", async () => {
    for (const path of ["/own", "/nonce", "/lost"]) {
      const { status, headers } = await getRaw(path, { "if-none-match": "*" });
      expect([path, status]).toEqual([path, path === "/lost" ? 404 : 200]);
      expect(headers.etag).toBeUndefined();
    }
  });

  it("keeps the cookies that it sets, and has no body for HEAD", async () => {
    expect((await getRaw("/cookie", {})).headers["set-cookie"]).toBe("a=b");
    const head = await getRaw("/page", {}, "HEAD");
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
  });

  it("reaches a slow reader whole, and a reader who leaves harms nobody", async () => {
    const leaving = connect(port, "127.0.0.1", () => {
      leaving.write("GET /long HTTP/1.1\r\nhost: site.test\r\n\r\n");
    });
    await new Promise((done) => leaving.once("data", done));
    leaving.destroy();
    const slow = connect(port, "127.0.0.1", () => {
      slow.write("GET /long HTTP/1.1\r\nhost: site.test\r\nconnection: close\r\n\r\n");
    });
    let received = 0;
    slow.on("data", (chunk) => {
      received += chunk.length;
      slow.pause();
      setTimeout(() => slow.resume(), 1);
    });
    const answered = await fetch(`${url}/page`);
    expect(await answered.text()).toBe(text);
    await new Promise((done) => slow.once("end", done));
    expect(received).toBeGreaterThan(Buffer.byteLength(long));
  });
});

describe("the JSON of a call", () => {
  it("is compressed at once for a client that accepts it, and has its length", async () => {
    const { headers, body } = await getRaw("/call", { "accept-encoding": "gzip, br" });
    expect(headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect(headers["content-length"]).toBe(String(body.length));
    expect(headers["transfer-encoding"]).toBeUndefined();
    expect(JSON.parse(brotliDecompressSync(body).toString()).rows).toHaveLength(200);
    const gzipped = await getRaw("/call", { "accept-encoding": "gzip" });
    expect(JSON.parse(gunzipSync(gzipped.body).toString()).rows).toHaveLength(200);
  });

  it("is sent as it is when it fits one packet, with its status and cookies", async () => {
    const answer = await getRaw("/refused", { "accept-encoding": "gzip, br" });
    expect(answer).toMatchObject({ status: 422, headers: { "set-cookie": "a=b" } });
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.headers["content-length"]).toBe(String(answer.body.length));
    expect(answer.body.toString()).toBe('{"message":"Non"}');
  });
});
