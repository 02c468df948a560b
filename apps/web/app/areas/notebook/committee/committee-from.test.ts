import { describe, expect, it } from "vitest";
import { committeeFrom, errorsByPlace, membersToStore } from "./committee-from.ts";
import { joinTexts, memberOf } from "./member.ts";

const stored = memberOf({
  id: 7,
  name: "Informations du PCO",
  gender: "M",
  own: null,
  pivot: {
    event_id: 4,
    restricted_committee_id: 7,
    civility: "M",
    last_name: "Yao",
    given_names: "Koffi",
    email: null,
    phone_number_1: "+2250701020304",
    phone_number_2: null,
    image: null,
    version: 2,
  },
});

/** The form of two places, the first taken and the second free, as a browser posts it. */
function formOf(changes: Record<string, string> = {}): FormData {
  const fields = {
    event_id: "4",
    "m7.was": joinTexts(stored.texts),
    "m7.version": "2",
    "m7.civility": "M",
    "m7.last_name": "Yao",
    "m7.given_names": "Koffi",
    "m7.email": "",
    "m7.phone_number_1_code": "225 Côte d’Ivoire",
    "m7.phone_number_1": "07 01 02 03 04",
    "m7.phone_number_2_code": "225 Côte d’Ivoire",
    "m7.phone_number_2": "",
    "m8.was": "\t\t\t\t\t",
    "m8.version": "0",
    "m8.civility": "",
    "m8.last_name": "",
    "m8.given_names": "",
    "m8.email": "",
    "m8.phone_number_1_code": "225 Côte d’Ivoire",
    "m8.phone_number_1": "",
    "m8.phone_number_2_code": "225 Côte d’Ivoire",
    "m8.phone_number_2": "",
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe("the committee's form", () => {
  it("sends nobody when nothing was changed", () => {
    expect(committeeFrom(formOf()).members).toEqual([]);
    expect(membersToStore(formOf())).toEqual({});
  });

  it("sends the places that were changed alone", () => {
    const { prefixes, members } = committeeFrom(formOf({ "m8.last_name": "Koné" }));
    expect(prefixes).toEqual(["m8."]);
    expect(members).toEqual([
      expect.objectContaining({ restricted_committee_id: "8", last_name: "Koné", version: "0" }),
    ]);
  });

  it("reads a phone with its country", () => {
    const { members } = committeeFrom(formOf({ "m7.phone_number_2": "05 01 02 03 04" }));
    expect(members[0]).toMatchObject({
      phone_number_1: "+2250701020304",
      phone_number_2: "+2250501020304",
    });
  });

  it("counts a new photo as a change", () => {
    const form = formOf();
    form.set("m7.image", new File(["x"], "koffi.png", { type: "image/png" }));
    expect(committeeFrom(form).prefixes).toEqual(["m7."]);
  });

  it("shows an error at its place", () => {
    const errors = { "members.1.email": ["Veuillez entrer un email valide"], form: ["Trop"] };
    expect(errorsByPlace(errors, ["m7.", "m8."])).toEqual({
      "m8.email": ["Veuillez entrer un email valide"],
      form: ["Trop"],
    });
  });

  it("stores the texts of changed places until they are saved", () => {
    const texts = membersToStore(formOf({ "m8.last_name": "Koné" }));
    expect(texts).toMatchObject({ "m8.last_name": "Koné", "m8.was": "\t\t\t\t\t" });
    expect(Object.keys(texts).some((name) => name.startsWith("m7."))).toBe(false);
  });
});
