import type { ListedGuest } from "@jdj/contract/invitations/guest-list";
import { describe, expect, it } from "vitest";
import { householdFigures, linesOf } from "./households.ts";

const guest = (
  id: number,
  household: string | null,
  more: Partial<ListedGuest> = {},
): ListedGuest => ({
  id,
  event_id: 1,
  guest_id: 1,
  category: "Amis",
  civility: null,
  last_name: `Koné ${id}`,
  given_names: "",
  email: null,
  phone_number_1: "",
  phone_number_2: null,
  has_confirmed: 0,
  answer: "none",
  companions: 0,
  household,
  version: 1,
  invited: false,
  ...more,
});

const list = [
  guest(1, "Koné"),
  guest(2, null),
  guest(3, "koné "),
  guest(4, "Yao"),
  guest(5, "KONÉ"),
];
const brief = (opened: ReadonlySet<string> | true) =>
  linesOf(list, opened).map((line) =>
    line.kind === "guest" ? `${line.isInside ? "·" : ""}${line.guest.id}` : line.name,
  );

describe("the lines of the list", () => {
  it("show a household as one line, where its first guest stands", () => {
    expect(brief(new Set())).toEqual(["Koné", "2", "4"]);
  });

  it("show its guests under it once it is opened", () => {
    expect(brief(new Set(["h kone"]))).toEqual(["Koné", "·1", "·3", "·5", "2", "4"]);
    expect(brief(true)).toEqual(["Koné", "·1", "·3", "·5", "2", "4"]);
  });

  it("count its guests, people and answers", () => {
    const members = [
      guest(1, "K", { companions: 2, answer: "yes" }),
      guest(2, "K", { answer: "no" }),
    ];
    expect(householdFigures(members)).toEqual({ guests: 2, people: 4, yes: 1 });
  });
});
