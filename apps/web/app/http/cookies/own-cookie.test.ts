import { describe, expect, it } from "vitest";
import { guestDeviceCookie, knownDeviceCookie } from "./device-cookies.ts";
import { hasOwnCookie, ownCookie } from "./own-cookie.ts";

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const cookie = ownCookie("sample", isText, { maxAge: 60 });
const [http, https] = [{ secure: false }, { secure: true }];

/** A request of a browser that received these `Set-Cookie` headers. */
function requestWith(...setCookies: string[]): Request {
  const pairs = setCookies.map((setCookie) => setCookie.split(";")[0]);
  return new Request("http://site.test/", { headers: { cookie: ["a=b", ...pairs].join("; ") } });
}

describe("a cookie of this site", () => {
  it.each([http, https])("is read as it was set, beside others: %j", async (transport) => {
    const value = "AbCd-_123456.aa~é; =";
    const request = requestWith(await cookie.set(value, transport));
    expect(await cookie.read(request, transport)).toBe(value);
  });

  it("is out of reach of scripts and of other sites' forms", async () => {
    const flags = (await cookie.set("x", http)).split("; ").slice(1);
    expect(flags.sort()).toEqual(["HttpOnly", "Max-Age=60", "Path=/", "SameSite=Lax"]);
  });

  it("is bound to this host and never sent in clear on HTTPS, also when it is deleted", async () => {
    for (const header of [await cookie.set("x", https), await cookie.clear(https)]) {
      expect(header).toMatch(/^__Host-jdj_sample=/);
      expect(header).toContain("; Path=/;");
      expect(header).toContain("; Secure");
      expect(header).not.toContain("Domain");
    }
  });

  it("is not read on HTTPS when another host of the domain could have set it", async () => {
    const planted = requestWith(await cookie.set("x", http));
    expect(await cookie.read(planted, https)).toBeNull();
    expect(hasOwnCookie(planted, https)).toBe(false);
    expect(hasOwnCookie(planted, http)).toBe(true);
  });

  it("is null when it is missing, deleted, damaged or of another shape", async () => {
    const deleted = await cookie.clear(http);
    expect(deleted).toContain("Max-Age=0");
    for (const request of [
      new Request("http://site.test/"),
      requestWith(deleted),
      requestWith("jdj_sample=%%%"),
      requestWith(`jdj_sample=${btoa('{"a":1}')}`),
    ])
      expect(await cookie.read(request, http)).toBeNull();
  });
});

it("the device cookies of sign-in and of guests are independent", async () => {
  const known = "AbCd-_123456.aaaaaaaaaaaaaaaaaaaaaa~BbCd-_123456.bbbbbbbbbbbbbbbbbbbbbb";
  const request = requestWith(
    await knownDeviceCookie.set(known, http),
    await guestDeviceCookie.set(crypto.randomUUID(), http),
  );
  expect(await knownDeviceCookie.read(request, http)).toBe(known);
  expect(await guestDeviceCookie.read(request, http)).toMatch(/^[\w-]{36}$/);
});
