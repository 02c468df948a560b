import { brotliDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { describe, expect, it } from "vitest";
import { brotliPages } from "./brotli-pages.ts";

const page = `<!doctype html>${"<option>225 Côte d’Ivoire</option>".repeat(400)}`;
const app = new Hono();
app.use(compress());
app.use(brotliPages());
app.get("/page", (c) => c.html(page));
app.get("/data", (c) => c.json({ rows: page }));

async function get(path: string, encodings: string) {
  const response = await app.request(path, { headers: { "accept-encoding": encodings } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe("the response of a page", () => {
  it("is compressed with Brotli for a browser that accepts it, and complete", async () => {
    const { response, bytes } = await get("/page", "gzip, deflate, br");
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
    expect(brotliDecompressSync(bytes).toString()).toBe(page);
  });

  it("is compressed with gzip, or not at all, for any other", async () => {
    expect((await get("/page", "gzip")).response.headers.get("content-encoding")).toBe("gzip");
    const { response, bytes } = await get("/page", "identity");
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(bytes.toString()).toBe(page);
  });

  it("is the only kind compressed with Brotli: data use gzip", async () => {
    const { response } = await get("/data", "gzip, br");
    expect(response.headers.get("content-encoding")).toBe("gzip");
  });
});
