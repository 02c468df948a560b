import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPageCache, type PageCache } from "./page-cache.ts";

const held: { server?: Server; pageCache?: PageCache; url: string; now: number; made: number } = {
  url: "",
  now: 0,
  made: 0,
};

/** A page as the site renders it, numbered. */
function makePage(headers: Record<string, string>): Response {
  held.made += 1;
  return new Response(`<p>page ${held.made}</p>`, {
    headers: {
      "content-type": "text/html",
      "content-security-policy": "script-src 'self' 'nonce-abc'",
      "x-page-cache": "1",
      ...headers,
    },
  });
}

let extra: Record<string, string> = {};

beforeEach(async () => {
  extra = {};
  held.made = 0;
  held.now = 1_000_000;
  const pageCache = createPageCache(() => held.now);
  const server = createServer(async (request, response) => {
    if (pageCache.answer(request, response)) return;
    const asked = new Request(`http://site.test${request.url}`, {
      method: request.method ?? "GET",
      headers: { cookie: request.headers.cookie ?? "" },
    });
    const page = await pageCache.store(asked, makePage(extra));
    response.writeHead(page.status, Object.fromEntries(page.headers)).end(await page.text());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address !== "object" || address === null)
    throw new Error("The server does not listen");
  Object.assign(held, { server, pageCache, url: `http://127.0.0.1:${address.port}` });
});

afterEach(() => {
  held.server?.closeAllConnections();
  held.server?.close();
});

async function get(path = "/", headers: Record<string, string> = {}) {
  const answer = await fetch(held.url + path, {
    headers: { "accept-encoding": "identity", ...headers },
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe("a cacheable page", () => {
  it("is rendered once and then served from the cache, without its nonce and its cache header", async () => {
    const first = await get();
    const second = await get();
    expect([first.text, second.text]).toEqual(["<p>page 1</p>", "<p>page 1</p>"]);
    expect(first.headers.get("x-page-cache")).toBeNull();
    expect(second.headers.get("x-page-cache")).toBeNull();
    expect(second.headers.get("content-security-policy")).toBe("script-src 'self'");
  });
  it("is not sent again to a browser that has it", async () => {
    await get();
    const etag = (await get()).headers.get("etag") ?? "";
    expect(await get("/", { "if-none-match": etag })).toMatchObject({ status: 304, text: "" });
  });
  it("is cached compressed", async () => {
    await get();
    const answer = await fetch(held.url, { headers: { "accept-encoding": "gzip, br" } });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(await answer.text()).toBe("<p>page 1</p>");
  });
  it("is never rendered for a signed-in visitor, nor served to one", async () => {
    await get("/", { cookie: "__Host-jdj_session=token" });
    expect((await get()).text).toBe("<p>page 2</p>");
    expect((await get("/", { cookie: "jdj_flash=hello" })).text).toBe("<p>page 3</p>");
    expect((await get()).text).toBe("<p>page 2</p>");
  });
  it("is rendered again after a change of content, after a minute, and per address and device", async () => {
    await get();
    held.pageCache?.drop();
    expect((await get()).text).toBe("<p>page 2</p>");
    held.now += 61_000;
    expect((await get()).text).toBe("<p>page 3</p>");
    expect((await get("/?page=2")).text).toBe("<p>page 4</p>");
    expect((await get("/", { "user-agent": "Mozilla/5.0 (Linux; Android 14)" })).text).toBe(
      "<p>page 5</p>",
    );
  });
  it("is not cached for a search", async () => {
    await get("/?recherche=abobo");
    expect((await get("/?recherche=abobo")).text).toBe("<p>page 2</p>");
  });
  it("is not cached while changes cannot be received, and is cached again once they can", async () => {
    await get();
    held.pageCache?.suspend();
    expect((await get()).text).toBe("<p>page 2</p>");
    expect((await get()).text).toBe("<p>page 3</p>");
    held.pageCache?.resume();
    await get();
    expect((await get()).text).toBe("<p>page 4</p>");
  });
  it("is not cached when it sets a cookie", async () => {
    extra = { "set-cookie": "a=b" };
    await get();
    expect((await get()).text).toBe("<p>page 2</p>");
  });
});
