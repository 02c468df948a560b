import { describe, expect, it } from "vitest";
import { testApp } from "../src/testing/app.ts";
import { registerCouple } from "../src/testing/cast.ts";
import { findDemonstrationData } from "./find-data.ts";
import { loadDemonstration } from "./load.ts";

describe("the demonstration", () => {
  const empty = testApp();
  const used = testApp();

  it("lists exactly the accounts that can sign in", async () => {
    expect(await findDemonstrationData(empty.db)).toBe(null);
    const accounts = await loadDemonstration(empty, empty.api);
    expect(accounts.length).toBeGreaterThan(0);
    for (const { email } of accounts) {
      const body = { email, password: "demo" };
      expect(await empty.call("POST", "/api/v1/login", { body }), email).toMatchObject({
        status: 200,
      });
    }
    expect(await findDemonstrationData(empty.db)).toContain("@exemple.ci");
    expect(await loadDemonstration(empty, empty.api)).toEqual(accounts);
  });

  it("is not written to a database with other accounts", async () => {
    await registerCouple(used);
    expect(await loadDemonstration(used, used.api)).toEqual([]);
    expect(await findDemonstrationData(used.db)).toBe(null);
  });
});
