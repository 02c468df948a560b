import { describe, expect, it } from "vitest";
import { dueDate } from "./due-date.ts";

describe("a request about personal data", () => {
  it("is due thirty days after it arrived, over the end of a year and of February", () => {
    expect(dueDate("2026-11-22")).toBe("2026-12-22");
    expect(dueDate("2026-12-15")).toBe("2027-01-14");
    expect(dueDate("2028-02-01")).toBe("2028-03-02");
  });
});
