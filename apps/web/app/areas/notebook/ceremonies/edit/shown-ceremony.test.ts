import type { DatePlace } from "@jdj/contract/notebook/ceremonies";
import { describe, expect, it } from "vitest";
import { ceremonyFrom, shownCeremony, textsToStore } from "./shown-ceremony.ts";

const pivot = {
  event_id: 1,
  date_place_id: 4,
  wedding_date: "2027-03-20",
  wedding_time: "14:30",
  wedding_location_prefix: "à" as const,
  wedding_location: "Mairie de Cocody",
  is_activate: 1 as const,
  version: 2,
};
const ceremony: DatePlace = {
  id: 4,
  code: "reception",
  name: "Réception",
  image: "tam-tam",
  isrequired: 0,
  is_main: 0,
  is_activate: 1,
  proposed_date: "2027-03-20",
  pivot,
};

function typed(changed: Record<string, string> = {}): FormData {
  const form = new FormData();
  const fields = {
    version: "2",
    may_be_inactive: "1",
    is_activate: "on",
    wedding_date: "20/03/2027",
    wedding_time: "14:30",
    wedding_location_prefix: "",
    wedding_location: "Mairie de Cocody",
    ...changed,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe("the form of a ceremony", () => {
  it("leaves the preposition to the place, until another was chosen", () => {
    const prefix = (wedding_location_prefix: "à" | "chez", wedding_location = "Mairie de Cocody") =>
      shownCeremony({ ...ceremony, pivot: { ...pivot, wedding_location_prefix, wedding_location } })
        .wedding_location_prefix;
    expect([prefix("à"), prefix("à", "Cocody"), prefix("chez", "Ali")]).toEqual(["", "", "chez"]);
  });

  it("sends the preposition that the place asks for", () => {
    expect(ceremonyFrom(typed()).wedding_location_prefix).toBe("à la");
    expect(ceremonyFrom(typed({ wedding_location_prefix: "chez" }))).toMatchObject({
      wedding_date: "2027-03-20",
      wedding_location_prefix: "chez",
    });
  });

  it("is stored on the device once it differs from what is saved", () => {
    const initial = shownCeremony(ceremony);
    expect(textsToStore(typed(), initial)).toEqual({});
    expect(textsToStore(typed({ wedding_time: "15:00" }), initial)).toMatchObject({
      version: "2",
      wedding_time: "15:00",
      wedding_location: "Mairie de Cocody",
    });
    const off = typed();
    off.delete("is_activate");
    expect(textsToStore(off, initial)).not.toHaveProperty("is_activate");
    expect(textsToStore(off, initial)).toHaveProperty("wedding_time");
  });
});
