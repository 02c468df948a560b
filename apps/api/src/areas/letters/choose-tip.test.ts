import { describe, expect, it } from "vitest";
import { chooseTip } from "./choose-tip.ts";
import type { LetterFacts } from "./letter-facts.ts";

const calm: LetterFacts = {
  ...{ today: "2026-11-29", eventDate: "2027-02-20", answers: [], tasks: [], budget: null },
  guests: { all: 100, unreachable: 0, uninvited: 0, silent: 0 },
  ...{ unbooked: [], townHallFileDue: null },
};

const tipOf = (changes: Partial<LetterFacts>) => chooseTip({ ...calm, ...changes })?.kind ?? null;
const guests = (changes: object) => ({ guests: { ...calm.guests, ...changes } });
const inDays = (days: number) => ({
  eventDate: new Date(Date.parse(calm.today) + days * 86_400_000).toISOString().slice(0, 10),
});

describe("the one useful thing of a letter", () => {
  it("is nothing while nothing is missing", () => {
    expect(tipOf({})).toBeNull();
  });

  it("is the file of the town hall before all others, from 120 days on", () => {
    const file = { townHallFileDue: "2026-12-07", unbooked: ["DJ"] };
    expect(tipOf({ ...file, ...inDays(120) })).toBe("town-hall-file");
    expect(tipOf({ ...file, ...inDays(121) })).toBeNull();
  });

  it("is a service for which nobody was found, from 90 days on", () => {
    expect(tipOf({ unbooked: ["Traiteurs"], ...inDays(91) })).toBeNull();
    expect(chooseTip({ ...calm, unbooked: ["Traiteurs", "DJ"], ...inDays(90) })?.text).toBe(
      "Il reste 90\u00a0jours et personne n’est noté pour «\u00a0Traiteurs\u00a0».",
    );
  });

  it("is the invitations that did not leave, from 90 days on", () => {
    expect(tipOf({ ...guests({ uninvited: 3 }), ...inDays(90) })).toBe("uninvited");
    expect(tipOf({ ...guests({ uninvited: 3 }), ...inDays(91) })).toBeNull();
  });

  it("is guests whom no card can reach, at any time", () => {
    const text = (unreachable: number) =>
      chooseTip({ ...calm, ...guests({ unreachable }), ...inDays(400) })?.text;
    expect(text(1)).toMatch(/^1\u00a0invité n’a ni numéro/);
    expect(text(2)).toMatch(/^2\u00a0invités n’ont ni numéro/);
  });

  it("is guests who have not answered, in the last 45 days", () => {
    expect(tipOf({ ...guests({ silent: 9 }), ...inDays(45) })).toBe("silent");
    expect(tipOf({ ...guests({ silent: 9 }), ...inDays(46) })).toBeNull();
  });

  it("is the empty list of guests, from nine months on", () => {
    expect(tipOf({ ...guests({ all: 0 }), ...inDays(270) })).toBe("no-guests");
    expect(tipOf({ ...guests({ all: 0 }), ...inDays(271) })).toBeNull();
  });
});
