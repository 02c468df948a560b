import { describe, expect, it } from "vitest";
import {
  CLIENT_CONTEXT,
  isTourRequest,
  requestOriginReader,
  TOUR,
  writeClientContext,
  writeTour,
} from "./request-origin.ts";
import { type RequestOrigin, readTrustedProxies } from "./trusted-proxies.ts";

const secret = "a secret of tests, long enough to be one";
const former = "the secret of last year, as long as the new";
const now = new Date("2026-11-20T10:00:00Z");
const visitor: RequestOrigin = { address: "203.0.113.7", protocol: "https", host: "joie.test" };

function seen(token: string, at = now): RequestOrigin {
  const reader = requestOriginReader({
    secrets: [secret, former],
    trusted: readTrustedProxies(""),
    clock: () => at,
  });
  return reader("10.0.0.5", new Headers({ host: "api:3000", [CLIENT_CONTEXT]: token }));
}

const peer: RequestOrigin = { address: "10.0.0.5", protocol: "http", host: "api:3000" };

describe("a visitor in a request from the site process to the API", () => {
  it("has their own address, scheme and host", () => {
    expect(seen(writeClientContext(secret, visitor, now))).toEqual(visitor);
    expect(seen(writeClientContext(former, visitor, now))).toEqual(visitor);
  });
  it("is ignored when the signature is of another secret, or the content was changed", () => {
    expect(seen(writeClientContext("another secret of another product", visitor, now))).toEqual(
      peer,
    );
    const [payload = "", signature = ""] = writeClientContext(secret, visitor, now).split(".");
    const text = Buffer.from(payload, "base64url").toString().replace("203.0.113.7", "192.0.2.1");
    expect(seen(`${Buffer.from(text).toString("base64url")}.${signature}`)).toEqual(peer);
  });
  it.each(["", ".", "nonsense", "e30.", "203.0.113.7"])(
    "is ignored without a signature: « %s »",
    (token) => {
      expect(seen(token)).toEqual(peer);
    },
  );
  it("is ignored after five minutes", () => {
    const token = writeClientContext(secret, visitor, now);
    expect(seen(token, new Date(now.getTime() + 299_000))).toEqual(visitor);
    expect(seen(token, new Date(now.getTime() + 301_000))).toEqual(peer);
  });
});

describe("a page of the tour in a request from the site process to the API", () => {
  const isTour = (token?: string, at = now) =>
    isTourRequest([secret, former], new Headers(token === undefined ? {} : { [TOUR]: token }), at);

  it("is believed of our own process alone, for five minutes", () => {
    expect(isTour(writeTour(secret, now))).toBe(true);
    expect(isTour(writeTour(former, now))).toBe(true);
    expect(isTour(writeTour(secret, now), new Date(now.getTime() + 6 * 60_000))).toBe(false);
    expect(isTour(writeTour("another secret of another product", now))).toBe(false);
    expect(isTour()).toBe(false);
    for (const token of ["", "1", "e30.", "nonsense"]) expect(isTour(token), token).toBe(false);
  });
  it("is not what another token of ours says", () => {
    expect(isTour(writeClientContext(secret, visitor, now))).toBe(false);
  });
});
