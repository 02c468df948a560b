import { describe, expect, it } from "vitest";
import { keepKey, readKey, seal, unseal, type Waiting } from "./sealed-form.ts";

const waiting: Waiting = { fields: [["password", "secret-éà"]], codeExpiresAt: 120_000 };

describe("a form that waits for its code", () => {
  it("comes back whole with its key, by way of the cookie", () => {
    const { sealed, key } = seal(waiting);
    const setCookie = keepKey(key, { secure: true });
    const request = new Request("https://site.test/inscription", {
      headers: { cookie: setCookie.split(";")[0] ?? "" },
    });
    expect(unseal(sealed, readKey(request))).toEqual(waiting);
    expect(setCookie).toContain("HttpOnly; SameSite=Strict; Max-Age=1800; Secure");
  });

  it("tells nothing without the key, with another one, or once touched", () => {
    const { sealed, key } = seal(waiting);
    expect(sealed).not.toContain("secret");
    expect(Buffer.from(sealed, "base64url").toString("utf8")).not.toContain("secret");
    expect(unseal(sealed, null)).toBeNull();
    expect(unseal(sealed, seal(waiting).key)).toBeNull();
    expect(unseal(`${sealed.slice(0, -4)}AAAA`, key)).toBeNull();
    expect(unseal("", key)).toBeNull();
  });
});
