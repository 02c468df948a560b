import { describe, expect, it } from "vitest";
import { lastDaysToCancel, returnedDeposit, startRefusal } from "./cancellation.ts";

const now = new Date("2026-11-20T10:00:00.000Z");
const on = (day: string) => ({ day, startedAt: null });
const startedHoursAgo = (hours: number) => ({
  day: null,
  startedAt: new Date(now.getTime() - hours * 3_600_000),
});

describe("a customer who cancels", () => {
  it.each([
    ["all of the deposit 14 days before", "2026-12-04", 60_010],
    ["half of it, rounded up to 5 FCFA, 13 days before", "2026-12-03", 30_005],
    ["half of it 7 days before", "2026-11-27", 30_005],
    ["nothing 6 days before", "2026-11-26", 0],
    ["nothing on the day", "2026-11-20", 0],
    ["nothing once the day has passed", "2026-11-10", 0],
  ])("gets %s", (_, day, back) => {
    expect(returnedDeposit(60_010, "customer", on(day), now)).toBe(back);
  });

  it("gets all of it while a service without a day has not started", () => {
    const service = { day: null, startedAt: null };
    expect(returnedDeposit(60_010, "customer", service, now)).toBe(60_010);
  });

  it("gets all of it for 48 hours after the provider said that such a service has started", () => {
    expect(returnedDeposit(60_010, "customer", startedHoursAgo(47.9), now)).toBe(60_010);
    expect(returnedDeposit(60_010, "customer", startedHoursAgo(48), now)).toBe(0);
  });

  it("loses nothing by the word of the provider where the day is known", () => {
    const service = { day: "2026-12-04", startedAt: now };
    expect(returnedDeposit(60_010, "customer", service, now)).toBe(60_010);
  });

  it("reads the last days for all of it and for half", () => {
    expect(lastDaysToCancel("2026-12-19")).toEqual({ all: "2026-12-05", half: "2026-12-12" });
  });
});

describe("a provider who cancels", () => {
  it.each([on("2026-12-04"), on("2026-11-20"), startedHoursAgo(500)])(
    "gives all of the deposit back, whenever (%o)",
    (service) => {
      expect(returnedDeposit(60_010, "provider", service, now)).toBe(60_010);
    },
  );
});

describe("a service", () => {
  const paid = { isAsked: true, isPaid: true };

  it("does not start while its deposit is unpaid", () => {
    const unpaid = { isAsked: true, isPaid: false };
    expect(startRefusal({ day: null }, unpaid, now)).toBe("quote-deposit-unpaid");
  });

  it("does not start before its day", () => {
    expect(startRefusal({ day: "2026-11-21" }, paid, now)).toBe("quote-too-early");
  });

  it("starts on its day, or where none is known, once the deposit is paid or without one", () => {
    expect(startRefusal({ day: "2026-11-20" }, paid, now)).toBeNull();
    expect(startRefusal({ day: null }, paid, now)).toBeNull();
    expect(startRefusal({ day: null }, { isAsked: false, isPaid: false }, now)).toBeNull();
  });
});
