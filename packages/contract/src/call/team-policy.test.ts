import { describe, expect, it } from "vitest";
import { mayGiveBack, mayTeam, teamNeeds } from "./team-policy.ts";

const needsOf = (role: "owner" | "manager" | "member") =>
  teamNeeds.filter((need) => mayTeam(role, need));

describe("in a provider's team", () => {
  it("an owner may do all", () => {
    expect(needsOf("owner")).toEqual(teamNeeds);
    expect(mayGiveBack("owner", 425_000)).toBe(true);
  });

  it("a manager does the day-to-day, and gives back 50 000 FCFA at most", () => {
    expect(needsOf("manager")).toEqual([
      "quotes:write",
      "bookings:write",
      "catalogue:write",
      "reviews:write",
    ]);
    expect(mayGiveBack("manager", 50_000)).toBe(true);
    expect(mayGiveBack("manager", 50_005)).toBe(false);
  });

  it("a member decides nothing, and gives nothing back", () => {
    expect(needsOf("member")).toEqual([]);
    expect(mayTeam("member", undefined)).toBe(true);
    expect(mayGiveBack("member", 100)).toBe(false);
    expect(mayGiveBack("member", 0)).toBe(true);
  });
});
