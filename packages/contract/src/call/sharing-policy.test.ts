import { describe, expect, it } from "vitest";
import { may, roles, sections, sharedRoles, sharingPolicy } from "./sharing-policy.ts";

describe("the policy of a shared notebook", () => {
  it("lets the owner do everything", () => {
    expect(sections.filter((section) => !may("owner", `${section}:write`))).toEqual([]);
  });

  it("reserves the private lines and the sharing itself for the owner", () => {
    for (const role of sharedRoles) {
      expect(may(role, "private:read")).toBe(false);
      expect(may(role, "sharing:write")).toBe(false);
      expect(may(role, "sharing:read")).toBe(true);
    }
  });

  it("lets the treasurer write the budget, the orders of fabric, the contributions and the money, and nothing else", () => {
    expect(sections.filter((section) => may("treasurer", `${section}:write`))).toEqual([
      "budget",
      "fabric",
      "contributions",
      "money",
    ]);
  });

  it("lets the organiser send and pay, and write all but the couple's page, the sharing and the money of fabric", () => {
    expect(sections.filter((section) => !may("organiser", `${section}:write`))).toEqual([
      "couple",
      "private",
      "money",
      "sharing",
      "ownership",
    ]);
  });

  it("lets a reader write nothing", () => {
    expect(sections.filter((section) => may("reader", `${section}:write`))).toEqual([]);
    expect(may("reader", "guests:read")).toBe(true);
  });

  it("shows who gave what to those who organise and keep the money, and to no reader", () => {
    expect(roles.filter((role) => may(role, "gifts:read"))).toEqual([
      "owner",
      "organiser",
      "treasurer",
    ]);
  });

  it("reserves what declares no need for the owner", () => {
    expect(roles.filter((role) => may(role, undefined))).toEqual(["owner"]);
  });

  it("has every section for every role", () => {
    for (const role of roles) expect(Object.keys(sharingPolicy[role])).toEqual([...sections]);
  });
});
