import { describe, expect, it } from "vitest";
import { mayStaff, staffRoles } from "../call/staff-policy.ts";
import { kindsFor } from "./kinds.ts";
import { kindsForRole, staffNeeds } from "./staff-kinds.ts";

describe("what a role is told of", () => {
  it("is what it may see to", () => {
    expect(kindsForRole("editor")).toEqual([]);
    expect(kindsForRole("finance")).toEqual(["dispute", "approval", "money-task", "assigned"]);
    expect(kindsForRole("support")).toEqual([
      ...["personal-data", "application", "contact", "review-report", "new-photo", "assigned"],
    ]);
  });

  it("is all for an admin, each kind with what it needs", () => {
    expect(kindsForRole("admin")).toEqual(kindsFor("staff"));
    expect(Object.keys(staffNeeds).toSorted()).toEqual([...kindsFor("staff")].toSorted());
  });

  it("is a request for a second person only where the role may be it, for money, sales and prices alike", () => {
    for (const role of staffRoles.filter((one) => kindsForRole(one).includes("approval")))
      for (const section of ["payments", "sales", "prices"] as const)
        expect(mayStaff(role, `${section}:write`), role).toBe(true);
  });
});
