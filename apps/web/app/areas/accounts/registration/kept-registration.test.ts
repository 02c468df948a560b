import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { encryptionContext, visitorContext } from "#app/http/context.ts";
import { keep, readKept } from "./kept-registration.ts";

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
const kept = { password: "secret-\u00e9\u00e0", phone: "+2250701020304", codeExpiresAt: 120_000 };
const sent = (header: string) =>
  new Request("https://site.test/inscription", { headers: { cookie: header.split(";")[0] ?? "" } });

describe("what a registration keeps until it ends", () => {
  it("is in a cookie for half an hour that no script reads", async () => {
    const { id, header } = await keep(context, kept, null);
    expect(await readKept(context, sent(header))).toEqual({ id, ...kept });
    const flags = header.split("; ").slice(1).sort();
    expect(flags).toEqual(["HttpOnly", "Max-Age=1800", "Path=/", "SameSite=Strict", "Secure"]);
  });

  it("belongs to one form: another gets its own number", async () => {
    const first = await keep(context, kept, null);
    expect((await keep(context, kept, first.id)).id).toBe(first.id);
    expect((await keep(context, kept, null)).id).not.toBe(first.id);
  });

  it("is nothing with another secret, or without its cookie", async () => {
    const { header } = await keep(contextOf("b"), kept, null);
    expect(await readKept(context, sent(header))).toBeNull();
    expect(await readKept(context, sent(""))).toBeNull();
  });
});
