import { describe, expect, it } from "vitest";
import { originOf, readTrustedProxies } from "./trusted-proxies.ts";

const nobody = readTrustedProxies("");
const loopback = readTrustedProxies("127.0.0.1, 10.0.0.0/8, 2001:db8:ff::/48");

function seen(peer: string, headers: Record<string, string>, trusted = loopback) {
  return originOf(peer, new Headers(headers), trusted);
}

const forged = {
  host: "inside:3000",
  "x-forwarded-for": "203.0.113.7",
  "x-forwarded-proto": "https",
  "x-forwarded-host": "joie.test",
};

describe("the sender of a request", () => {
  it("is the peer when no proxy is trusted, whatever the headers say", () => {
    expect(seen("198.51.100.9", forged, nobody)).toEqual({
      address: "198.51.100.9",
      protocol: "http",
      host: "inside:3000",
    });
  });
  it("is the peer when the peer is not trusted", () => {
    expect(seen("198.51.100.9", forged).address).toBe("198.51.100.9");
  });
  it("is the client that a trusted peer names, with scheme and host", () => {
    expect(seen("::ffff:127.0.0.1", forged)).toEqual({
      address: "203.0.113.7",
      protocol: "https",
      host: "joie.test",
    });
  });
  it("is never an address that the client forged", () => {
    const headers = { "x-forwarded-for": "1.1.1.1, 203.0.113.7, 10.1.2.3" };
    expect(seen("127.0.0.1", headers).address).toBe("203.0.113.7");
  });
  it("is found behind the given number of proxies, and no further", () => {
    const headers = { "x-forwarded-for": "1.1.1.1, 203.0.113.7, 192.0.2.1" };
    expect(seen("198.51.100.9", headers, readTrustedProxies("0")).address).toBe("198.51.100.9");
    expect(seen("198.51.100.9", headers, readTrustedProxies("1")).address).toBe("192.0.2.1");
    expect(seen("198.51.100.9", headers, readTrustedProxies("2")).address).toBe("203.0.113.7");
  });
  it("has the scheme and host that the outermost trusted proxy wrote", () => {
    const headers = {
      "x-forwarded-for": "203.0.113.7, 10.1.2.3",
      "x-forwarded-proto": "http, https, http",
      "x-forwarded-host": "evil.example, joie.test, inside",
    };
    expect(seen("127.0.0.1", headers)).toMatchObject({ protocol: "https", host: "joie.test" });
  });
  it("is read from the Forwarded header too, with quotes, brackets and ports", () => {
    const forwarded =
      'for=1.1.1.1, for="[2001:db8::7]:4711";proto=https;host="joie.test", for=10.1.2.3';
    expect(seen("127.0.0.1", { forwarded })).toEqual({
      address: "2001:db8::7",
      protocol: "https",
      host: "joie.test",
    });
  });
  it("is the proxy when the two headers disagree: one of them comes from the client", () => {
    const headers = { forwarded: "for=1.1.1.1", "x-forwarded-for": "203.0.113.7" };
    expect(seen("127.0.0.1", headers).address).toBe("127.0.0.1");
    const agreed = { forwarded: "for=203.0.113.7;proto=https", "x-forwarded-for": "203.0.113.7" };
    expect(seen("127.0.0.1", agreed)).toMatchObject({ address: "203.0.113.7", protocol: "https" });
  });
  it.each(["unknown", "_hidden", "", "a".repeat(9000), ",,,"])(
    "is the last proxy with a readable address (%#)",
    (value) => {
      expect(seen("127.0.0.1", { "x-forwarded-for": value }).address).toBe("127.0.0.1");
    },
  );
});

describe("the list of trusted proxies", () => {
  it("accepts `private` for private networks", () => {
    const trusted = readTrustedProxies("private");
    for (const peer of ["127.0.0.1", "::1", "10.2.3.4", "172.20.0.2", "192.168.1.1", "fd00::2"])
      expect(seen(peer, forged, trusted).address).toBe("203.0.113.7");
    expect(seen("172.32.0.1", forged, trusted).address).toBe("172.32.0.1");
  });
  it.each(["nginx", "10.0.0.0/33", "10.0.0.0/", "::1/129", "10.0.0.0/8/8", "10.0.0"])(
    "refuses « %s »",
    (entry) => {
      expect(() => readTrustedProxies(`127.0.0.1 ${entry}`)).toThrow("is no address or CIDR");
    },
  );
});
