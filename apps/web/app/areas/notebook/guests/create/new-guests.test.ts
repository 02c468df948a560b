import { describe, expect, it } from "vitest";
import { readPastedList } from "#app/areas/notebook/guests/paste/read-pasted-list.ts";
import { MOST_GUESTS, newGuestsOf, withListed, withRepairs } from "./new-guests.ts";

const list = readPastedList("Awa Koné 0707010203\nYao Aka 45010203");

describe("the guests of a pasted list", () => {
  it("take the place of the empty row, and stand behind what was typed", () => {
    const { next } = withListed(newGuestsOf({}), { "g1.last_name": "", event_id: "4" }, list, true);
    expect(next).toMatchObject({ rows: ["g1", "g2"], listed: ["g1", "g2"] });
    const typed = { "g3.last_name": "Zadi", "g3.phone_number_1_code": "225 Côte d’Ivoire" };
    const behind = withListed(newGuestsOf(typed), typed, list, true).next;
    expect(behind.rows).toEqual(["g3", "g4", "g5"]);
    expect(behind.texts["g3.last_name"]).toBe("Zadi");
  });

  it("are replaced when the list is read again, and joined by chosen contacts", () => {
    const first = withListed(newGuestsOf({}), {}, list, true).next;
    const again = withListed(first, first.texts, list, true).next;
    expect(again.rows).toHaveLength(2);
    const contact = readPastedList("Ama Brou 0102030405");
    const more = withListed(again, again.texts, contact, false).next;
    expect(more.rows).toHaveLength(3);
    expect(more.listed).toEqual(more.rows);
  });

  it("are not added twice when the same list is pasted over a draft of it", () => {
    const first = withListed(newGuestsOf({}), {}, list, true).next;
    const repaired = withRepairs(first, first.texts);
    const draft = newGuestsOf(repaired.texts);
    expect(withListed(draft, draft.texts, list, true)).toMatchObject({
      next: { rows: draft.rows },
      left: 0,
    });
  });

  it("are two hundred at most: the page says how many found no room", () => {
    const many = Array.from({ length: 240 }, () => list)
      .flat()
      .slice(0, 240);
    const { next, left } = withListed(newGuestsOf({}), {}, many, true);
    expect([next.rows.length, left]).toEqual([MOST_GUESTS, 40]);
  });

  it("have their old numbers repaired together", () => {
    const page = withListed(newGuestsOf({}), {}, list, true).next;
    expect(withRepairs(page, page.texts).texts["g2.phone_number_1"]).toBe("+2250545010203");
  });
});
