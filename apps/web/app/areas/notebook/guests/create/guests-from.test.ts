import { describe, expect, it } from "vitest";
import { errorsByRow, guestsFrom, nextRow, rowsIn } from "./guests-from.ts";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe("a form of several guests", () => {
  it("has its guests in the order of the page", () => {
    expect(rowsIn(["event_id", "g2.email", "g2.civility", "g10.email"])).toEqual(["g2", "g10"]);
    expect(nextRow(["g2", "g10"])).toBe("g11");
    expect(nextRow([])).toBe("g1");
  });

  it("is read as the rows that are added", () => {
    const form = formOf({
      event_id: "4",
      idempotency_key: "k1",
      "g2.guest_id": "",
      "g2.last_name": " Yao ",
      "g2.phone_number_1": "07 01 02 03 04",
      "g2.phone_number_1_code": "225 Côte d’Ivoire",
      "g5.guest_id": "9",
      "g5.phone_number_1": "abc",
    });
    const [first, second] = guestsFrom(form);
    expect(first).toMatchObject({
      event_id: 4,
      guest_id: null,
      last_name: "Yao",
      phone_number_1: "+2250701020304",
      phone_number_2: null,
      idempotency_key: "k1",
    });
    expect(second).toMatchObject({ guest_id: "9", phone_number_1: "abc" });
  });

  it("shows each error at the guest it is about, wherever others were removed", () => {
    const errors = { "1.email": ["Ce champ est requis"], form: ["Trop"] };
    expect(errorsByRow(errors, ["g2", "g5"])).toEqual({
      "g5.email": ["Ce champ est requis"],
      form: ["Trop"],
    });
  });
});
