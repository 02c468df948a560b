import { rmSync } from "node:fs";
import { request as ask, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endServer, freshDataDir, startServer, type TestServer } from "./testing-server.ts";

const PUBLIC_URL = "https://joie.test";
const OPERATOR_TOKEN = "a password of tests";
const held: { server?: TestServer } = {};

beforeAll(async () => {
  held.server = await startServer(freshDataDir(), {
    ROLE: "all",
    PUBLIC_URL,
    OPERATOR_TOKEN,
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
    "/exploitation/taches",
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
    "is refused with 403 from « %s », on pages of the site and of the operator",
    async (origin) => {
      expect((await postForm("/connexion", { origin }, wrongSignIn)).status).toBe(403);
      expect((await postForm("/exploitation/taches", { origin }, "action=look")).status).toBe(403);
    },
  );
});

describe("a rate limit behind a proxy", () => {
  it("counts each visitor, not the proxy", async () => {
    const guess = (client: string) =>
      through("GET", "/exploitation/taches", {
        authorization: `Basic ${Buffer.from("o:wrong").toString("base64")}`,
        "x-forwarded-for": client,
      });
    const guesses = await Promise.all(
      Array.from({ length: 32 }, (_, count) => guess(`198.51.100.${count}, 203.0.113.7`)),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(30);
    expect((await guess("203.0.113.7")).status).toBe(429);
    expect((await guess("203.0.113.8")).status).toBe(401);
  });
  it("counts all addresses of an IPv6 subscriber together", async () => {
    const guess = (client: string) =>
      through("GET", "/exploitation/messages", {
        authorization: `Basic ${Buffer.from("o:wrong").toString("base64")}`,
        "x-forwarded-for": client,
      });
    const guesses = await Promise.all(
      Array.from({ length: 31 }, (_, count) => guess(`2001:db8:1:2::${count + 1}`)),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(30);
    expect((await guess("2001:db8:1:3::1")).status).toBe(401);
  });
});
