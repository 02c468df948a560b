import { describe, expect, it } from "vitest";
import { taskDateError } from "./task-dates.ts";

const event = { weddingDate: "2027-03-20", createdAt: new Date("2026-11-20T10:00:00Z") };
const errorOf = (day: string, of = event) => taskDateError(day, of, "2026-11-22");

describe("the date of a task", () => {
  it("lies within two years before the feast and one after it", () => {
    expect(errorOf("2025-03-20")).toBeNull();
    expect(errorOf("2028-03-20")).toBeNull();
    expect(errorOf("2023-03-20")?.replaceAll("\u00a0", " ")).toBe(
      "Choisissez une date entre le 20 mars 2025 et le 20 mars 2028",
    );
    expect(errorOf("9999-12-31")).not.toBeNull();
    expect(errorOf("1800-01-01")).not.toBeNull();
  });

  it("may be as early as the notebook of a feast that is years away", () => {
    const far = { ...event, weddingDate: "2031-03-20" };
    expect(errorOf("2026-11-20", far)).toBeNull();
    expect(errorOf("2026-11-19", far)).not.toBeNull();
  });

  it("lies in the next years while the feast has no date", () => {
    const undated = { weddingDate: null, createdAt: event.createdAt };
    expect(taskDateError("2030-01-01", undated, "2026-11-22")).toBeNull();
    expect(taskDateError("9999-01-01", undated, "2026-11-22")).not.toBeNull();
  });
});
