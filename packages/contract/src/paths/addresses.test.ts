import { describe, expect, it } from "vitest";
import { at } from "./addresses.ts";

describe("the site's addresses", () => {
  it("stay as published", () => {
    expect(at("home")).toBe("/");
    expect(at("signIn")).toBe("/connexion");
    expect(at("couple")).toBe("/carnet-nuptial-pour-organiser-son-mariage-cote-d-ivoire/fiances");
  });

  it("encode their parameters", () => {
    expect(at("activation", { token: "a/b", email: "awa@exemple.ci" })).toBe(
      "/activation-compte/a%2Fb/awa%40exemple.ci",
    );
  });

  it("omit a missing optional part", () => {
    expect(at("activation", {})).toBe("/activation-compte");
  });
});
