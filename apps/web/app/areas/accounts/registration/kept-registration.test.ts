import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { encryptionContext, visitorContext } from "#app/http/context.ts";
import { type KeptRegistration, keepOnly, readKept } from "./kept-registration.ts";

function contextOf(secret: string) {
  const context = new RouterContextProvider();
  context.set(visitorContext, { secure: true } as never);
  context.set(encryptionContext, {
    encrypt: (text) => Buffer.from(secret + text).toString("base64url"),
    decrypt: (sealed) => {
      const text = Buffer.from(sealed, "base64url").toString("utf8");
      return text.startsWith(secret) ? text.slice(secret.length) : null;
    },
  });
  return context;
}

const context = contextOf("a");
const now = Date.parse("2026-03-01T10:00:00Z");
const keptOf = (id: string, password = "secret-\u00e9\u00e0"): KeptRegistration => ({
  id,
  password,
  phone: "+2250701020304",
  codeExpiresAt: now + 120_000,
});
const sent = (header: string) =>
  new Request("https://site.test/inscription", { headers: { cookie: header.split(";")[0] ?? "" } });

describe("what a registration keeps until it ends", () => {
  it("is in a cookie for half an hour that no script reads", async () => {
    const header = await keepOnly(context, [keptOf("1")], now);
    expect(await readKept(context, sent(header), now + 1_799_999)).toEqual([keptOf("1")]);
    const flags = header.split("; ").slice(1).sort();
    expect(flags).toEqual(["HttpOnly", "Max-Age=1800", "Path=/", "SameSite=Strict", "Secure"]);
  });

  it("is nothing after it, whatever a browser sends", async () => {
    const header = await keepOnly(context, [keptOf("1")], now);
    expect(await readKept(context, sent(header), now + 1_800_000)).toEqual([]);
  });

  it("is that of two forms, the newest first", async () => {
    const header = await keepOnly(context, [keptOf("3"), keptOf("2"), keptOf("1")], now);
    expect(await readKept(context, sent(header), now)).toEqual([keptOf("3"), keptOf("2")]);
    expect(await keepOnly(context, [], now)).toContain("Max-Age=0");
  });

  it("fits into the 4 KB of a cookie with the longest passwords", async () => {
    const longest = "\u20ac".repeat(200);
    const header = await keepOnly(context, [keptOf("1", longest), keptOf("2", longest)], now);
    expect(header.split(";")[0]?.length).toBeLessThan(4096);
    expect(await readKept(context, sent(header), now)).toHaveLength(2);
  });

  it("is nothing with another secret, or without its cookie", async () => {
    const header = await keepOnly(contextOf("b"), [keptOf("1")], now);
    expect(await readKept(context, sent(header), now)).toEqual([]);
    expect(await readKept(context, sent(""), now)).toEqual([]);
  });
});
