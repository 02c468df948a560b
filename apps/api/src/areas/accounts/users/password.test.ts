import { describe, expect, it } from "vitest";
import { hashPassword, isStrongPassword, verifyPassword } from "./password.ts";

describe("a password", () => {
  it("is known again by its hash, and no other is", async () => {
    const stored = await hashPassword("Élodie&Koffi");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword("Élodie&Koffi", stored)).toBe(true);
    expect(await verifyPassword("E\u0301lodie&Koffi", stored)).toBe(true);
    expect(await verifyPassword("elodie&koffi", stored)).toBe(false);
  });
  it("is never that of an account that does not exist", async () => {
    expect(await verifyPassword("demo", null)).toBe(false);
  });
  it("passes the strict policy with eight characters that are not common", () => {
    expect(isStrongPassword("mangue verte")).toBe(true);
    expect(isStrongPassword("court")).toBe(false);
    expect(isStrongPassword("MotDePasse")).toBe(false);
  });
  it("is hashed although many come at once", async () => {
    const hashes = await Promise.all(Array.from({ length: 6 }, (_, at) => hashPassword(`p${at}`)));
    expect(new Set(hashes).size).toBe(6);
  });
});
