import { describe, expect, it } from "vitest";
import {
  PASSWORD_COST as cost,
  hashPassword,
  isStrongPassword,
  verifyPassword,
} from "./password.ts";

describe("a password", () => {
  it("is verified by its hash, and no other password is", async () => {
    const stored = await hashPassword(cost, "Élodie&Koffi", "a");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(cost, "Élodie&Koffi", stored, "a")).toBe(true);
    expect(await verifyPassword(cost, "E\u0301lodie&Koffi", stored, "a")).toBe(true);
    expect(await verifyPassword(cost, "elodie&koffi", stored, "a")).toBe(false);
  });
  it("is never that of an account that does not exist", async () => {
    expect(await verifyPassword(cost, "demo", null, "a")).toBe(false);
  });
  it("passes the strict policy with eight characters that are not common", () => {
    expect(isStrongPassword("mangue verte")).toBe(true);
    expect(isStrongPassword("court")).toBe(false);
    expect(isStrongPassword("MotDePasse")).toBe(false);
  });
  it("is hashed even when many requests come at the same time", async () => {
    const hashes = await Promise.all(
      Array.from({ length: 6 }, (_, at) => hashPassword(cost, `p${at}`, "a")),
    );
    expect(new Set(hashes).size).toBe(6);
  });
  it("does not wait behind 600 wrong ones from another source", async () => {
    const stored = await hashPassword(cost, "mangue", "a");
    const one = performance.now();
    await verifyPassword(cost, "mangue", stored, "a");
    const alone = performance.now() - one;
    const wrong = Array.from({ length: 600 }, () =>
      verifyPassword(cost, "non", stored, "attacker"),
    );
    const answers = Promise.allSettled(wrong);
    const began = performance.now();
    expect(await verifyPassword(cost, "mangue", stored, "owner")).toBe(true);
    expect(performance.now() - began).toBeLessThan(6 * alone + 200);
    const refused = (await answers).filter(({ status }) => status === "rejected");
    expect(refused.length).toBe(600 - 2 - 63);
  });
});
