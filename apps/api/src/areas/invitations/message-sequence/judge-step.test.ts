import { describe, expect, it } from "vitest";
import { judgeStep } from "./judge-step.ts";

const step = { offsetDays: -7, hour: 10 };
const at = (time: string) => new Date(`${time}:00Z`);

describe("a step of a sequence", () => {
  it("leaves at its hour, so many days before the feast", () => {
    expect(judgeStep("2026-12-19", step, at("2026-12-12T09:59"))).toBe("early");
    expect(judgeStep("2026-12-19", step, at("2026-12-12T10:00"))).toBe("due");
  });

  it("leaves after the feast too, across a month", () => {
    const thanks = { offsetDays: 2, hour: 7 };
    expect(judgeStep("2026-12-30", thanks, at("2027-01-01T06:59"))).toBe("early");
    expect(judgeStep("2026-12-30", thanks, at("2027-01-01T07:00"))).toBe("due");
  });

  it("waits while the feast has no exact date", () => {
    expect(judgeStep(null, step, at("2026-12-12T10:00"))).toBe("early");
  });

  it("still leaves after an outage of half a day, and no later", () => {
    expect(judgeStep("2026-12-19", step, at("2026-12-12T22:00"))).toBe("due");
    expect(judgeStep("2026-12-19", step, at("2026-12-12T22:01"))).toBe("missed");
  });
});
