import { describe, expect, it } from "vitest";
import { coupleFrom, personsToStore } from "./couple-from.ts";

const nobody = {
  civility: "",
  last_name: "",
  given_names: "",
  email: "",
  phone_number_1: "",
  phone_number_2: "",
  born_on: "",
  died_on: "",
  known_as: "",
  families: "",
};

function typed(fields: Record<string, string>): FormData {
  const form = new FormData();
  form.set("event_id", "7");
  for (const id of ["1", "2"]) form.append("person", id);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe("the form of the couple", () => {
  it("holds every person, the empty one too", () => {
    const form = typed({
      "persons.0.married_id": "1",
      "persons.0.given_names": " Koffi ",
      "persons.0.phone_number_1_code": "225",
      "persons.0.phone_number_1": "07 01 02 03 04",
      "persons.1.married_id": "2",
      "persons.1.version": "3",
    });
    expect(coupleFrom(form)).toMatchObject({
      event_id: 7,
      persons: [
        { ...nobody, married_id: 1, given_names: "Koffi", phone_number_1: "+2250701020304" },
        { ...nobody, married_id: 2, version: "3" },
      ],
    });
  });

  it("keeps a number without a digit, which the call refuses", () => {
    const form = typed({ "persons.0.phone_number_1": "bientôt" });
    expect(coupleFrom(form).persons[0]?.phone_number_1).toBe("bientôt");
  });

  it("is stored on the device as far as it was changed", () => {
    const form = typed({
      "persons.0.given_names": "Koffi",
      "persons.0.version": "1",
      "persons.1.given_names": "Awa",
    });
    const persons = [
      { texts: { ...nobody, given_names: "Yao" } },
      { texts: { ...nobody, given_names: "Awa" } },
    ];
    expect(personsToStore(form, persons)).toEqual({
      "persons.0.given_names": "Koffi",
      "persons.0.version": "1",
    });
  });
});
