import { describe, expect, it } from "vitest";
import { maySeeNotebook } from "./may-see-notebook.ts";

const at = new Date("2026-11-20T10:00:00Z");
const nobodyProven = { emailVerifiedAt: null, phoneVerifiedAt: null };
const born = { dob: "1995-03-08" };

describe("the notebook's gate", () => {
  it("opens to a proven address with a birth date", () => {
    const actor = { user: { ...nobodyProven, emailVerifiedAt: at }, customer: born };
    expect(maySeeNotebook(actor, "either")).toBe(true);
    expect(maySeeNotebook(actor, "email")).toBe(true);
  });
  it("opens to a proven number, unless it is strict", () => {
    const actor = { user: { ...nobodyProven, phoneVerifiedAt: at }, customer: born };
    expect(maySeeNotebook(actor, "either")).toBe(true);
    expect(maySeeNotebook(actor, "email")).toBe(false);
  });
  it("stays closed while nothing is proven", () => {
    expect(maySeeNotebook({ user: nobodyProven, customer: born }, "either")).toBe(false);
  });
  it("stays closed without a birth date", () => {
    const user = { ...nobodyProven, emailVerifiedAt: at };
    expect(maySeeNotebook({ user, customer: { dob: null } }, "either")).toBe(false);
  });
  it("stays closed to users who are not customers", () => {
    const user = { ...nobodyProven, emailVerifiedAt: at };
    expect(maySeeNotebook({ user, customer: null }, "either")).toBe(false);
  });
});
