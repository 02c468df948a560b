import { describe, expect, it } from "vitest";
import type { ListedGuest } from "./listed-guest.ts";
import { tellList } from "./tell-list.ts";

const guest = (companions: number): ListedGuest => ({
  id: companions,
  civility: "M",
  lastName: "Yao",
  givenNames: "Koffi",
  email: "",
  phone: "",
  category: "Amis",
  answer: "none",
  companions,
  household: "",
  secondPhone: "",
  version: 1,
});

describe("the length of the list", () => {
  it("is stated, and how much of it is shown", () => {
    const all = [guest(0), guest(0)];
    expect(tellList(all, all)).toBe("2\u00a0invités");
    expect(tellList(all, [guest(0)])).toBe("1\u00a0invité sur 2");
  });

  it("counts those whom guests bring along", () => {
    const all = [guest(0), guest(3)];
    expect(tellList(all, all)).toBe("2\u00a0invités · 5\u00a0personnes en tout");
  });
});
