import type { Guest } from "@jdj/contract/notebook/guests";
import { describe, expect, it } from "vitest";
import { listSummary } from "./list-summary.ts";

const guest = (companions: number): Guest => ({
  id: companions,
  event_id: 1,
  guest_id: 1,
  category: "Amis",
  civility: "M",
  last_name: "Yao",
  given_names: "Koffi",
  email: null,
  phone_number_1: "+2250701020304",
  phone_number_2: null,
  has_confirmed: 0,
  answer: "none",
  companions,
  household: null,
  version: 1,
});

describe("the length of the list", () => {
  it("is stated, and how much of it is shown", () => {
    const all = [guest(0), guest(0)];
    expect(listSummary(all, all)).toBe("2\u00a0invités");
    expect(listSummary(all, [guest(0)])).toBe("1\u00a0invité sur 2");
  });

  it("counts those whom guests bring along", () => {
    const all = [guest(0), guest(3)];
    expect(listSummary(all, all)).toBe("2\u00a0invités · 5\u00a0personnes en tout");
  });
});
