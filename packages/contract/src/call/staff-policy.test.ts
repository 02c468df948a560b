import { describe, expect, it } from "vitest";
import { mayStaff, staffPolicy, staffRoles, staffSections } from "./staff-policy.ts";

describe("the policy of the console", () => {
  it("lets an admin do everything, and nobody else add staff", () => {
    for (const section of staffSections) expect(mayStaff("admin", `${section}:write`)).toBe(true);
    expect(staffRoles.filter((role) => mayStaff(role, "staff:read"))).toEqual(["admin"]);
  });

  it("reserves prices and payments for finance and admins", () => {
    for (const section of ["prices", "payments"] as const)
      expect(staffRoles.filter((role) => mayStaff(role, `${section}:read`))).toEqual([
        "finance",
        "admin",
      ]);
  });

  it("lets support read what customers ordered, and finance alone give its money back", () => {
    const may = (capability: "sales:read" | "sales:write") =>
      staffRoles.filter((role) => mayStaff(role, capability));
    expect(may("sales:read")).toEqual(["support", "finance", "admin"]);
    expect(may("sales:write")).toEqual(["finance", "admin"]);
  });

  it("lets support hold campaigns back, and see sender names without deciding", () => {
    const may = (capability: Parameters<typeof mayStaff>[1]) =>
      staffRoles.filter((role) => mayStaff(role, capability));
    expect(may("campaigns:write")).toEqual(["support", "admin"]);
    expect(may("campaigns:read")).toEqual(["support", "finance", "admin"]);
    expect(may("sender-names:read")).toEqual(["support", "finance", "admin"]);
    expect(may("sender-names:write")).toEqual(["admin"]);
  });

  it("lets an editor touch no customer, no provider and no money", () => {
    const touching = [
      "people",
      "inbox",
      "providers",
      "reviews",
      "campaigns",
      "sender-names",
    ] as const;
    for (const section of [...touching, "sales", "payments", "prices", "operations"] as const)
      expect(mayStaff("editor", `${section}:read`), section).toBe(false);
  });

  it("lets an editor change texts and no person", () => {
    expect(mayStaff("editor", "content:write")).toBe(true);
    expect(mayStaff("editor", "people:read")).toBe(false);
    expect(mayStaff("editor", "inbox:read")).toBe(false);
  });

  it("lets support read templates without changing them", () => {
    expect(mayStaff("support", "templates:read")).toBe(true);
    expect(mayStaff("support", "templates:write")).toBe(false);
  });

  it("gives everybody their own session, and nobody a call without a capability", () => {
    expect(staffRoles.filter((role) => !mayStaff(role, "session:write"))).toEqual([]);
    expect(staffRoles.filter((role) => mayStaff(role, undefined))).toEqual([]);
  });

  it("has every section for every role", () => {
    for (const role of staffRoles)
      expect(Object.keys(staffPolicy[role]).sort()).toEqual([...staffSections].sort());
  });
});
