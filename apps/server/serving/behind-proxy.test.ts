import { rmSync } from "node:fs";
import { request as ask, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshDataDir } from "../testing/data-dir.ts";
import { endServer, startServer, type TestServer } from "../testing/server.ts";

const PUBLIC_URL = "https://joie.test";
const held: { server?: TestServer } = {};

beforeAll(async () => {
  held.server = await startServer(freshDataDir(), {
    ROLE: "all",
    PUBLIC_URL,
    TRUSTED_PROXIES: "127.0.0.1",
  });
});

afterAll(async () => {
  if (!held.server) return;
  await endServer(held.server, "SIGTERM");
  rmSync(held.server.dataDir, { recursive: true, force: true });
});

/** Sends a request as a proxy on the same machine would: with an internal Host and forwarding headers. */
function through(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<{ status: number; text: string; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const request = ask(`${held.server?.url}${path}`, {
      method,
      headers: { host: "inside.example:3000", ...headers },
    });
    request.on("error", reject);
    request.on("response", async (response) => {
      let text = "";
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, text, headers: response.headers });
    });
    request.end(body);
  });
}

function postForm(path: string, headers: Record<string, string>, body: string) {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  return through("POST", path, { ...type, ...headers }, body);
}

const wrongSignIn = "identifier=awa%40exemple.test&email=awa%40exemple.test&password=faux";

describe("every response on HTTPS", () => {
  it.each([
    "/",
    "/connexion",
    "/inscription",
    "/nulle-part",
    "/api/openapi.json",
    "/api/docs",
    "/api/v1/event-types",
    "/api/v1/nothing",
    "/api/user",
    "/files/none",
    "/partage/accueil.png",
    "/console",
    "/sw.js",
    "/manifest.webmanifest",
    "/healthz",
    "/dev/outbox",
  ])("says how a browser may use %s", async (path) => {
    // A page that every visitor gets is answered from the page cache the second time.
    for (const time of [1, 2]) {
      const { headers } = await through("GET", path, { accept: "text/html" });
      expect(headers["x-content-type-options"], String(time)).toBe("nosniff");
      expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      const isPage = String(headers["content-type"]).startsWith("text/html");
      if (isPage) expect(headers["content-security-policy"]).toContain("base-uri 'none'");
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
  });
});

describe("a form behind a proxy", () => {
  it("is accepted from the public address, although the proxy sends another Host", async () => {
    const plain = await postForm("/connexion", {}, wrongSignIn);
    expect(plain.status).toBeLessThan(500);
    expect(plain.status).not.toBe(403);
    const proxied = await postForm("/connexion", { origin: PUBLIC_URL }, wrongSignIn);
    expect(proxied.status).toBe(plain.status);
    const data = await postForm("/connexion.data", { origin: PUBLIC_URL }, wrongSignIn);
    expect(data.status).not.toBe(400);
    expect(data.status).toBeLessThan(403);
  });
  it("is accepted from the host that the trusted proxy names", async () => {
    const origin = "https://www.joie.test";
    const forwarded = { "x-forwarded-host": "www.joie.test", "x-forwarded-proto": "https" };
    const answer = await postForm("/connexion", { origin, ...forwarded }, wrongSignIn);
    expect(answer.status).not.toBe(403);
    expect((await postForm("/connexion", { origin }, wrongSignIn)).status).toBe(403);
  });
  it.each(["https://evil.example", "http://joie.test", "nonsense", "https://[", "null"])(
    "is refused with 403 from « %s »",
    async (origin) => {
      expect((await postForm("/connexion", { origin }, wrongSignIn)).status).toBe(403);
    },
  );
});

/** Guesses the link of a card: a hundred an hour by network address. */
const guess = (client: string) =>
  through("GET", "/api/v1/rsvp/aaaaaaaaaaaaaaaa", { "x-forwarded-for": client });

/** Guesses so many times, ten at once; how often each status came. */
async function guessAll(times: number, client: (count: number) => string) {
  const statuses: Record<number, number> = {};
  for (let from = 0; from < times; from += 10) {
    const counts = Array.from({ length: Math.min(10, times - from) }, (_, at) => from + at);
    for (const { status } of await Promise.all(counts.map((count) => guess(client(count)))))
      statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

describe("a rate limit behind a proxy", () => {
  it("counts each visitor, not the proxy", async () => {
    const statuses = await guessAll(102, (count) => `198.51.100.${count}, 203.0.113.7`);
    expect(statuses).toEqual({ 404: 100, 429: 2 });
    expect((await guess("203.0.113.7")).status).toBe(429);
    expect((await guess("203.0.113.8")).status).toBe(404);
  });
  it("counts all addresses of an IPv6 subscriber together", async () => {
    const statuses = await guessAll(101, (count) => `2001:db8:1:2::${count + 1}`);
    expect(statuses).toEqual({ 404: 100, 429: 1 });
    expect((await guess("2001:db8:1:3::1")).status).toBe(404);
  });
});
