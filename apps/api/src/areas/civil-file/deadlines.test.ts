import { describe, expect, it } from "vitest";
import {
  civilReminderDue,
  deadlineState,
  earliestIssue,
  lastDayOfDeposit,
  paperAge,
  validUntil,
} from "./deadlines.ts";

describe("the last day of deposit", () => {
  it("leaves ten clear days before the wedding, neither its own day nor the wedding's counted", () => {
    // Saturday 20 February 2027: the 10th to the 19th are ten days.
    expect(lastDayOfDeposit("2027-02-20")).toBe("2027-02-09");
  });

  it("is the Friday before where it falls on a weekend", () => {
    expect(lastDayOfDeposit("2027-02-18")).toBe("2027-02-05");
    expect(lastDayOfDeposit("2027-02-17")).toBe("2027-02-05");
    expect(lastDayOfDeposit("2027-02-16")).toBe("2027-02-05");
  });

  it("crosses the end of a month, of a year and of a leap February", () => {
    expect(lastDayOfDeposit("2027-01-09")).toBe("2026-12-29");
    expect(lastDayOfDeposit("2028-03-11")).toBe("2028-02-29");
  });
});

describe("the time until the last day", () => {
  it("is open, then near from thirty days on, and passed the day after", () => {
    expect(deadlineState("2027-02-20", "2027-01-09")).toBe("open");
    expect(deadlineState("2027-02-20", "2027-01-10")).toBe("soon");
    expect(deadlineState("2027-02-20", "2027-02-09")).toBe("soon");
    expect(deadlineState("2027-02-20", "2027-02-10")).toBe("passed");
    expect(deadlineState("2027-02-20", "2027-02-20")).toBe("passed");
  });

  it("is over once the wedding is past, and unknown without a date", () => {
    expect(deadlineState("2027-02-20", "2027-02-21")).toBe("over");
    expect(deadlineState(null, "2027-02-21")).toBe("undated");
  });
});

describe("a paper of limited validity", () => {
  it("is valid until the day before the same day, months later", () => {
    expect(validUntil("2026-11-20", 3)).toBe("2027-02-19");
    expect(validUntil("2026-11-30", 3)).toBe("2027-02-27");
  });

  it("may be issued so late that it is still valid on the wedding day", () => {
    expect(earliestIssue("2027-02-20", 3)).toBe("2026-11-21");
    expect(validUntil(earliestIssue("2027-02-20", 3), 3)).toBe("2027-02-20");
  });

  it.each(["2027-02-28", "2027-05-31", "2028-02-29", "2027-03-01", "2027-12-31"])(
    "has an earliest day that is valid on %s, and a day before it that is not",
    (day) => {
      const first = earliestIssue(day, 3);
      expect(validUntil(first, 3) >= day).toBe(true);
      const before = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
      expect(validUntil(before, 3) < day).toBe(true);
    },
  );

  it("is too old when it ends before the deposit, and doubtful when it ends before the wedding", () => {
    const days = { depositOn: "2027-02-09", weddingOn: "2027-02-20" };
    const age = (issuedOn: string | null, validMonths: number | null = 3) =>
      paperAge({ issuedOn, validMonths }, days);
    expect(age("2026-11-08")).toBe("too-old");
    expect(age("2026-11-10")).toBe("ends-before-wedding");
    expect(age("2026-11-21")).toBe("valid");
    expect(age(null)).toBeNull();
    expect(age("2020-01-01", null)).toBeNull();
  });

  it("that was valid grows too old when the wedding is moved", () => {
    const paper = { issuedOn: "2026-11-21", validMonths: 3 };
    const moved = "2027-03-20";
    expect(paperAge(paper, { depositOn: lastDayOfDeposit(moved), weddingOn: moved })).toBe(
      "too-old",
    );
  });
});

describe("a reminder of the deposit", () => {
  const never = { step: null, lastDay: null };
  const wedding = "2027-02-20";
  const lastDay = "2027-02-09";

  it("is due thirty and fourteen days before the last day, and the day after it", () => {
    expect(civilReminderDue(wedding, never, "2027-01-09")).toBeNull();
    expect(civilReminderDue(wedding, never, "2027-01-10")).toBe(30);
    expect(civilReminderDue(wedding, { step: 30, lastDay }, "2027-01-25")).toBeNull();
    expect(civilReminderDue(wedding, { step: 30, lastDay }, "2027-01-26")).toBe(14);
    expect(civilReminderDue(wedding, { step: 14, lastDay }, "2027-02-09")).toBeNull();
    expect(civilReminderDue(wedding, { step: 14, lastDay }, "2027-02-10")).toBe(-1);
    expect(civilReminderDue(wedding, { step: -1, lastDay }, "2027-02-11")).toBeNull();
  });

  it("that was missed is made late, and only the last", () => {
    expect(civilReminderDue(wedding, never, "2027-02-01")).toBe(14);
    expect(civilReminderDue(wedding, never, "2027-02-12")).toBe(-1);
  });

  it("begins anew when the wedding is moved", () => {
    expect(civilReminderDue("2027-03-20", { step: 14, lastDay }, "2027-02-12")).toBe(30);
  });

  it("is due no more once the wedding is past", () => {
    expect(civilReminderDue(wedding, never, "2027-02-21")).toBeNull();
  });
});
