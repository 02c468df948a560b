import { expect, it } from "vitest";
import { fillDays } from "./fill-days.ts";

it("the last days have every day, also over the end of a month", () => {
  const counted = [{ day: "2026-03-01", seen: 4, requested: 1 }];
  expect(fillDays(counted, "2026-03-02", 4)).toEqual([
    { day: "2026-02-27", seen: 0, requested: 0 },
    { day: "2026-02-28", seen: 0, requested: 0 },
    { day: "2026-03-01", seen: 4, requested: 1 },
    { day: "2026-03-02", seen: 0, requested: 0 },
  ]);
});
