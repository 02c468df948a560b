import { describe, expect, it } from "vitest";
import { registrationKeyCookie } from "#app/http/cookies/registration-key-cookie.ts";
import { seal, unseal, type Waiting } from "./sealed-form.ts";

const waiting: Waiting = { fields: [["password", "secret-éà"]], codeExpiresAt: 120_000 };

describe("a registration form that is sealed until its code comes", () => {
  it("is opened whole with its key, through the cookie", async () => {
    const { sealed, key } = seal(waiting);
    const setCookie = await registrationKeyCookie.set(key, { secure: true });
    const request = new Request("https://site.test/inscription", {
      headers: { cookie: setCookie.split(";")[0] ?? "" },
    });
    expect(unseal(sealed, await registrationKeyCookie.read(request, { secure: true }))).toEqual(
      waiting,
    );
    const flags = setCookie.split("; ").slice(1).sort();
    expect(flags).toEqual(["HttpOnly", "Max-Age=1800", "Path=/", "SameSite=Strict", "Secure"]);
  });

  it("cannot be read without the key, with another one, or once changed", () => {
    const { sealed, key } = seal(waiting);
    expect(sealed).not.toContain("secret");
    expect(Buffer.from(sealed, "base64url").toString("utf8")).not.toContain("secret");
    expect(unseal(sealed, null)).toBeNull();
    expect(unseal(sealed, seal(waiting).key)).toBeNull();
    expect(unseal(`${sealed.slice(0, -4)}AAAA`, key)).toBeNull();
    expect(unseal("", key)).toBeNull();
  });
});
