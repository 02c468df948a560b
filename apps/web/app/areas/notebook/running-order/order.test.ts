import type { DatePlace } from "@jdj/contract/notebook/ceremonies";
import { describe, expect, it } from "vitest";
import { orderOfDays } from "./order-of-days.ts";
import { orderText } from "./order-text.ts";

function ceremony(id: number, name: string, changes: Partial<DatePlace["pivot"]> = {}): DatePlace {
  return {
    id,
    code: `c${id}`,
    name,
    image: "ring",
    isrequired: 0,
    is_main: 0,
    is_activate: 1,
    proposed_date: null,
    pivot: {
      event_id: 1,
      date_place_id: id,
      wedding_date: "2027-03-20",
      wedding_time: null,
      wedding_location_prefix: null,
      wedding_location: null,
      is_activate: 1,
      version: 1,
      ...changes,
    },
  };
}

const mayor = ceremony(1, "Mairie", {
  wedding_time: "10:00",
  wedding_location: "la mairie de Cocody",
});
const feast = ceremony(2, "Réception", { wedding_time: "19:00" });
const dowry = ceremony(3, "Dot", { wedding_date: "2027-03-13", wedding_time: "16:00" });

describe("the running order of an event", () => {
  it("goes from day to day, and within a day from hour to hour", () => {
    const days = orderOfDays([feast, ceremony(4, "Photos"), mayor, dowry], new Map([[2, 132]]));
    expect(days.map(({ day, ceremonies }) => [day, ceremonies.map(({ name }) => name)])).toEqual([
      ["2027-03-13", ["Dot"]],
      ["2027-03-20", ["Mairie", "Réception", "Photos"]],
    ]);
    expect(days[1]?.ceremonies.map(({ people }) => people)).toEqual([null, 132, null]);
  });

  it("leaves out what is not planned, and puts last what has no day", () => {
    const cancelled = { ...feast, is_activate: 0 } as const;
    const proposed = ceremony(5, "Messe", { wedding_date: "2027-03-21", version: 0 });
    const days = orderOfDays([proposed, cancelled, mayor], new Map());
    expect(days.map(({ day }) => day)).toEqual(["2027-03-20", null]);
  });

  it("is on the event's day for the main ceremony, which nobody saved yet", () => {
    const main = { ...ceremony(1, "Mairie", { version: 0 }), is_main: 1 } as const;
    expect(orderOfDays([main], new Map()).map(({ day }) => day)).toEqual(["2027-03-20"]);
  });

  it("is a message with the hours and whom to call", () => {
    const contacts = [
      { key: "1", role: "Témoin", name: "Koffi Yao", phone: "+2250701020304" },
      { key: "2", role: "Traiteur", name: "Chez Tantie", phone: null },
    ];
    const text = orderText("Awa et Yann", orderOfDays([mayor, feast], new Map()), contacts);
    expect(text.replaceAll("\u00a0", " ").split("\n")).toEqual([
      "Awa et Yann",
      "",
      "20 mars 2027",
      expect.stringMatching(/^10:00, Mairie, .*mairie de Cocody$/),
      "19:00, Réception",
      "",
      "À appeler",
      expect.stringMatching(/^Témoin : Koffi Yao, .*07 01 02 03 04$/),
      "Traiteur : Chez Tantie",
    ]);
    expect(orderText("Awa et Yann", [], [])).toBe("Awa et Yann");
  });
});
