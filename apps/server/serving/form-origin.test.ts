import { describe, expect, it } from "vitest";
import { checkedRequest, isForeignForm } from "./form-origin.ts";
import type { RequestOrigin } from "./trusted-proxies.ts";

const PUBLIC_URL = "https://joie.test";
const inside: RequestOrigin = { address: "127.0.0.1", protocol: "http", host: "inside:3000" };
const outside: RequestOrigin = { address: "203.0.113.7", protocol: "https", host: "joie.test" };

function isForeign(headers: Record<string, string>, seen = inside, method = "POST"): boolean {
  return isForeignForm({ method, headers: new Headers(headers) }, seen, PUBLIC_URL);
}

describe("a form", () => {
  it("is ours when it comes from the public address, whatever Host a proxy sends", () => {
    expect(isForeign({ origin: "https://joie.test" })).toBe(false);
    expect(isForeign({ origin: "https://joie.test" }, outside)).toBe(false);
  });
  it("is ours when it comes from the host that the client requested", () => {
    expect(isForeign({ origin: "http://inside:3000" })).toBe(false);
    expect(isForeign({ origin: "https://inside:3000" })).toBe(false);
    expect(
      isForeign({ origin: "https://www.joie.test" }, { ...outside, host: "WWW.joie.test" }),
    ).toBe(false);
  });
  it("is foreign from any other site, also from the same host over plain HTTP or on another port", () => {
    for (const origin of [
      "https://evil.example",
      "https://joie.test.evil.example",
      "http://joie.test",
      "https://joie.test:8443",
      "null",
    ])
      expect(isForeign({ origin }, outside)).toBe(true);
  });
  it.each(["nonsense", "http://", "https://[", "", "https://joie.test, https://evil.example"])(
    "is foreign when its Origin is malformed: « %s »",
    (origin) => {
      expect(isForeign({ origin })).toBe(true);
    },
  );
  it("is decided by Sec-Fetch-Site when there is no Origin", () => {
    expect(isForeign({ "sec-fetch-site": "same-origin" })).toBe(false);
    expect(isForeign({ "sec-fetch-site": "none" })).toBe(false);
    expect(isForeign({ "sec-fetch-site": "cross-site" })).toBe(true);
    expect(isForeign({ "sec-fetch-site": "same-site" })).toBe(true);
    expect(isForeign({})).toBe(false);
  });
  it("is only refused when it may change something: any site may read", () => {
    expect(isForeign({ origin: "https://evil.example" }, inside, "GET")).toBe(false);
    expect(isForeign({ origin: "https://evil.example" }, inside, "DELETE")).toBe(true);
  });
});

describe("a checked request", () => {
  it("has everything except its Origin", async () => {
    const request = new Request("http://inside:3000/connexion", {
      method: "POST",
      headers: { origin: PUBLIC_URL, "content-type": "application/x-www-form-urlencoded" },
      body: "a=1",
    });
    const checked = checkedRequest(request);
    expect([checked.method, checked.url]).toEqual(["POST", "http://inside:3000/connexion"]);
    expect(checked.headers.get("origin")).toBeNull();
    expect((await checked.formData()).get("a")).toBe("1");
  });
});
