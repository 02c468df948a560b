import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { pageResponse } from "./page-response.ts";

interface Held {
  server?: Server;
  pageCache?: PageCache;
  url: string;
  now: number;
  made: number;
  /** What the rendering of a page waits for. */
  delay?: Promise<void> | undefined;
  /** Whether requests are cut off while their page is rendered. */
  failing?: boolean;
}

const held: Held = { url: "", now: 0, made: 0 };

/** A page as the site renders it, numbered. */
let body = (made: number) => `<p>page ${made}</p>`;
let extra: Record<string, string> = {};
let status = 200;

function makePage() {
  held.made += 1;
  return {
    status,
    headers: new Headers({
      "content-type": "text/html",
      "content-security-policy": "script-src 'self' 'nonce-abc'",
      "cache-control": "private, no-cache",
      "x-page-cache": "page,retour",
      ...extra,
    }),
    body: Buffer.from(body(held.made)),
  };
}

beforeEach(async () => {
  extra = {};
  status = 200;
  body = (made) => `<p>page ${made}</p>`;
  held.made = 0;
  held.now = 1_000_000;
  const pageCache = createPageCache(() => held.now, 200_000);
  const server = createServer(async (request, response) => {
    if (pageCache.answer(request, response)) return;
    const asked = new Request(`http://site.test${request.url}`, {
      method: request.method ?? "GET",
      headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    });
    const began = pageCache.changes();
    const page = makePage();
    if (held.failing) return void response.destroy();
    await held.delay;
    const answer = (await pageCache.store(asked, page, began)) ?? (await pageResponse(asked, page));
    const bytes = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(bytes);
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

/** The headers of a response, but for the time at which it was sent. */
function headersOf({ headers }: { headers: Headers }) {
  const { date: _, ...others } = Object.fromEntries(headers);
  return others;
}

describe("a cacheable page", () => {
  it("is rendered once and then served from the cache, without its nonce and its cache header", async () => {
    const first = await get();
    const second = await get();
    expect([first.text, second.text]).toEqual(["<p>page 1</p>", "<p>page 1</p>"]);
    expect(second.headers.get("x-page-cache")).toBeNull();
    expect(second.headers.get("content-security-policy")).toBe("script-src 'self'");
  });
  it("has the same headers when it is rendered as from the cache", async () => {
    expect(headersOf(await get())).toEqual(headersOf(await get()));
  });
  it("has the headers of a page that is not cached, but for the nonce and who may store it", async () => {
    const own = headersOf(await get("/", { cookie: "jdj_session=token" }));
    const { etag: _, ...cached } = headersOf(await get());
    expect(cached).toEqual({
      ...own,
      etag: undefined,
      "content-security-policy": "script-src 'self'",
      "cross-origin-opener-policy": "same-origin",
      "cache-control": "public, no-cache",
      vary: "accept-encoding, cookie",
    });
    expect(own["content-security-policy"]).toBe("script-src 'self' 'nonce-abc'");
  });
  it("is not sent again to a browser that has it, and keeps its policy", async () => {
    const rendered = await get();
    const etag = (await get()).headers.get("etag") ?? "";
    const answer = await get("/", { "if-none-match": `"other", ${etag}` });
    expect(answer).toMatchObject({ status: 304, text: "" });
    expect(answer.headers.get("content-security-policy")).toBe("script-src 'self'");
    expect(rendered.headers.get("etag")).toBe(etag);
    held.pageCache?.drop();
    body = () => "<p>page 1</p>";
    expect(await get("/", { "if-none-match": etag })).toMatchObject({ status: 304, text: "" });
  });
  it("is cached compressed, and sent without a body for HEAD", async () => {
    await get();
    const answer = await fetch(held.url, { headers: { "accept-encoding": "gzip, br" } });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(await answer.text()).toBe("<p>page 1</p>");
    const head = await fetch(held.url, {
      method: "HEAD",
      headers: { "accept-encoding": "identity" },
    });
    expect(head.headers.get("content-length")).toBe("13");
    expect(await head.text()).toBe("");
    const refusing = await fetch(held.url, { headers: { "accept-encoding": "br;q=0, gzip" } });
    expect(refusing.headers.get("content-encoding")).toBe("gzip");
  });
  it.each([
    "__Host-jdj_session=token",
    "jdj_session=token",
    "a=b; jdj_flash=hello",
    "__Host-jdj_newcomer=x",
    "jdj_inscription=x",
    "jdj_facebook=x",
    "jdj_device=x; jdj_session=token",
    "jdj_device_of_another_name=x",
    "jdj_pro_of_another_name=x",
  ])(
    "is neither cached for a visitor with a cookie of their own nor served to one: %s",
    async (cookie) => {
      await get("/", { cookie });
      expect((await get()).text).toBe("<p>page 2</p>");
      expect((await get("/", { cookie })).text).toBe("<p>page 3</p>");
      expect((await get()).text).toBe("<p>page 2</p>");
    },
  );
  it("is the same for a visitor known by their device alone, or who has seen the welcome", async () => {
    const cookie =
      "__Host-jdj_device=x; jdj_guest_device=y; jdj_pro=x; jdj_cart=y; jdj_bienvenue=1; other=z";
    await get("/", { cookie });
    expect((await get()).text).toBe("<p>page 1</p>");
    expect((await get("/", { cookie })).text).toBe("<p>page 1</p>");
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
  it("is rendered once for a crowd after a change, which gets the old page meanwhile", async () => {
    await get();
    held.pageCache?.drop();
    const crowd = async () =>
      (await Promise.all(Array.from({ length: 50 }, () => get()))).map(({ text }) => text);
    expect(new Set(await crowd())).toEqual(new Set(["<p>page 1</p>", "<p>page 2</p>"]));
    expect(held.made).toBe(2);
    expect(new Set(await crowd())).toEqual(new Set(["<p>page 2</p>"]));
  });
  it("is rendered for the first who asks after a change, though another began before it", async () => {
    await get();
    held.now += 61_000;
    let finish = () => {};
    held.delay = new Promise<void>((done) => {
      finish = done;
    });
    const first = get();
    await expect.poll(() => held.made).toBe(2);
    held.delay = undefined;
    held.pageCache?.drop();
    expect((await get()).text).toBe("<p>page 3</p>");
    finish();
    expect((await first).text).toBe("<p>page 2</p>");
    expect((await get()).text).toBe("<p>page 3</p>");
  });
  it.each([302, 404, 410])(
    "is forgotten once its address is answered with %i, but for who is signed in",
    async (gone) => {
      await get();
      status = gone;
      await get("/", { cookie: "jdj_session=token" });
      expect((await get()).text).toBe("<p>page 1</p>");
      held.pageCache?.drop();
      expect((await get()).status).toBe(gone);
      expect(held.pageCache?.size()).toBe(0);
    },
  );
  it("is kept while its address answers with an error of the server", async () => {
    await get();
    held.now += 61_000;
    status = 503;
    expect((await get()).status).toBe(503);
    expect(held.pageCache?.size()).toBeGreaterThan(0);
  });
  it("is rendered by another request when the first is not answered", async () => {
    await get();
    held.pageCache?.drop();
    held.failing = true;
    await expect(get()).rejects.toThrow("fetch failed");
    held.failing = false;
    expect((await get()).text).toBe("<p>page 3</p>");
  });
  it("is cached for each page to return to", async () => {
    expect((await get("/?retour=%2Fa")).text).toBe("<p>page 1</p>");
    expect((await get("/?retour=%2Fb")).text).toBe("<p>page 2</p>");
    expect((await get("/?retour=%2Fa")).text).toBe("<p>page 1</p>");
  });
  it.each([
    "/?recherche=abobo",
    "/?retour=%2Fa&utm_source=x",
    "/?page=1&page=2",
    `/?retour=%2F${"a".repeat(300)}`,
  ])(
    "is not cached with a query on which it does not depend, or a repeated or long one",
    async (path) => {
      await get(path);
      expect((await get(path)).text).toBe("<p>page 2</p>");
    },
  );
  it("takes a bounded memory, and stays cached while people request it", async () => {
    body = (made) => `<p>page ${made}</p>${"x".repeat(20_000)}`;
    for (let made = 0; made < 100; made += 1) {
      await get();
      await get(`/?retour=%2F${made}`);
      expect(held.pageCache?.size()).toBeLessThanOrEqual(200_000);
    }
    expect(held.made).toBe(101);
    await get("/?retour=%2F0");
    expect(held.made).toBe(102);
  });
  it("is not cached when it sets a cookie", async () => {
    extra = { "set-cookie": "a=b" };
    await get();
    expect((await get()).text).toBe("<p>page 2</p>");
  });
  it("is not cached when its body holds the nonce of its policy", async () => {
    body = (made) => `<script nonce="abc">${made}</script>`;
    await get();
    expect((await get()).text).toBe('<script nonce="abc">2</script>');
  });
  it("is not cached when it is an answer to a form", async () => {
    const posted = await fetch(held.url, { method: "POST", body: "x" });
    expect(posted.headers.get("cache-control")).toBe("private, no-cache");
    expect((await get()).text).toBe("<p>page 2</p>");
  });
});

describe("a page that cannot be rendered because the database is away", () => {
  const stale = (path = "/", headers: Record<string, string> = {}) =>
    held.pageCache?.stale(
      new Request(`http://site.test${path}`, {
        headers: { "accept-encoding": "identity", ...headers },
      }),
    );

  it("is answered as it last was, for an hour", async () => {
    await get();
    held.now += 59 * 60_000;
    const answer = stale();
    expect([answer?.status, await answer?.text()]).toEqual([200, "<p>page 1</p>"]);
    held.now += 2 * 60_000;
    expect(stale()).toBeNull();
  });
  it("is not answered once a change of it was announced, nor to who has a page of their own", async () => {
    await get();
    expect(stale("/", { cookie: "jdj_session=token" })).toBeNull();
    held.pageCache?.drop();
    expect(stale()).toBeNull();
  });
  it("is rendered again as soon as that is possible", async () => {
    await get();
    held.now += 59 * 60_000;
    expect(stale()).not.toBeNull();
    expect((await get()).text).toBe("<p>page 2</p>");
    expect((await get()).text).toBe("<p>page 2</p>");
  });
});
