import { describe, expect, it } from "vitest";
import { dateOfFeast } from "./date-of-feast.ts";

describe("the date on an invitation", () => {
  it("has its weekday when it is fixed", () => {
    expect(dateOfFeast("2027-03-20", "exact")).toBe("Samedi 20\u00a0mars\u00a02027");
  });

  it("is a month while it is approximate", () => {
    expect(dateOfFeast("2027-03-20", "approximate")).toBe("En mars\u00a02027");
  });

  it("is left out when nobody knows it", () => {
    expect(dateOfFeast(null, "exact")).toBe("");
  });
});
